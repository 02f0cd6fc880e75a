import { QueueFrontier } from "../frontier/queue-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * The slides' procedure BREADTH_FIRST_SEARCH.
 *
 * The slides visit level 1 to the limit, each from its first node along P^.saudara and across to
 * the cousins (ada_saudara_jauh). A queue of nodes in order of generation gives the same order.
 */
export const breadthFirst: SearchMethod = {
  name: "breadth-first",
  frontier: () => new QueueFrontier(),
};
