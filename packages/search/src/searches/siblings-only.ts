import { frontierOrder } from "../frontier/frontier-order.ts";
import { SortedStackFrontier } from "../frontier/sorted-stack-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Best-first search among siblings only, as some courses teach it: of the children of the node
 * visited last the one with the least h, and only where there is none the best that is left of an
 * earlier group. It is depth-first search with its children sorted; Winston, Artificial
 * Intelligence, 1984, calls it hill climbing.
 */
export const siblingsOnly: SearchMethod = {
  name: "siblings-only",
  frontier: (nodes, rules) => new SortedStackFrontier(frontierOrder(nodes, rules)),
};
