import type { Rules, SearchName } from "@jejak/search";

/** What a search is compared with when nothing else is said, the likeliest first. */
const USUAL: readonly SearchName[] = ["breadth-first", "best-first", "depth-first", "a-star"];

/** The same rules with a search that is not among those shown. */
export function otherSearch(rules: Rules, taken: readonly string[]): Rules {
  return { ...rules, search: USUAL.find((name) => !taken.includes(name)) ?? rules.search };
}
