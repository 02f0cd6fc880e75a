import { arcsByNode } from "./arcs.ts";
import { decimalScale } from "./decimal-scale.ts";
import { goalDistances } from "./goal-distances.ts";
import type { Graph } from "./graph.ts";

/** A node whose h is more than the exact cost from it to the nearest goal. */
export interface Overestimate {
  readonly node: string;
  readonly h: number;
  readonly distance: number;
}

/** An edge along which h falls by more than the edge costs: h(from) > cost + h(to). */
export interface InconsistentEdge {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  readonly hFrom: number;
  readonly hTo: number;
}

/** What a table of heuristic values is worth on its graph. */
export interface TableCheck {
  /** h is never more than the exact cost to the nearest goal: a-star finds a cheapest path. */
  readonly admissible: boolean;
  /** No edge breaks h(from) <= cost + h(to), and h is 0 at the goals: a-star never has to reopen a node. */
  readonly consistent: boolean;
  readonly overestimates: readonly Overestimate[];
  readonly inconsistentEdges: readonly InconsistentEdge[];
  /** Nodes without a value; nothing is said of them or of their edges. */
  readonly missing: readonly string[];
  /** The exact cost from each node to the nearest goal, Infinity where none can be reached. */
  readonly distances: ReadonlyMap<string, number>;
}

/**
 * Checks the table of the graph against exact costs to the nearest of `goals`, in decimals and not
 * in binary fractions. Entries come in the order of the nodes, and edges as listed at their node.
 */
export function checkTable(graph: Graph, goals: readonly string[]): TableCheck {
  const { nodes, edges, h } = graph;
  const scale = decimalScale([...edges.map((edge) => edge.cost), ...h.values()]);
  const exact = goalDistances(graph, goals, scale);
  const overestimates: Overestimate[] = [];
  const inconsistentEdges: InconsistentEdge[] = [];
  const arcs = arcsByNode(nodes, edges);
  for (const node of nodes) {
    const hFrom = h.get(node);
    if (hFrom === undefined) continue;
    const wholeH = scale.whole(hFrom);
    const distance = exact.get(node);
    if (distance !== undefined && wholeH > distance) {
      overestimates.push({ node, h: hFrom, distance: scale.number(distance) });
    }
    for (const { state: to, cost } of arcs.get(node) ?? []) {
      const hTo = h.get(to);
      if (hTo !== undefined && wholeH > scale.whole(cost) + scale.whole(hTo)) {
        inconsistentEdges.push({ from: node, to, cost, hFrom, hTo });
      }
    }
  }
  return {
    admissible: overestimates.length === 0,
    consistent: inconsistentEdges.length === 0 && goals.every((goal) => (h.get(goal) ?? 0) === 0),
    overestimates,
    inconsistentEdges,
    missing: nodes.filter((node) => !h.has(node)),
    distances: new Map(
      nodes.map((node) => {
        const distance = exact.get(node);
        return [node, distance === undefined ? Infinity : scale.number(distance)];
      }),
    ),
  };
}
