import type { CourseRules } from "../acceptor/course-rules.ts";
import { oneLegalRun } from "./one-legal-run.ts";
import { graphProblem, type SmallGraph } from "./small-graphs.ts";
import type { Made } from "./slow-rules.ts";

/** What a legal run puts on paper. */
export interface LegalRun {
  visits: string[];
  expansions: string[];
  generated: string[];
  /** Whether a goal was found. */
  hasGoal: boolean;
}

/** Visits after which a run is too long to be one of many. */
const MOST_VISITS = 60;

/**
 * Every legal run of a small problem, by answering every question of the slow search in every way:
 * the slow truth that the acceptor is compared with. null when there are more than `most`.
 */
export function allLegalRuns(
  graph: SmallGraph,
  rules: CourseRules,
  most: number,
): LegalRun[] | null {
  const runs: LegalRun[] = [];
  const problem = graphProblem(graph);
  const h = (state: string): number => graph.h[state] ?? NaN;
  let answers: number[] = [];
  for (;;) {
    if (runs.length > most) return null;
    const counts: number[] = [];
    const run = oneLegalRun(problem, rules, h, MOST_VISITS, (below) => {
      counts.push(below);
      return answers[counts.length - 1] ?? 0;
    });
    if (run === null) return null;
    const states = (nodes: readonly Made[]): string[] => nodes.map(({ state }) => state);
    runs.push({
      visits: states(run.steps.map(({ node }) => node)),
      expansions: states(run.expanded),
      generated: states(run.generated),
      hasGoal: run.goal !== null,
    });
    // The next list of answers: the last one that can still be raised is, and those after it are 0.
    const all = counts.map((_, at) => answers[at] ?? 0);
    let last = all.length - 1;
    while (last >= 0 && (all[last] as number) + 1 >= (counts[last] as number)) last--;
    if (last < 0) return runs;
    answers = [...all.slice(0, last), (all[last] as number) + 1];
  }
}
