import { PriorityFrontier, type Frontier } from "../frontier.ts";
import { frontierOrder, type NodeValues } from "../frontier-order.ts";
import type { Rules } from "../rules.ts";

/** The frontier of the searches that choose by a number: h, g + h or g, then the rule on ties. */
export function frontierInOrder(nodes: NodeValues, rules: Rules): Frontier {
  return new PriorityFrontier(frontierOrder(nodes, rules));
}
