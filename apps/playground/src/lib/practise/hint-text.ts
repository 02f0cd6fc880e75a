import type { FrontierEntry } from "@jejak/grading";
import { formatHeuristic } from "@jejak/heuristics";
import type { Messages } from "../messages/en.ts";
import type { Exercise, PractisedSearch } from "./exercise.ts";
import type { Stage } from "./practise-model.svelte.ts";
import type { Turn } from "./turn.ts";

/** Nodes of a frontier that the strongest hint names. */
const NAMED = 3;

/** A hint of a strength, 1 to 3: the rule, a value, and at last the answer. */
export function hintText(
  texts: Messages["practise"],
  stage: Stage,
  strength: number,
  { rules }: Exercise,
  { judgement, generated }: Turn,
): string {
  const { frontier } = judgement;
  if (stage === "values") {
    const [rule, marks] = texts.hintValues;
    if (strength === 1) return rule(formatHeuristic(rules.heuristic));
    if (strength === 2) return marks;
    const asked = generated.filter(({ h }) => h === null);
    return texts.hintValuesTold(asked.map(({ state }) => valueOf(state, frontier)));
  }
  const { search } = rules;
  if (strength === 1) return texts.hintRule[search];
  if (stage === "frontier") {
    return strength === 2
      ? texts.hintFrontier(frontier.length)
      : texts.hintFrontierFirst(frontier.slice(0, NAMED).map(({ state }) => state));
  }
  const possible = frontier.filter(({ isPossible }) => isPossible);
  const [first] = possible;
  if (first === undefined) return "";
  return strength === 2
    ? texts.hintValue[search](decisiveValue(search, first))
    : texts.hintNode([...new Set(possible.map(({ state }) => state))]);
}

function valueOf(state: string, frontier: readonly FrontierEntry[]): string {
  return String(frontier.find((entry) => entry.state === state)?.h ?? "?");
}

function decisiveValue(search: PractisedSearch, { level, g, h }: FrontierEntry): number {
  switch (search) {
    case "a-star":
      return g + h;
    case "uniform-cost":
      return g;
    case "best-first":
      return h;
    default:
      return level;
  }
}
