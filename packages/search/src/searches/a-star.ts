import { frontierInOrder } from "./frontier-in-order.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * A*: the node with the least g + h first. Hart, Nilsson and Raphael, A Formal Basis for the
 * Heuristic Determination of Minimum Cost Paths, 1968. Bratko's best-first program orders its nodes
 * by the same f.
 */
export const aStar: SearchMethod = { name: "a-star", frontier: frontierInOrder };
