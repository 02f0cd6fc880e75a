import { BestFirstTreeFrontier } from "../frontier/best-first-tree-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Bratko's own best-first program, Prolog Programming for Artificial Intelligence, figure 12.3: by
 * f = g + h, but staying in a subtree as long as it is no worse than its best competitor, so that
 * among equals it goes on where it is. `duplicates: path` is his `not member(M, P)`.
 */
export const bestFirstTree: SearchMethod = {
  name: "best-first-tree",
  frontier: (nodes) => new BestFirstTreeFrontier(nodes),
};
