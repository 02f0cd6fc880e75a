import { MISUNDERSTANDINGS, type Misunderstanding } from "@jejak/grading";
import { seededRandom, shuffled } from "@jejak/puzzle";
import { PRACTISED, type Exercise, type ExerciseRules, type PractisedSearch } from "./exercise.ts";

/** What determines an exercise: the same values give the same problem, so a link can carry them. */
export interface ExerciseChoice {
  readonly search: PractisedSearch;
  readonly seed: number;
  /** Moves from the start to the goal, or a little fewer; the depth limit is as many. */
  readonly moves: number;
  /** The misunderstandings that the problem must show; any problem will do where it is empty. */
  readonly focus: readonly Misunderstanding[];
}

export const USUAL_CHOICE: ExerciseChoice = { search: "best-first", seed: 1, moves: 3, focus: [] };
export const GOAL = "123804765";
const MOST_MOVES = 8;
const MOST_IN_FOCUS = 3;

/** The slides' rules; any of several equals will do. */
export function rulesOf({ search, moves }: ExerciseChoice): ExerciseRules {
  return {
    search,
    childOrder: ["D", "R", "L", "U"],
    depthLimit: moves,
    duplicates: "parent",
    goalTest: "visit",
    ties: "any",
    heuristic: [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 1 },
    ],
  };
}

/** The exercise of a choice that asks for no misunderstanding in particular. */
export function exerciseOf(choice: ExerciseChoice): Exercise {
  return { start: startOf(choice), goal: GOAL, columns: 3, rules: rulesOf(choice) };
}

/** What a page without a link shows. */
export const USUAL_EXERCISE: Exercise = exerciseOf(USUAL_CHOICE);

/** A start that is not the goal: a walk may come back to where it began. */
function startOf({ seed, moves }: ExerciseChoice): string {
  const random = seededRandom(seed);
  for (;;) {
    const start = shuffled(GOAL, 3, Math.floor(random() * 2 ** 31), moves);
    if (start !== GOAL) return start;
  }
}

/** The choice that a link's query names; what it leaves out or gets wrong is the usual. */
export function readChoice(query: string): ExerciseChoice {
  const values = new URLSearchParams(query.slice(0, 300));
  const whole = (name: string, usual: number, least: number, most: number): number => {
    const text = values.get(name) ?? "";
    return /^\d{1,9}$/u.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;
  };
  const focus = (values.get("focus") ?? "").split(".");
  return {
    search: PRACTISED.find((name) => name === values.get("s")) ?? USUAL_CHOICE.search,
    seed: whole("seed", USUAL_CHOICE.seed, 0, 999_999_999),
    moves: whole("moves", USUAL_CHOICE.moves, 1, MOST_MOVES),
    focus: MISUNDERSTANDINGS.filter((name) => focus.includes(name)).slice(0, MOST_IN_FOCUS),
  };
}

/** The query of a choice. */
export function writeChoice({ search, seed, moves, focus }: ExerciseChoice): string {
  const query = `v=1&s=${search}&moves=${moves}&seed=${seed}`;
  return focus.length === 0 ? query : `${query}&focus=${focus.join(".")}`;
}
