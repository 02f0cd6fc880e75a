import type { Trace } from "./trace.ts";

/**
 * The nodes of a run's first `visits` visits, where the search visits nodes again (they have the
 * children that they had); null for the searches that do not, which need no such set.
 */
export function visitedBefore<State>(run: Trace<State>["run"], visits: number): Set<number> | null {
  return run.rules.search === "recursive-best-first" ? new Set(run.visits.slice(0, visits)) : null;
}
