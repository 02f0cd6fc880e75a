import { apart } from "./apart.ts";
import { wordFilter } from "./word-filter.ts";

/** A number that a student states about the whole search: `nodes_expanded: 12`, `depth = 4`. */
export interface WrittenCount {
  readonly name: CountName;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** What is counted: nodes visited, expanded, generated; the goal's depth, the path's cost, the longest frontier. */
export type CountName =
  "visited" | "expanded" | "generated" | "depth" | "cost" | "frontier" | "moves" | "other";

/** Longer names first: `max_search_depth` is not `search_depth`. */
const NAMES: readonly (readonly [CountName, string])[] = [
  [
    "other",
    "max[_ ]?search[_ ]?depth|running[_ ]?time|max[_ ]?ram[_ ]?usage|elapsed(?: time)?|time|waktu|время|tempo|fringe[_ ]?size|queue[_ ]?size|memory",
  ],
  [
    "frontier",
    "max(?:imum)?[_ ]?(?:fringe|frontier|queue)[_ ]?size|maximum number of nodes in the queue(?: at any one time)?",
  ],
  [
    "visited",
    "nodes[_ ]?(?:popped|visited|checked)|number of nodes visited|jumlah simpul (?:yang )?diperiksa|jnode|посещено(?: узлов)?|nós visitados",
  ],
  [
    "expanded",
    "nodes[_ ]?expanded|explored[_ ]?nodes|number of (?:nodes )?expan(?:ded nodes|sions)|jumlah simpul (?:yang )?diekspansi|раскрыто(?: узлов)?|nós expandidos",
  ],
  [
    "generated",
    "nodes[_ ]?generated|number of nodes generated|jumlah simpul (?:yang )?dibangkitkan|порождено(?: узлов)?|nós gerados",
  ],
  [
    "depth",
    "search[_ ]?depth|depth of the goal(?: node)?|goal depth|kedalaman tujuan|глубина цели|profundidade do objetivo",
  ],
  [
    "cost",
    "cost[_ ]?of[_ ]?(?:the[_ ]?)?path|path[_ ]?cost|total cost|biaya jalur|стоимость пути|custo do caminho",
  ],
  [
    "moves",
    "(?:minimum )?number of moves|moves needed|jumlah langkah|число ходов|número de movimentos",
  ],
];

const mayHoldCount = wordFilter(NAMES.map(([, words]) => words));

const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:` +
    NAMES.map(([name, words]) => `(?<${name}>${words})`).join("|") +
    String.raw`)(?![\p{L}\p{N}_])\s{0,9}(?:[:=]|was|is)?\s{0,9}(\d{1,12}(?:\.\d{1,12})?)(?!\d)`,
  "giu",
);

const TOTAL =
  /(?<![\p{L}\p{N}])(?:expanded a total of|expanded)\s{1,9}(?<expanded>\d{1,9})\s{1,9}nodes?|found at depth\s{1,9}(?<depth>\d{1,9})(?:\s{1,9}with (?:a )?cost of\s{1,9}(?<cost>\d{1,9}(?:\.\d{1,9})?))?/giu;

/** Every such number of a line, in order. */
export function writtenCounts(line: string): readonly WrittenCount[] {
  if (!/\d/.test(line) || !mayHoldCount(line)) return [];
  const counts: WrittenCount[] = [];
  for (const match of line.matchAll(PATTERN)) {
    const name = NAMES.find(([one]) => match.groups?.[one] !== undefined)?.[0] ?? "other";
    const end = match.index + match[0].length;
    counts.push({
      name,
      value: Number(match[match.length - 1] ?? match[0].match(/[\d.]+$/)?.[0]),
      start: match.index,
      end,
    });
  }
  for (const match of line.matchAll(TOTAL)) {
    for (const name of ["expanded", "depth", "cost"] as const) {
      const written = match.groups?.[name];
      if (written === undefined) continue;
      // Each number is a mark of its own; the first one takes the words before it.
      const end = match.index + match[0].length;
      const start = counts.at(-1)?.end === end ? end : match.index;
      counts.push({ name, value: Number(written), start, end });
    }
  }
  return apart(counts);
}
