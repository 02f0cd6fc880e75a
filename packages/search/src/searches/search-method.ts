import type { BucketQueue } from "../frontier/bucket-queue.ts";
import type { Frontier } from "../frontier/frontier.ts";
import type { NodeValues } from "../frontier/frontier-order.ts";
import type { Rules } from "../rules.ts";

/** One of the searches: all of them visit nodes alike (visit-nodes.ts) and differ in their frontier. */
export interface SearchMethod {
  readonly name: Rules["search"];
  /** An empty frontier that gives out `nodes` in this search's order. */
  frontier(nodes: NodeValues, rules: Rules, buckets?: BucketQueue): Frontier;
  /** What the search raises when it starts from the root again: the depth limit, or the bound on g + h. */
  readonly passesBy?: "level" | "f";
  /** Whether nodes are visited again, with the children they had. */
  readonly revisits?: boolean;
  /** Whether a node is given no children after the first whose h is less than its own. */
  readonly stopsAtBetter?: boolean;
}
