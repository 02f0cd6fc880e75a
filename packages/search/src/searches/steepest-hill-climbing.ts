import { frontierOrder } from "../frontier/frontier-order.ts";
import { HillFrontier } from "../frontier/hill-frontier.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Steepest-ascent hill climbing: on to the child with the least h, if that is less than h of the
 * node; there is no way back, and `exhausted` means that it is stuck. Rich and Knight, Artificial
 * Intelligence, 1991, 3.2.2; Russell and Norvig, figure 4.2.
 */
export const steepestHillClimbing: SearchMethod = {
  name: "steepest-hill-climbing",
  frontier: (nodes, rules) => new HillFrontier(nodes, frontierOrder(nodes, rules)),
};
