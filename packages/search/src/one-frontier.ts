import type { SearchName } from "./rules.ts";

const ONE_FRONTIER: ReadonlySet<SearchName> = new Set([
  "depth-first",
  "breadth-first",
  "best-first",
  "a-star",
  "uniform-cost",
  "weighted-a-star",
  "siblings-only",
]);

/**
 * Whether a search keeps every node that it generated until it takes it, in one order that never
 * changes. The others forget nodes, start from the root again, or choose by numbers that change.
 */
export function hasOneFrontier(search: SearchName): boolean {
  return ONE_FRONTIER.has(search);
}
