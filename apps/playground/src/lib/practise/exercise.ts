import { seededRandom, shuffled } from "@jejak/puzzle";
import { SEARCHES, type SearchName } from "@jejak/search";

/** What determines an exercise: the same values give the same problem, so a link can carry them. */
export interface ExerciseChoice {
  readonly search: SearchName;
  readonly seed: number;
  /** Random moves that lead from the goal to the start; the depth limit is as many. */
  readonly moves: number;
}

/** A problem that a student searches by hand, under the slides' rules; any of several equals will do. */
export interface Exercise extends ExerciseChoice {
  readonly start: string;
  readonly goal: string;
  readonly depthLimit: number;
  /** The same as an assignment, for the grader. */
  readonly assignment: string;
}

const GOAL = "123804765";
export const QUESTION = "practise";
export const MOST_MOVES = 8;

/** The exercise of a choice. */
export function exerciseOf({ search, seed, moves }: ExerciseChoice): Exercise {
  const start = startOf(seed, moves);
  const depthLimit = moves;
  const assignment = JSON.stringify({
    format: "jejak-assignment/1",
    title: "Practise",
    problem: { kind: "puzzle", start, goal: GOAL },
    preset: "kotak-8",
    rules: { search, depthLimit, ties: "any" },
    questions: [{ id: QUESTION, ask: "visits", points: 1 }],
  });
  return { search, seed, moves, start, goal: GOAL, depthLimit, assignment };
}

/** A start that is not the goal: a walk may come back to where it began. */
function startOf(seed: number, moves: number): string {
  const random = seededRandom(seed);
  for (;;) {
    const start = shuffled(GOAL, 3, Math.floor(random() * 2 ** 31), moves);
    if (start !== GOAL) return start;
  }
}

/** The choice that a link's query names; what it leaves out or gets wrong is the usual. */
export function readChoice(query: string): ExerciseChoice {
  const values = new URLSearchParams(query.slice(0, 200));
  const whole = (name: string, usual: number, least: number, most: number): number => {
    const text = values.get(name) ?? "";
    return /^\d{1,9}$/u.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;
  };
  return {
    search: SEARCHES.find((name) => name === values.get("s")) ?? "best-first",
    seed: whole("seed", 1, 0, 999_999_999),
    moves: whole("moves", 3, 1, MOST_MOVES),
  };
}

/** The query of a choice. */
export function writeChoice({ search, seed, moves }: ExerciseChoice): string {
  return `v=1&s=${search}&moves=${moves}&seed=${seed}`;
}
