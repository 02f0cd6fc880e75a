import { apart } from "./apart.ts";
import { wordFilter } from "./word-filter.ts";

/** What a part of a text holds, by the word before it. */
export type SectionKind =
  | "visits"
  | "expansions"
  | "generated"
  | "path"
  | "moves"
  | "tree"
  | "open"
  | "closed"
  | "visited"
  | "current"
  | "children"
  | "parent"
  | "start"
  | "goal";

/** A word that says what follows: `OPEN:`, `path =`, `Order of visits:`. Offsets are in its line. */
export interface SectionLabel {
  readonly kind: SectionKind;
  readonly start: number;
  /** Where its content begins; the line's end where the content follows on the next lines. */
  readonly end: number;
  /** Whether nothing else stands on the line. */
  readonly alone: boolean;
}

/** English, Indonesian, Russian, Portuguese and German; in each row the longer phrase comes first. */
const WORDS: Readonly<Record<SectionKind, string>> = {
  open: "open(?:ed)?(?:[ _-]?(?:list|set|queue|nodes?))?|frontier|fringe|(?:priority )?queue|stack|agenda|antrian ?1|antrian|daftar open|daftar terbuka|tumpukan|открытые(?: узлы| вершины)?|открытый список|список открытых|очередь|стек|фронт|fronteira|fila|pilha|abertos|lista aberta|warteschlange",
  closed:
    "closed?(?:[ _-]?(?:list|set|nodes?))?|explored(?: set)?|antrian ?2|daftar close[d]?|daftar tertutup|закрытые(?: узлы| вершины)?|закрытый список|список закрытых|fechados|lista fechada|explorados",
  visited:
    "visited(?: nodes| states| set| list)?|sudah dikunjungi|dikunjungi|посещ[её]нные|visitados",
  expansions:
    "order of expansions?|expansion order|expanded[ _]states|expanded(?: nodes)?|expansions|urutan ekspansi|diekspansi|порядок раскрытия|раскрытые|ordem de expansão|expandidos",
  visits:
    "order of (?:the )?visits?|visit(?:ing|ation)?[ _]order|(?:search|traversal|node)[ _]order|visits|order|sequence|trace|traversal|urutan kunjungan|urutan penelusuran|urutan pelacakan|urutan simpul|urutan|penelusuran|порядок обхода|порядок посещения|порядок|обход|трасса|ordem de visita|ordem|sequência|percurso|reihenfolge",
  generated:
    "(?:order of )?generated(?: nodes| states)?|order of generation|generation order|dibangkitkan|urutan pembangkitan|порожд[её]нные|порядок порождения|gerados|ordem de geração",
  path: "solution[ _]path|path[ _]to[ _](?:the )?goal|path|solution|route|jalur(?: solusi)?|lintasan|solusi|rute|путь(?: решения| к цели)?|решение|caminho(?: da solução)?|solução|rota|pfad|lösung|weg",
  moves:
    "moves|actions|steps|solution moves|gerakan|langkah-langkah|aksi|ходы|действия|перемещения|movimentos|ações|acoes|züge",
  tree: "(?:search )?tree|pohon(?: pelacakan| pencarian)?|дерево(?: поиска)?|árvore(?: de busca)?|baum",
  current:
    "current(?: node| state)?|node(?: visited)?|state|expand(?:ed|ing)?|visit(?:ing|ed)?|simpul(?: yang diperiksa)?|diperiksa|periksa|текущ(?:ий|ая)(?: узел| вершина)?|узел|вершина|посещаем|раскрываем|nó(?: atual)?|atual|estado",
  children:
    "rev_solution|rev_expanded_states|children|successors|neighbou?rs|generate|anak(?: simpul)?|simpul anak|suksesor|потомки|дети|filhos|sucessores|kinder|nachfolger",
  parent: "parent(?: node| state)?|predecessor|came from|induk|родитель|предок|pai|vorgänger",
  start:
    "start(?:ing)?(?:[ _](?:state|node|board|position))?|initial(?:[ _](?:state|node|board))?|root|keadaan awal|state awal|awal|akar|начальное(?: состояние)?|начало|старт|корень|estado inicial|inicial|início|raiz",
  goal: "goal(?:[ _](?:state|node|board))?|target|final(?: state)?|tujuan|keadaan tujuan|state tujuan|keadaan akhir|целевое(?: состояние)?|цель|estado final|objetivo|meta|ziel",
};

const KINDS = Object.keys(WORDS) as SectionKind[];
const GROUPS = KINDS.map((kind) => `(?<${kind}>${WORDS[kind]})`).join("|");

const mayHoldLabel = wordFilter(Object.values(WORDS));

const AT_START = new RegExp(
  String.raw`^[\s>*#-]*(?:${GROUPS})(?![\p{L}\p{N}_])(?<more>[ \p{L}_'’*()-]{0,40}?)\s{0,9}(?:[\d]{0,3}\s{0,9}[:=](?!=)|\*{0,2}\s{0,9}$|(?=[[{]))`,
  "iu",
);

const INSIDE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:${GROUPS})(?![\p{L}\p{N}_])\s{0,3}(?:list|set)?\s{0,3}\d{0,3}\s{0,3}[:=](?!=)`,
  "giu",
);

/** `OPEN LFCD | CLOSED SKEBA`: no colon, but the words are unmistakable. */
const BARE_LISTS =
  /(?<=^\s*|\|\s*)(?:(?<open>open|antrian ?1)|(?<closed>closed?|antrian ?2))(?=\s+\S)/giu;

/** `2(A, B) 3(C)`: a queue grouped by level. */
const LEVEL_GROUP = /(?<![\p{L}\p{N}(=+.])\d{1,3}\((?=[^()=+]{3,})/gu;

/** `{ #2 #3 }`: the waiting list of a log, by numbers. */
const ID_LIST = /^[\s│|]*\{(?=\s*#\d)/u;

/** Kinds of which there may be a numbered one (`OPEN 3:`); anywhere else a number is a step's. */
const COUNTED: ReadonlySet<SectionKind> = new Set<SectionKind>(["open", "closed", "visited"]);

/** The labels of one line, in order. `isName` tells that a word is a state's and so no part of a label. */
export function sectionLabels(
  line: string,
  isName: (word: string) => boolean = () => false,
): readonly SectionLabel[] {
  const groups = line.includes("(") ? levelGroups(line, isName) : [];
  const ids = ID_LIST.exec(line);
  if (ids !== null)
    groups.push({ kind: "open", start: ids[0].length - 1, end: ids[0].length - 1, alone: false });
  if (!mayHoldLabel(line)) return groups;
  const matches = [...line.matchAll(INSIDE), ...line.matchAll(BARE_LISTS)];
  const first = AT_START.exec(line);
  if (first !== null) matches.unshift(first);
  const labels = matches.flatMap((match) => labelOf(match, line, isName) ?? []);
  return apart([...groups, ...labels]);
}

function levelGroups(line: string, isName: (word: string) => boolean): SectionLabel[] {
  const groups: SectionLabel[] = [];
  for (const match of line.matchAll(LEVEL_GROUP)) {
    const inside = line.slice(match.index + match[0].length).split(/[,)]/, 1)[0] ?? "";
    if (!isName(inside.replace(/\[[^\]]*\]/, "").trim())) continue;
    const end = match.index + match[0].length;
    groups.push({ kind: "open", start: match.index, end, alone: false });
  }
  return groups;
}

function labelOf(
  match: RegExpExecArray,
  line: string,
  isName: (word: string) => boolean,
): SectionLabel | null {
  const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? "visits";
  const start = match.index + Math.max(0, match[0].search(/[^\s>]/));
  const more = match.groups?.["more"] ?? "";
  const word = match.groups?.[kind] ?? "";
  if (!COUNTED.has(kind) && /\d\s*[:=]$/.test(match[0])) return null;
  const number = /^\s{0,3}(\d{1,6})(?=\s*(?:$|[;)\]|]|,(?!\s*\d)))/.exec(
    line.slice(match.index + match[0].length),
  )?.[1];
  // "order=4" is a number beside a node; where nodes are called by numbers it is a list of one.
  if (number !== undefined && !isName(number)) return null;
  const named = more.split(/[^\p{L}\p{N}_]+/u).some((part) => part !== "" && isName(part));
  const end = named
    ? match.index + match[0].indexOf(word) + word.length
    : match.index + match[0].length;
  return {
    kind,
    start,
    end,
    alone: line.slice(end).trim() === "" && line.slice(0, start).trim() === "",
  };
}
