import type { BucketQueue } from "../frontier/bucket-queue.ts";
import type { Frontier } from "../frontier/frontier.ts";
import { frontierOrder, type NodeValues } from "../frontier/frontier-order.ts";
import { PriorityFrontier } from "../frontier/priority-frontier.ts";
import { priorityWeights } from "../frontier/priority.ts";
import type { Rules } from "../rules.ts";

/** The frontier of the searches that choose by a number: h, g + h or g, then the rule on ties. */
export function frontierInOrder(nodes: NodeValues, rules: Rules, buckets?: BucketQueue): Frontier {
  const priority = priorityWeights(rules);
  if (priority === null) throw new TypeError(`${rules.search} does not choose by a number`);
  return new PriorityFrontier(nodes, priority, rules.ties, frontierOrder(nodes, rules), buckets);
}
