import type { Rules } from "@jejak/search";
import type { TraceProblem } from "../trace.ts";

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
  return JSON.stringify({ search, childOrder, depthLimit, duplicates, goalTest, ties, heuristic });
}
