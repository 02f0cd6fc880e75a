import { Budget } from "../acceptor/budget.ts";
import { Configuration } from "../acceptor/configuration.ts";
import { LegalTree } from "../acceptor/legal-tree.ts";
import { startPosition, waysOn, type Position } from "../acceptor/position.ts";
import { positionKey } from "../acceptor/accept.ts";
import type { AnswerKey } from "./answer-key.ts";
import type { SequenceReading } from "./grade-sequence.ts";

const BUDGET = 3_000_000;
const MOST_PATHS = 64;

/**
 * The solution paths that may be written: those of the run that the student's own visits describe,
 * or, where no visits are written, those of all legal runs (as many as the budget lets find; the
 * reference's is always among them).
 */
export function legalPaths(key: AnswerKey, reading: SequenceReading | null): string[][] {
  const ownEnds = reading?.ends.filter(({ configuration }) => configuration.goals.length > 0) ?? [];
  if (ownEnds.length > 0) return distinct(ownEnds.flatMap(pathsOf));
  const { rules } = key.question;
  if (rules.ties !== "any" && rules.childOrder !== "any") return [[...key.path]];
  return distinct([[...key.path], ...pathsOfAllRuns(key)]);
}

function pathsOf({ configuration: { goals, tree } }: Position): string[][] {
  return goals.map((goal) => tree.path(goal).map((node) => tree.key(node)));
}

function distinct(paths: readonly string[][]): string[][] {
  return [...new Map(paths.map((path) => [path.join("\n"), path])).values()];
}

/** Follows every choice of the legal runs, depth first, each situation once. */
function pathsOfAllRuns({ question, space }: AnswerKey): string[][] {
  const tree = new LegalTree(space, question.rules);
  const start = startPosition("visits", Configuration.start(question.rules, tree));
  const budget = new Budget(BUDGET);
  const seen = new Set<string>();
  const found: string[][] = [];
  const open: Position[] = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (budget.isSpent || found.length >= MOST_PATHS) break;
    found.push(...pathsOf(at));
    // The goal's path depends on how its ancestors were reached, which a key leaves out.
    const key = `${positionKey(at)}|${at.configuration.frontier.join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const option of waysOn("visits", at, budget).options) {
      budget.spend(2 * at.configuration.size + 2);
      open.push(option.take(false));
    }
  }
  return found;
}
