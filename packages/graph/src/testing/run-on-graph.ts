import { search, type Rules, type SearchRun } from "@jejak/search";
import { graphProblem } from "../graph-problem.ts";
import type { Graph } from "../graph.ts";
import { readGraph } from "../reading/read-graph.ts";
import { tableHeuristic } from "../table-heuristic.ts";

/** What a test says of a run; the rest is as in a plain graph search. */
export interface RunOnGraph extends Partial<Omit<Rules, "heuristic">> {
  readonly start: string;
  readonly goal: string | readonly string[];
  readonly search: Rules["search"];
}

/** The graph of a text that is sound. */
export function graphOfText(text: string): Graph {
  const read = readGraph(text);
  if (!read.ok) throw new Error(read.problem[0]?.message);
  return read.value.graph;
}

/** Runs a search on the graph; with its table where it has one. */
export function runOnGraph(
  graph: Graph,
  { start, goal, ...rules }: RunOnGraph,
): SearchRun<string, string> {
  const all: Rules = {
    childOrder: "listed",
    depthLimit: null,
    duplicates: "none",
    goalTest: "visit",
    ties: "fifo",
    ...rules,
    heuristic: graph.h.size === 0 ? [] : [{ name: "table", weight: 1 }],
  };
  const problem = graphProblem({ graph, start, goal, childOrder: all.childOrder });
  if (graph.h.size === 0) return search(problem, all, { bounds: { nodes: 100_000 } });
  const heuristic = tableHeuristic(graph, start);
  if (!heuristic.ok) throw new Error(heuristic.problem.message);
  return search(problem, all, { heuristic: heuristic.value, bounds: { nodes: 100_000 } });
}

/** The states in the order of their visits, joined by blanks. */
export function visitsOf({ tree, visits }: SearchRun<string, string>): string {
  return visits.map((node) => tree.state(node)).join(" ");
}
