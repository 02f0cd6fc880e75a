import { BeamFrontier } from "../frontier/beam-frontier.ts";
import { frontierOrder } from "../frontier/frontier-order.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * Beam search: level after level, and of each level only the `beamWidth` nodes with the least h, in
 * that order; the others are forgotten when the first of the level is visited. Lowerre, The HARPY
 * Speech Recognition System, 1976; Winston, Artificial Intelligence, 1984.
 */
export const beam: SearchMethod = {
  name: "beam",
  frontier: (nodes, rules) => new BeamFrontier(frontierOrder(nodes, rules), rules.beamWidth ?? 1),
};
