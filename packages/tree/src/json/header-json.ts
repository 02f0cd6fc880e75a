import type { Rules } from "@jejak/search";
import { revisits } from "../visited-before.ts";
import type { Trace, TraceProblem } from "../trace.ts";

/** The problem as JSON on one line, its fields in the order of the format. */
export function problemJson(problem: TraceProblem): string {
  if (problem.kind === "puzzle") {
    const { kind, start, goal, columns } = problem;
    return JSON.stringify({ kind, start, goal, columns });
  }
  const { kind, start, goal, edges, h } = problem;
  return JSON.stringify({ kind, start, goal, edges, h });
}

/** The rules as JSON on one line, in the order of the table of rules. */
export function rulesJson(rules: Rules): string {
  const { search, childOrder, depthLimit, duplicates, goalTest, ties } = rules;
  const heuristic = rules.heuristic.map(({ name, weight }) => ({ name, weight }));
  const { weight, beamWidth } = rules;
  return JSON.stringify({
    search,
    childOrder,
    depthLimit,
    duplicates,
    goalTest,
    ties,
    heuristic,
    weight,
    beamWidth,
  });
}

/**
 * What a trace holds beside its tree and its visits, as JSON on one line. Formats of other tools
 * carry it in a comment or an attribute of their own, so that the trace can be read back.
 */
export function headerJson<State>({ problem, run }: Trace<State>): string {
  const { outcome, counters, passes } = run;
  const more = [
    passes === undefined ? "" : `,"passes":${JSON.stringify(passes)}`,
    revisits(run.rules) ? `,"visitNodes":[${run.visits.join(",")}]` : "",
  ].join("");
  return (
    `{"format":"jejak-trace/1","problem":${problemJson(problem)},"rules":${rulesJson(run.rules)},` +
    `"outcome":${JSON.stringify(outcome)},"counters":${JSON.stringify(counters)}${more}}`
  );
}
