import {
  checkGraphChildOrder,
  checkGraphSearch,
  graphProblem,
  TABLE_HEURISTIC,
  tableHeuristic,
  writeEdgeList,
  type Graph,
  type GraphSearchProblem,
} from "@jejak/graph";
import { parseHeuristic } from "@jejak/heuristics";
import type { Heuristic, Rules, Successor } from "@jejak/search";
import type { GraphData } from "@jejak/tree";
import type { ReadValue } from "../../read-value.ts";
import { valuesShown } from "../text/step-values.ts";
import type { TraceDomain, TraceRequest } from "../trace-domain.ts";

/** A search on a graph as typed, with the graph that its file holds. */
export interface TypedGraphSearch {
  readonly graph: Graph;
  readonly start: string;
  readonly goals: readonly string[];
}

const FLAG_OF_PART: Readonly<Record<GraphSearchProblem["part"], string>> = {
  start: "<start>",
  goal: "--goal",
  childOrder: "--child-order",
};

const TABLE = { name: TABLE_HEURISTIC, aliases: ["h"] };

/** The search on a graph that the arguments describe. Its h is the table of the graph's file. */
export function graphToTrace(typed: TypedGraphSearch): TraceDomain {
  return {
    ownRules: { childOrder: "listed", heuristic: [{ name: TABLE_HEURISTIC, weight: 1 }] },
    readChildOrder: (written) => {
      const read = checkGraphChildOrder(written.trim().toLowerCase());
      return read.ok ? read : { ok: false, message: read.problem };
    },
    readHeuristic: (written) => {
      const read = parseHeuristic(written, [TABLE]);
      return read.ok ? read : { ok: false, message: read.problem.message };
    },
    request: (rules) => requestOf(typed, rules),
  };
}

function requestOf(
  { graph, start, goals }: TypedGraphSearch,
  rules: Rules,
): ReadValue<TraceRequest> {
  const description = { graph, start, goal: goals, childOrder: rules.childOrder };
  const checked = checkGraphSearch(description);
  if (!checked.ok) {
    const { part, message } = checked.problem;
    return { ok: false, message: `${FLAG_OF_PART[part]}: ${message}` };
  }
  const h = heuristicOf(graph, start, rules);
  if (!h.ok) return h;
  const data = dataOf(graph, checked.value.start, checked.value.goals);
  const problem = graphProblem(description);
  const predecessors = predecessorsIn(graph, problem);
  return {
    ok: true,
    value: { data, problem, goals: checked.value.goals, predecessors, ...h.value },
  };
}

/** The weighted table. A search that does not choose by h goes without where the table has gaps. */
function heuristicOf(
  graph: Graph,
  start: string,
  rules: Rules,
): ReadValue<Pick<TraceRequest, "heuristic" | "rules">> {
  const without = { heuristic: () => 0, rules: { ...rules, heuristic: [] } };
  if (rules.heuristic.length === 0) return { ok: true, value: without };
  const table = tableHeuristic(graph, start);
  if (!table.ok) {
    const needsH = valuesShown(rules.search).includes("h") || rules.ties === "low-h";
    if (!needsH) return { ok: true, value: without };
    return { ok: false, message: `--graph: ${table.problem.message}` };
  }
  const h = table.value;
  const weight = rules.heuristic.reduce((sum, term) => sum + term.weight, 0);
  const heuristic: Heuristic<string> = weight === 1 ? h : (node) => weight * h(node);
  return { ok: true, value: { heuristic, rules } };
}

/** The edges of the graph the other way round, each with its own action; made when they are first asked for. */
function predecessorsIn(
  graph: Graph,
  problem: TraceRequest["problem"],
): TraceRequest["predecessors"] {
  const into = new Map<string, Successor<string, string>[]>();
  return (node) => {
    if (into.size === 0) {
      for (const to of graph.nodes) into.set(to, []);
      for (const from of graph.nodes) {
        for (const { state: to, action, cost } of problem.successors(from)) {
          into.get(to)?.push({ state: from, action, cost });
        }
      }
    }
    return into.get(node) ?? [];
  };
}

function dataOf(graph: Graph, start: string, goals: readonly string[]): GraphData {
  const [only] = goals;
  // Each edge as a line of an edge list; the line before them names the nodes.
  const [, ...edges] = writeEdgeList({ ...graph, nodes: [], h: new Map() })
    .trimEnd()
    .split("\n");
  return {
    kind: "graph",
    start,
    goal: goals.length === 1 && only !== undefined ? only : goals,
    edges,
    ...(graph.h.size === 0 ? {} : { h: Object.fromEntries(graph.h) }),
  };
}
