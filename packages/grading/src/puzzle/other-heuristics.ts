import { formatHeuristic, heuristic } from "@jejak/heuristics";
import { BLANK } from "@jejak/puzzle";
import type { Heuristic, HeuristicTerm } from "@jejak/search";
import type { OtherHeuristic } from "../domain.ts";

/** Goals that courses use, beside which a student may have measured by habit. */
const USUAL_GOALS = ["123804765", "123456780", "012345678"];

/** What may be taken for h by mistake: the blank counted, another sum, the distance to another goal. */
export function otherHeuristics(
  terms: readonly HeuristicTerm[],
  goals: readonly string[],
  columns: number,
  otherGoals: readonly string[],
): OtherHeuristic[] {
  const [goal, ...more] = goals;
  if (goal === undefined || more.length > 0 || terms.length === 0) return [];
  return [
    ...blankCounted(terms, goal, columns),
    ...otherSums(terms, goal, columns),
    ...otherGoal(terms, goal, columns, otherGoals),
  ];
}

function blankCounted(
  terms: readonly HeuristicTerm[],
  goal: string,
  columns: number,
): OtherHeuristic[] {
  const right = heuristic(terms, goal, columns);
  if (!right.ok) return [];
  const home = goal.indexOf(BLANK);
  const weightOf = (name: string): number =>
    terms.filter((term) => term.name === name).reduce((sum, { weight }) => sum + weight, 0);
  const counted =
    (misplaced: number, manhattan: number): Heuristic<string> =>
    (word) => {
      const cell = word.indexOf(BLANK);
      const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
      const distance = rows + Math.abs((cell % columns) - (home % columns));
      return right.value(word) + misplaced * Number(cell !== home) + manhattan * distance;
    };
  const [misplaced, manhattan] = [weightOf("misplaced"), weightOf("manhattan")];
  // Whoever adds two heuristics may have counted the blank in one of them only.
  const ways = [
    counted(misplaced, manhattan),
    ...(misplaced > 0 && manhattan > 0 ? [counted(misplaced, 0), counted(0, manhattan)] : []),
  ];
  if (misplaced === 0 && manhattan === 0) return [];
  const shown = formatHeuristic(terms);
  return ways.map((way) => ({ name: "blank-counted", changes: {}, shown, heuristic: way }));
}

function otherSums(
  terms: readonly HeuristicTerm[],
  goal: string,
  columns: number,
): OtherHeuristic[] {
  const own = formatHeuristic(terms);
  const single = (name: string, weight = 1): HeuristicTerm => ({ name, weight });
  const sums: HeuristicTerm[][] = [
    ...terms.map(({ name }) => [single(name)]),
    terms.map(({ name }) => single(name)),
    [single("manhattan")],
    [single("misplaced")],
    [single("misplaced"), single("manhattan")],
    [single("sequence")],
  ];
  const seen = new Set([own]);
  return sums.flatMap((sum): OtherHeuristic[] => {
    const shown = formatHeuristic(sum);
    const made = seen.has(shown) ? null : heuristic(sum, goal, columns);
    seen.add(shown);
    if (made === null || !made.ok) return [];
    return [{ name: "heuristic", changes: { heuristic: sum }, shown, heuristic: made.value }];
  });
}

function otherGoal(
  terms: readonly HeuristicTerm[],
  goal: string,
  columns: number,
  otherGoals: readonly string[],
): OtherHeuristic[] {
  const candidates = new Set([...otherGoals, ...(columns === 3 ? USUAL_GOALS : [])]);
  candidates.delete(goal);
  return [...candidates].flatMap((other): OtherHeuristic[] => {
    if (other.length !== goal.length) return [];
    const made = heuristic(terms, other, columns);
    if (!made.ok) return [];
    return [{ name: "other-goal", changes: { goal: other }, shown: other, heuristic: made.value }];
  });
}
