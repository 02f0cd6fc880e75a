import { StackFrontier } from "../frontier/stack-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Iterative deepening: depth-first search with depth limit 0, then 1, 2 and so on, each pass from a
 * root of its own, until a pass finds a goal or leaves nothing unexpanded. `depthLimit` in the rules
 * is the limit of the last pass. Korf, Depth-First Iterative-Deepening, 1985.
 */
export const iterativeDeepening: SearchMethod = {
  name: "iterative-deepening",
  frontier: () => new StackFrontier(),
  passesBy: "level",
};
