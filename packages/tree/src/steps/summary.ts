import type { Rules } from "@jejak/search";
import { onOneLine } from "../drawing/on-one-line.ts";
import type { Trace } from "../trace.ts";

/** What was searched: `123450786 to 103425786`. */
export function problemText<State>({ problem }: Trace<State>): string {
  const goals = typeof problem.goal === "string" ? [problem.goal] : problem.goal;
  return `${onOneLine(problem.start)} to ${goals.map(onOneLine).join(" or ")}`;
}

/** The rules on one line, the ones that the search does not use left out. */
export function rulesText(rules: Rules): string {
  const { search, childOrder, depthLimit, duplicates, goalTest, ties, heuristic } = rules;
  const order = typeof childOrder === "string" ? childOrder : childOrder.join(" ");
  const terms = heuristic.map(({ name, weight }) => (weight === 1 ? name : `${weight}*${name}`));
  const chooses = !["depth-first", "breadth-first", "iterative-deepening"].includes(search);
  return [
    search,
    ...(rules.weight === undefined ? [] : [`weight ${rules.weight}`]),
    ...(rules.beamWidth === undefined ? [] : [`beam width ${rules.beamWidth}`]),
    `children ${order}`,
    depthLimit === null ? "no depth limit" : `depth limit ${depthLimit}`,
    `duplicates ${duplicates}`,
    `goal test at ${goalTest}`,
    ...(chooses ? [`ties ${ties}`] : []),
    ...(terms.length > 0 ? [`h = ${terms.join(" + ")}`] : []),
  ].join(", ");
}

/** How the search ended and what it counted. */
export function outcomeText<State>({ run }: Trace<State>): string {
  const { outcome, counters } = run;
  const { visited, expanded, generated } = counters;
  return `${outcome}: visited ${visited}, expanded ${expanded}, generated ${generated}`;
}
