import type { Rules } from "@jejak/search";
import type { Trace } from "./trace.ts";

/** Whether a search comes back to nodes that it visited; they then have the children that they had. */
export function revisits(rules: Rules): boolean {
  return rules.search === "recursive-best-first";
}

/** The nodes of a run's first `visits` visits; null for the searches that need no such set. */
export function visitedBefore<State>(run: Trace<State>["run"], visits: number): Set<number> | null {
  return revisits(run.rules) ? new Set(run.visits.slice(0, visits)) : null;
}
