import type { Rules } from "../rules.ts";

/** What an order of nodes is made from; a SearchTree has it. */
export interface NodeValues {
  parent(node: number): number;
  g(node: number): number;
  h(node: number): number;
  /** The key of the node's state. */
  key(node: number): string;
}

/** Negative when node `a` is taken from the frontier before node `b`; 0 only for a node and itself. */
export type FrontierOrder = (a: number, b: number) => number;

/**
 * The order in which a search takes the nodes that are in its frontier together. Node numbers are
 * times of generation, so `a - b` is oldest first.
 */
export function frontierOrder(nodes: NodeValues, rules: Rules): FrontierOrder {
  const priority = priorityOf(rules.search, nodes);
  if (priority !== null) {
    const tie = tieOrder(rules.ties, nodes);
    return (a, b) => priority(a) - priority(b) || tie(a, b);
  }
  if (rules.search === "breadth-first") return oldestFirst;
  // The newest children first, and of the children of one node the oldest.
  return (a, b) => (nodes.parent(a) === nodes.parent(b) ? a - b : b - a);
}

/** The number by which a search chooses: h, g + h or g; null for depth-first and breadth-first. */
export function priorityOf(
  search: Rules["search"],
  nodes: NodeValues,
): ((node: number) => number) | null {
  switch (search) {
    case "best-first":
      return (node) => nodes.h(node);
    case "a-star":
      return (node) => nodes.g(node) + nodes.h(node);
    case "uniform-cost":
      return (node) => nodes.g(node);
    case "depth-first":
    case "breadth-first":
      return null;
  }
}

function tieOrder(ties: Rules["ties"], nodes: NodeValues): FrontierOrder {
  switch (ties) {
    case "fifo":
      return oldestFirst;
    case "lifo":
      return (a, b) => b - a;
    case "low-h":
      return (a, b) => nodes.h(a) - nodes.h(b) || a - b;
    case "alphabetical":
      return (a, b) => compareKeys(nodes.key(a), nodes.key(b)) || a - b;
  }
}

function oldestFirst(a: number, b: number): number {
  return a - b;
}

/** By code units, so that the order is the same on every machine and in every language. */
function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
