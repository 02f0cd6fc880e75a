import { BoundedStackFrontier } from "../frontier/bounded-stack-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * IDA*: depth-first search among the nodes whose g + h is at most a bound, at first h of the root,
 * then, from a root of its own, the least that exceeded the bound before. A child above the bound is
 * generated and never visited. Korf, Depth-First Iterative-Deepening, 1985. He counts children one
 * at a time: those to the right of the solution's path are generated here and not in his counts.
 */
export const idaStar: SearchMethod = {
  name: "ida-star",
  frontier: (nodes) => new BoundedStackFrontier(nodes),
  passesBy: "f",
};
