import type { Domain } from "../domain.ts";
import { graphProblem, type SmallGraph } from "./small-graphs.ts";

/** A small graph as a domain: its children are taken as they are listed, or the other way round. */
export function smallGraphDomain(graph: SmallGraph): Domain {
  const reversed: SmallGraph = { ...graph, edges: graph.edges.toReversed() };
  return {
    kind: "graph",
    start: "A",
    goals: graph.goals,
    usualChildOrder: "listed",
    heuristicNames: ["table"],
    childOrderFault: (order) => (order === "listed" || order === "reversed" ? null : "unknown"),
    problem: (order) => graphProblem(order === "reversed" ? reversed : graph),
    heuristic: () => ({ ok: true, value: (state) => graph.h[state] ?? NaN }),
    parseHeuristic: () => ({ ok: false, message: "no test writes one" }),
    explainHeuristic: () => [],
    oppositeAction: () => null,
    partMoved: () => null,
    actionBetween: (from, to) =>
      graph.edges.some((edge) => edge.from === from && edge.to === to) ? to : null,
    otherChildOrders: (order) => (order === "reversed" ? ["listed"] : ["reversed"]),
    otherHeuristics: () => [],
    findStates: () => [],
    readState: () => null,
    actions: [],
  };
}
