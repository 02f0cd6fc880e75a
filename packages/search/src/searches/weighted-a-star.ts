import { frontierInOrder } from "./frontier-in-order.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Weighted A*: the node with the least g + weight * h first. With an admissible h and a weight of at
 * least 1 its solution costs at most weight times the least. Pohl, Heuristic Search Viewed as Path
 * Finding in a Graph, 1970.
 */
export const weightedAStar: SearchMethod = { name: "weighted-a-star", frontier: frontierInOrder };
