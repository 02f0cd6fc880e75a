import type { Frontier } from "../frontier.ts";
import type { NodeValues } from "../frontier-order.ts";
import type { Rules, SearchName } from "../rules.ts";

/** One of the searches: all of them visit nodes alike (visit-next.ts) and differ in their frontier. */
export interface SearchMethod {
  readonly name: SearchName;
  /** An empty frontier that gives out `nodes` in this search's order. */
  frontier(nodes: NodeValues, rules: Rules): Frontier;
}
