import type { Rules } from "../rules.ts";
import { priorityWeights } from "./priority.ts";

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
 * times of generation, so `a - b` is oldest first. `beam`, the hill climbers, `best-first-tree` and
 * `recursive-best-first` choose among fewer nodes than their frontier, or by numbers that change:
 * for them it is the order in which their candidates are compared.
 */
export function frontierOrder(nodes: NodeValues, rules: Rules): FrontierOrder {
  if (rules.search === "breadth-first") return oldestFirst;
  if (isDepthFirst(rules.search)) return deepestFirst(nodes, oldestFirst);
  const best = bestFirst(nodes, rules);
  return rules.search === "siblings-only" ? deepestFirst(nodes, best) : best;
}

/** The number by which a search chooses: h, g + h, g + weight * h or g; null for one that does not choose by a number. */
export function priorityOf(
  search: Rules["search"],
  nodes: NodeValues,
  weight: number = 1,
): ((node: number) => number) | null {
  const weights = priorityWeights({ search, weight });
  if (weights === null) return null;
  const { gOf, hOf } = weights;
  if (gOf === 0) return (node) => nodes.h(node);
  if (hOf === 0) return (node) => nodes.g(node);
  return (node) => nodes.g(node) + hOf * nodes.h(node);
}

function bestFirst(nodes: NodeValues, rules: Rules): FrontierOrder {
  const priority = priorityOf(rules.search, nodes, rules.weight) ?? (() => 0);
  const tie = tieOrder(rules.ties, nodes);
  return (a, b) => {
    const [first, second] = [priority(a), priority(b)];
    // Not by difference: two infinite priorities have none.
    return first < second ? -1 : first > second ? 1 : tie(a, b);
  };
}

/** The newest children first, and the children of one node among themselves by `order`. */
function deepestFirst(nodes: NodeValues, order: FrontierOrder): FrontierOrder {
  return (a, b) => (nodes.parent(a) === nodes.parent(b) ? order(a, b) : b - a);
}

function isDepthFirst(search: Rules["search"]): boolean {
  return search === "depth-first" || search === "iterative-deepening" || search === "ida-star";
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
