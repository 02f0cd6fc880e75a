import type { CourseRules } from "@jejak/grading";
import {
  DUPLICATES,
  GOAL_TESTS,
  SEARCHES,
  TIES,
  type HeuristicTerm,
  type Rules,
} from "@jejak/search";
import type { QuestionView } from "../grading/grading-messages.ts";
import { writeExploreLink } from "../link/explore-link.ts";
import type { SearchRequest } from "../search/search-request.ts";

/**
 * The query that opens Explore on a question at a step, under its rules or with some of them
 * changed as a diagnosis says; null where Explore cannot show it (graphs that are too large for an
 * address, changes that are no rules).
 */
export async function exploreUnder(
  question: QuestionView,
  changes: Readonly<Record<string, unknown>>,
  step: number | "end",
): Promise<string | null> {
  const request = requestFor(question, { ...question.rules, ...changes });
  if (request === null) return null;
  const query = await writeExploreLink({ requests: [request], step });
  return query === null ? null : `?${query}`;
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

function requestFor(
  { start, goals, columns, graph }: QuestionView,
  course: CourseRules,
): SearchRequest | null {
  const rules = oneRules(course, graph === null ? ["D", "R", "L", "U"] : "listed");
  const [goal] = goals;
  if (rules === null || goal === undefined) return null;
  if (graph !== null) return { kind: "graph", text: graph, start: null, goals: [], rules };
  return columns === null ? null : { kind: "puzzle", start, goal, columns, rules };
}

/** Where the course leaves a choice, Explore takes the usual one. */
function oneRules(rules: CourseRules, usualOrder: Rules["childOrder"]): Rules | null {
  const { search, duplicates, goalTest } = rules;
  const isKnown =
    SEARCHES.includes(search) &&
    DUPLICATES.includes(duplicates) &&
    GOAL_TESTS.includes(goalTest) &&
    Array.isArray(rules.heuristic);
  if (!isKnown) return null;
  return {
    ...rules,
    childOrder: rules.childOrder === "any" ? usualOrder : rules.childOrder,
    ties: TIES.find((name) => name === rules.ties) ?? "fifo",
    heuristic: rules.heuristic as HeuristicTerm[],
  };
}
