import { RecursiveFrontier } from "../frontier/recursive-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Recursive best-first search: best-first by f = g + h in memory that is linear in the depth. It
 * follows the best child as long as its f is at most the best alternative's, forgets what it leaves
 * but for the best f there, and visits it again when that is the best. Korf, Linear-Space Best-First
 * Search, 1993, in the form of Russell and Norvig, figure 3.22: a child's f is at least its parent's.
 * A node that is visited again has the children it had: the tree holds each once.
 */
export const recursiveBestFirst: SearchMethod = {
  name: "recursive-best-first",
  frontier: (nodes) => new RecursiveFrontier(nodes),
  revisits: true,
};
