import type { Problem } from "@jejak/search";
import { arcsByNode } from "./arcs.ts";
import {
  checkGraphSearch,
  type GraphSearch,
  type GraphSearchDescription,
} from "./check-graph-search.ts";
import { arcsInOrder } from "./child-order.ts";
import { NodeSpace } from "./node-space.ts";
import { unknownNode } from "./unknown-node.ts";

/** A graph as a problem for a search. A state is a node's name. */
export interface GraphProblem extends Problem<string, string>, GraphSearch {}

/**
 * The problem of a graph. An action is the name of the edge or, where it has none, of the node that
 * it leads to. What comes from outside goes through `checkGraphSearch` first: here a start or a goal
 * that is no node throws.
 */
export function graphProblem(description: GraphSearchDescription): GraphProblem {
  const checked = checkGraphSearch(description);
  if (!checked.ok) throw new RangeError(`${checked.problem.part}: ${checked.problem.message}`);
  const { graph, start, goals, childOrder } = checked.value;
  const goalNodes = new Set(goals);
  const children = new Map(
    Array.from(arcsByNode(graph.nodes, graph.edges), ([node, arcs]) => [
      node,
      arcsInOrder(arcs, childOrder),
    ]),
  );
  const problem: GraphProblem = {
    ...checked.value,
    initial: start,
    isGoal: (node) => goalNodes.has(node),
    successors(node) {
      const successors = children.get(node);
      if (successors === undefined) throw new RangeError(unknownNode(node, graph.nodes));
      return successors;
    },
    key: (node) => node,
  };
  // Not enumerable: a copy of the problem with another goal test or other successors must not take it along.
  let space: GraphProblem["space"];
  return Object.defineProperty(problem, "space", {
    get: () => (space ??= new NodeSpace(children, goalNodes)),
  });
}
