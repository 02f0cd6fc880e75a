import { frontierInOrder } from "./frontier-in-order.ts";
import type { SearchMethod } from "./search-method.ts";

/** Uniform-cost search: the node with the least g first. Dijkstra's algorithm, run until it takes a goal. */
export const uniformCost: SearchMethod = { name: "uniform-cost", frontier: frontierInOrder };
