import type { Heuristic, Problem } from "../problem.ts";

/** A small explicit graph, for the tests of the searches alone. */
export interface PlainGraph {
  readonly start: string;
  readonly goals: readonly string[];
  /** From, to, cost. The edges of a state are in the order of this list; parallel edges are several entries. */
  readonly edges: readonly (readonly [from: string, to: string, cost: number])[];
  /** h by state, 0 where it is missing. */
  readonly h: Readonly<Record<string, number>>;
}

/** The graph as a problem; the action of an edge is its place in the list, as text. */
export function plainGraphProblem(graph: PlainGraph): Problem<string, string> {
  return {
    initial: graph.start,
    isGoal: (state) => graph.goals.includes(state),
    successors: (state) =>
      graph.edges.flatMap(([from, to, cost], index) =>
        from === state ? [{ state: to, action: `edge ${index}`, cost }] : [],
      ),
    key: (state) => state,
  };
}

export function plainGraphHeuristic(graph: PlainGraph): Heuristic<string> {
  return (state) => graph.h[state] ?? 0;
}
