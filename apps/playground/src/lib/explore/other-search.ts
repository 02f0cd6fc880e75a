import type { Rules, SearchName } from "@jejak/search";
import { withSearch } from "../search/with-search.ts";

/** What a search is compared with when nothing else is said, the likeliest first. */
const USUAL: readonly SearchName[] = ["breadth-first", "best-first", "depth-first", "a-star"];

/** The same rules with a search that is not among those shown. */
export function otherSearch(rules: Rules, taken: readonly string[]): Rules {
  return withSearch(rules, USUAL.find((name) => !taken.includes(name)) ?? rules.search);
}
