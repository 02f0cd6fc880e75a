import type { BucketQueue } from "../frontier/bucket-queue.ts";
import type { Frontier } from "../frontier/frontier.ts";
import type { NodeValues } from "../frontier/frontier-order.ts";
import type { Rules, SearchName } from "../rules.ts";

/** One of the searches: all of them visit nodes alike (visit-next.ts) and differ in their frontier. */
export interface SearchMethod {
  readonly name: SearchName;
  /** An empty frontier that gives out `nodes` in this search's order. */
  frontier(nodes: NodeValues, rules: Rules, buckets?: BucketQueue): Frontier;
}
