import { checkTable, TABLE_HEURISTIC, unknownNode, type Graph } from "@jejak/graph";
import { formatHeuristic, parseHeuristic } from "@jejak/heuristics";
import type { ReadValue } from "../read-value.ts";
import { readGraphFile } from "../trace/graph/read-graph-file.ts";
import type { HeuristicRow, HeuristicTable, JudgedState } from "./heuristic-table.ts";

const TABLE = { name: TABLE_HEURISTIC, aliases: ["h"] };

/** Checks the table of values in a graph's file, or multiples of it, on all nodes from which a goal can be reached. */
export async function checkOnGraph(
  sums: readonly string[],
  file: string,
  goals: readonly string[],
): Promise<ReadValue<HeuristicTable>> {
  const read = await readGraphFile(file);
  if (!read.ok) return read;
  const { graph, goals: goalsInFile } = read.value;
  const wanted = goals.length > 0 ? goals : goalsInFile;
  if (wanted.length === 0) return { ok: false, message: "--goal: name the node to reach" };
  const unknown = wanted.find((goal) => !graph.nodes.includes(goal));
  if (unknown !== undefined) {
    return { ok: false, message: `--goal: ${unknownNode(unknown, graph.nodes)}` };
  }
  if (graph.h.size === 0) {
    return { ok: false, message: `${file} has no values of h: add a line such as h: A 6, B 4` };
  }
  const rows: HeuristicRow[] = [];
  for (const text of sums.length === 0 ? [TABLE_HEURISTIC] : sums) {
    const terms = parseHeuristic(text, [TABLE]);
    if (!terms.ok) return { ok: false, message: `"${text}": ${terms.problem.message}` };
    const weight = terms.value.reduce((sum, term) => sum + term.weight, 0);
    rows.push(rowOf(formatHeuristic(terms.value), weighted(graph, weight), wanted));
  }
  return { ok: true, value: tableOf(graph, wanted, rows) };
}

function tableOf(
  graph: Graph,
  goal: readonly string[],
  heuristics: readonly HeuristicRow[],
): HeuristicTable {
  const { missing, distances } = checkTable(graph, goal);
  const compared = judgedStates(graph, distances);
  const away = [...distances].filter(([, distance]) => distance === Infinity);
  const notes = [
    ...counted(missing, "has no value of h", "have no value of h"),
    ...counted(
      away.map(([node]) => node),
      "cannot reach a goal",
      "cannot reach a goal",
    ),
  ];
  return {
    problem: { kind: "graph", goal },
    states: compared.length,
    farthest: Math.max(0, ...compared.map(({ distance }) => distance)),
    heuristics,
    notes,
  };
}

function rowOf(name: string, graph: Graph, goals: readonly string[]): HeuristicRow {
  const check = checkTable(graph, goals);
  const compared = judgedStates(graph, check.distances);
  const errors = compared.map(({ h, distance }) => h - distance);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [above, below] = [Math.max(0, ...errors), Math.min(0, ...errors)];
  return {
    heuristic: name,
    admissible: check.admissible,
    consistent: check.consistent,
    overestimates: check.overestimates.length,
    firstOverestimate: stateOf(check.overestimates[0]),
    inconsistentSteps: check.inconsistentEdges.length,
    firstInconsistentStep: check.inconsistentEdges[0] ?? null,
    mostAbove: check.admissible ? null : (compared[errors.indexOf(above)] ?? null),
    mostBelow: below === 0 ? null : (compared[errors.indexOf(below)] ?? null),
    meanError: mean(errors),
    meanH: mean(compared.map(({ h }) => h)),
  };
}

function stateOf(
  overestimate:
    { readonly node: string; readonly h: number; readonly distance: number } | undefined,
): JudgedState | null {
  if (overestimate === undefined) return null;
  const { node, h, distance } = overestimate;
  return { state: node, h, distance };
}

function judgedStates(graph: Graph, distances: ReadonlyMap<string, number>): JudgedState[] {
  return graph.nodes.flatMap((state) => {
    const [h, distance] = [graph.h.get(state), distances.get(state)];
    return h === undefined || distance === undefined || distance === Infinity
      ? []
      : [{ state, h, distance }];
  });
}

/** 3 times 0.1 is 0.3 on paper. */
function weighted(graph: Graph, weight: number): Graph {
  const h = Array.from(
    graph.h,
    ([node, value]) => [node, Number((weight * value).toPrecision(12))] as const,
  );
  return { ...graph, h: new Map(h) };
}

function counted(nodes: readonly string[], one: string, many: string): string[] {
  const [first] = nodes;
  if (first === undefined) return [];
  return nodes.length === 1
    ? [`${first} ${one} and is left out`]
    : [`${nodes.length} nodes ${many} and are left out, such as ${first}`];
}
