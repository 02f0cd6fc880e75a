import {
  checkHeuristic,
  formatHeuristic,
  heuristic,
  HEURISTICS,
  parseHeuristic,
  type HeuristicCheck,
} from "@jejak/heuristics";
import type { HeuristicTerm } from "@jejak/search";
import type { ReadValue } from "../read-value.ts";
import { readBoard } from "../trace/puzzle/read-board.ts";
import { readWholeNumber } from "../trace/read-whole-number.ts";
import type { HeuristicRow, HeuristicTable } from "./heuristic-table.ts";

/** A goal for which every heuristic is defined. */
const USUAL_GOAL = "123804765";

/** Checks sums of heuristics on all boards that can reach a goal; without sums, each that fits the goal. */
export function checkOnPuzzle(
  sums: readonly string[],
  goal: string | undefined,
  columns: string | undefined,
): ReadValue<HeuristicTable> {
  const width = columns === undefined ? null : readWholeNumber("--columns", columns, 1);
  if (width?.ok === false) return width;
  const size = width === null ? {} : { columns: width.value };
  const board = readBoard("--goal", goal ?? USUAL_GOAL, size);
  if (!board.ok) return board;
  const { word } = board.value;
  const wanted = termsOf(sums, word, board.value.columns);
  if (!wanted.ok) return wanted;
  const rows: HeuristicRow[] = [];
  let extent = { states: 0, farthest: 0 };
  for (const terms of wanted.value.sums) {
    const h = heuristic(terms, word, board.value.columns);
    if (!h.ok) return { ok: false, message: h.problem.message };
    const check = checkHeuristic(h.value, word, board.value.columns);
    if (!check.ok) return { ok: false, message: `--goal: ${check.problem}` };
    extent = { states: check.value.boards, farthest: check.value.farthest };
    rows.push(rowOf(formatHeuristic(terms), check.value));
  }
  const problem = { kind: "puzzle", goal: word, columns: board.value.columns } as const;
  const { notes } = wanted.value;
  return { ok: true, value: { problem, ...extent, heuristics: rows, notes } };
}

interface Wanted {
  readonly sums: readonly (readonly HeuristicTerm[])[];
  readonly notes: readonly string[];
}

function termsOf(sums: readonly string[], goal: string, columns: number): ReadValue<Wanted> {
  if (sums.length === 0) {
    const misfits = HEURISTICS.map((entry) => entry.misfit(goal, columns));
    const fitting = HEURISTICS.filter((_, at) => misfits[at] === null);
    return {
      ok: true,
      value: {
        sums: fitting.map(({ name }) => [{ name, weight: 1 }]),
        notes: misfits.filter((message) => message !== null),
      },
    };
  }
  const read: (readonly HeuristicTerm[])[] = [];
  for (const text of sums) {
    const terms = parseHeuristic(text);
    if (!terms.ok) {
      const { column, message } = terms.problem;
      return { ok: false, message: `"${text}", column ${column}: ${message}` };
    }
    read.push(terms.value);
  }
  return { ok: true, value: { sums: read, notes: [] } };
}

function rowOf(name: string, check: HeuristicCheck): HeuristicRow {
  const move = check.firstInconsistentMove;
  return {
    heuristic: name,
    admissible: check.admissible,
    consistent: check.consistent,
    overestimates: check.overestimates,
    firstOverestimate: check.firstOverestimate,
    inconsistentSteps: check.inconsistentMoves,
    firstInconsistentStep:
      move === null
        ? null
        : { from: move.from, to: move.to, cost: 1, hFrom: move.hFrom, hTo: move.hTo },
    mostAbove: check.mostAbove,
    mostBelow: check.mostBelow,
    meanError: check.meanError,
    meanH: check.meanH,
  };
}
