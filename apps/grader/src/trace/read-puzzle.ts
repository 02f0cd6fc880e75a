import { heuristic } from "@jejak/heuristics";
import { checkPuzzle, slidingPuzzle, type PuzzleProblem } from "@jejak/puzzle";
import type { Rules } from "@jejak/search";
import type { ReadValue } from "../read-value.ts";
import { readBoard } from "./read-board.ts";
import { readWholeNumber } from "./read-whole-number.ts";
import type { ReadProblem } from "./trace-request.ts";

/** A puzzle as typed; boards in any form that the reader of @jejak/puzzle knows. */
export interface TypedPuzzle {
  readonly start: string;
  readonly goal: string;
  readonly columns: string | undefined;
}

const FLAG_OF_PART: Readonly<Record<PuzzleProblem["part"], string>> = {
  start: "<start>",
  goal: "--goal",
  columns: "--columns",
  childOrder: "--child-order",
};

/** The sliding puzzle that the arguments describe, and h under the rules. */
export function readPuzzle(typed: TypedPuzzle, rules: Rules): ReadValue<ReadProblem> {
  const size = readSize(typed);
  if (!size.ok) return size;
  const start = readBoard("<start>", typed.start, size.value);
  if (!start.ok) return start;
  const { columns, rows } = start.value;
  const goal = readBoard("--goal", typed.goal, { columns, rows });
  if (!goal.ok) return goal;
  const description = {
    start: start.value.word,
    goal: goal.value.word,
    columns,
    childOrder: rules.childOrder,
  };
  const checked = checkPuzzle(description);
  if (!checked.ok) {
    const { part, message } = checked.problem;
    return { ok: false, message: `${FLAG_OF_PART[part]}: ${message}` };
  }
  const puzzle = checked.value;
  const h = heuristic(rules.heuristic, puzzle.goals, puzzle.columns);
  if (!h.ok) return { ok: false, message: `--heuristic: ${h.problem.message}` };
  const data = {
    kind: "puzzle" as const,
    start: puzzle.start,
    goal: description.goal,
    columns: puzzle.columns,
  };
  return { ok: true, value: { data, problem: slidingPuzzle(description), heuristic: h.value } };
}

/** `--columns` for boards that are no squares; what does not divide the cells of the start is refused. */
function readSize({ start, columns }: TypedPuzzle): ReadValue<{ readonly columns?: number }> {
  if (columns === undefined) return { ok: true, value: {} };
  const read = readWholeNumber("--columns", columns, 1);
  if (!read.ok) return read;
  const word = start.trim();
  // A board in rows tells its own width; one in a single word is cut by this number alone.
  const checked = /^\w+$/.test(word)
    ? checkPuzzle({ start: word, goal: word, columns: read.value })
    : null;
  if (checked?.ok === false && checked.problem.part === "columns") {
    return { ok: false, message: `--columns: ${checked.problem.message}` };
  }
  return { ok: true, value: { columns: read.value } };
}
