import { manhattanTo, misplacedFrom } from "../../testing/boards.ts";
import type { Exam, ExamSearch } from "../exam/exam.ts";
import type { NaiveRules } from "./naive-search.ts";

/** The rules of an exam's search for the naive one; h is the plain sum of misplaced and manhattan. */
export function naiveRules(exam: Exam, { legal }: ExamSearch, start: string): NaiveRules {
  const { goal, columns } = exam;
  return {
    search: legal.search,
    childOrder: legal.childOrder,
    depthLimit: legal.depthLimit,
    duplicates: legal.duplicates,
    goalTest: legal.goalTest,
    ties: legal.ties,
    h: naiveHeuristic(legal.heuristic, goal, columns),
    goal,
    start,
    columns,
  };
}

function naiveHeuristic(
  terms: readonly { readonly name: string; readonly weight: number }[],
  goal: string,
  columns: number,
): (state: string) => number {
  const named: Readonly<Record<string, (state: string) => number>> = {
    misplaced: misplacedFrom(goal),
    manhattan: manhattanTo(goal, columns),
  };
  return (state) =>
    terms.reduce((sum, { name, weight }) => sum + weight * (named[name]?.(state) ?? Number.NaN), 0);
}
