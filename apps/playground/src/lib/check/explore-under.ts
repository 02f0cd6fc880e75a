import type { CourseRules } from "@jejak/grading";
import {
  DUPLICATES,
  GOAL_TESTS,
  SEARCHES,
  TIES,
  type HeuristicTerm,
  type Rules,
} from "@jejak/search";
import { puzzleQuery } from "../link/explore-link.ts";
import type { QuestionView } from "../grading/grading-messages.ts";

/**
 * The query that opens Explore on a question at a step, under its rules or with some of them
 * changed as a diagnosis says; null where Explore cannot show it (graphs, changes that are no rules).
 */
export function exploreUnder(
  question: QuestionView,
  changes: Readonly<Record<string, unknown>>,
  step: number | "end",
): string | null {
  const [goal] = question.goals;
  const { columns } = question;
  if (columns === null || goal === undefined) return null;
  const rules = oneRules({ ...question.rules, ...changes });
  if (rules === null) return null;
  const request = { kind: "puzzle", start: question.start, goal, columns, rules } as const;
  return `?${puzzleQuery(request, step)}`;
}

/** Whether the changes of a diagnosis are all rules that Explore knows. */
export function areRules(changes: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(changes);
  return keys.length > 0 && keys.every((key) => RULES.has(key));
}

const RULES = new Set([
  "search",
  "childOrder",
  "depthLimit",
  "duplicates",
  "goalTest",
  "ties",
  "heuristic",
]);
const USUAL_ORDER = ["D", "R", "L", "U"];

/** Where the course leaves a choice, Explore takes the usual one. */
function oneRules(rules: CourseRules): Rules | null {
  const { search, duplicates, goalTest, depthLimit } = rules;
  const isKnown =
    SEARCHES.includes(search) &&
    DUPLICATES.includes(duplicates) &&
    GOAL_TESTS.includes(goalTest) &&
    Array.isArray(rules.heuristic);
  if (!isKnown) return null;
  return {
    search,
    duplicates,
    goalTest,
    depthLimit,
    childOrder: rules.childOrder === "any" ? USUAL_ORDER : rules.childOrder,
    ties: TIES.find((name) => name === rules.ties) ?? "fifo",
    heuristic: rules.heuristic as HeuristicTerm[],
  };
}
