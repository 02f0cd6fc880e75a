import { heuristic, parseHeuristic } from "@jejak/heuristics";
import {
  checkPuzzle,
  oppositeMove,
  parseChildOrder,
  slidingPuzzle,
  type PuzzleProblem,
} from "@jejak/puzzle";
import type { Rules } from "@jejak/search";
import type { ReadValue } from "../../read-value.ts";
import { readWholeNumber } from "../read-whole-number.ts";
import type { TraceDomain, TraceRequest } from "../trace-domain.ts";
import { readBoard } from "./read-board.ts";

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

/** The sliding puzzle that the arguments describe. */
export function puzzleToTrace(typed: TypedPuzzle): ReadValue<TraceDomain> {
  const size = readSize(typed);
  if (!size.ok) return size;
  const start = readBoard("<start>", typed.start, size.value);
  if (!start.ok) return start;
  const { columns, rows } = start.value;
  const goal = readBoard("--goal", typed.goal, { columns, rows });
  if (!goal.ok) return goal;
  const boards = { start: start.value.word, goal: goal.value.word, columns };
  return {
    ok: true,
    value: {
      ownRules: {},
      readChildOrder: (written) => {
        const read = parseChildOrder(written);
        return read.ok ? read : { ok: false, message: read.problem };
      },
      readHeuristic: (written) => {
        const read = parseHeuristic(written);
        return read.ok ? read : { ok: false, message: read.problem.message };
      },
      request: (rules) => requestOf(boards, rules),
    },
  };
}

function requestOf(
  boards: { readonly start: string; readonly goal: string; readonly columns: number },
  rules: Rules,
): ReadValue<TraceRequest> {
  const description = { ...boards, childOrder: rules.childOrder };
  const checked = checkPuzzle(description);
  if (!checked.ok) {
    const { part, message } = checked.problem;
    return { ok: false, message: `${FLAG_OF_PART[part]}: ${message}` };
  }
  const { goals, columns } = checked.value;
  const h = heuristic(rules.heuristic, goals, columns);
  if (!h.ok) return { ok: false, message: `--heuristic: ${h.problem.message}` };
  const data = { kind: "puzzle", ...boards } as const;
  const problem = slidingPuzzle(description);
  // Every move can be taken back.
  const predecessors: TraceRequest["predecessors"] = (board) =>
    problem
      .successors(board)
      .map(({ action, state, cost }) => ({ action: oppositeMove(action), state, cost }));
  return { ok: true, value: { data, problem, goals, predecessors, heuristic: h.value, rules } };
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
