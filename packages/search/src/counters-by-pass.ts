import type { Pass } from "./passes.ts";

import { isExpanded, type SearchRun } from "./search-run.ts";

/** What one pass counted; the sums over all passes are the run's counters. */
export interface PassCounters {
  /** The depth limit of the pass, or its bound on g + h. */
  readonly limit: number;
  readonly visited: number;
  readonly expanded: number;
  /** Nodes of the pass, its root included. */
  readonly generated: number;
}

/** The counters of each pass, in order; empty for a search that starts once. */
export function countersByPass<State, Action>(run: SearchRun<State, Action>): PassCounters[] {
  const { passes = [], visits, tree } = run;
  return passes.map(({ limit, root, firstVisit }, index) => {
    const next: Pass | undefined = passes[index + 1];
    const visited = visits.slice(firstVisit - 1, (next?.firstVisit ?? visits.length + 1) - 1);
    return {
      limit,
      visited: visited.length,
      expanded: visited.filter((node) => isExpanded(run, node)).length,
      generated: (next?.root ?? tree.size) - root,
    };
  });
}
