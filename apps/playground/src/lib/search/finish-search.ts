import type { Search, SearchRun } from "@jejak/search";

/** Recursive best-first search comes back to nodes without making any, so its visits are bounded too. */
const MOST_VISITS = 400_000;

/** Runs a search to its end, or until it has made so many visits that nobody steps through them. */
export function finishSearch<State, Action>(
  search: Search<State, Action>,
): SearchRun<State, Action> {
  for (let visit = 0; visit < MOST_VISITS && search.outcome === null; visit++) search.next();
  return search.run;
}
