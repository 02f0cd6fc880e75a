import { frontierOrder } from "../frontier/frontier-order.ts";
import { HillFrontier } from "../frontier/hill-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Simple hill climbing: on to the first child whose h is less than that of the node; children after
 * it are not generated. There is no way back, and `exhausted` means that it is stuck. Rich and
 * Knight, Artificial Intelligence, 1991, 3.2.1; with its children in random order it is Russell and
 * Norvig's first-choice hill climbing.
 */
export const simpleHillClimbing: SearchMethod = {
  name: "simple-hill-climbing",
  frontier: (nodes, rules) => new HillFrontier(nodes, frontierOrder(nodes, rules)),
  stopsAtBetter: true,
};
