import {
  explainHeuristic,
  formatHeuristic,
  heuristic,
  heuristicNames,
  parseHeuristic,
} from "@jejak/heuristics";
import {
  BLANK,
  checkChildOrder,
  checkPuzzle,
  findStates,
  isMove,
  MOVES,
  moveBetween,
  oppositeMove,
  readState,
  SEL_ADJ,
  slidingPuzzle,
  type ReadOptions,
  type ReadProblem,
  type ReadState,
  type Result,
} from "@jejak/puzzle";
import type { HeuristicTerm } from "@jejak/search";
import type { DomainReading, FoundState, HeuristicPart, StateOnPaper } from "../domain.ts";
import { otherChildOrders } from "./other-child-orders.ts";
import { otherHeuristics } from "./other-heuristics.ts";

/** A sliding puzzle as an assignment describes it. */
export interface PuzzleDescription {
  readonly start: string;
  readonly goal: string | readonly string[];
  readonly columns?: number | undefined;
}

/** Sliding tiles: states are boards, moves are the blank's. Start and goal may be written in any form. */
export function puzzleDomain(description: PuzzleDescription): DomainReading {
  const { columns: width } = description;
  const boards = typeof description.goal === "string" ? [description.goal] : description.goal;
  const checked = checkPuzzle({
    start: wordOf(description.start, width),
    goal: boards.map((goal) => wordOf(goal, width)),
    columns: width,
  });
  if (!checked.ok) {
    return { ok: false, part: checked.problem.part, message: checked.problem.message };
  }
  const { start, goals, columns, rows } = checked.value;
  const size: ReadOptions = { columns, rows, tiles: [...start].sort().join("") };
  return {
    ok: true,
    value: {
      kind: "puzzle",
      start,
      goals,
      actions: MOVES,
      usualChildOrder: SEL_ADJ,
      heuristicNames,
      childOrderFault: (order) => {
        const fault = checkChildOrder(order);
        return fault.ok ? null : fault.problem;
      },
      problem: (childOrder) => slidingPuzzle({ start, goal: goals, columns, childOrder }),
      heuristic: (terms) => {
        const made = heuristic(terms, goals, columns);
        return made.ok ? made : { ok: false, message: made.problem.message };
      },
      parseHeuristic: (text) => {
        const parsed = parseHeuristic(text);
        return parsed.ok ? parsed : { ok: false, message: parsed.problem.message };
      },
      explainHeuristic: (terms, word) => partsOf(terms, word, goals, columns),
      otherChildOrders,
      otherHeuristics: (terms, others) => otherHeuristics(terms, goals, columns, others),
      oppositeAction: (action) => (isMove(action) ? oppositeMove(action) : null),
      partMoved: (from, to) =>
        moveBetween(from, to, columns) === null ? null : from.charAt(to.indexOf(BLANK)),
      actionBetween: (from, to) => moveBetween(from, to, columns),
      findStates: (text) =>
        findStates(text, size).map(({ start: from, end, line, column, reading }): FoundState => ({
          start: from,
          end,
          place: { line, column },
          state: onPaper(reading),
        })),
      readState: (text) => {
        const reading = readState(text, size);
        if (!reading.ok && reading.problem.kind === "no-board") return null;
        if (!reading.ok && reading.problem.kind === "extra-text") return null;
        return onPaper(reading);
      },
    },
  };
}

/** The board's word; what is no board stays as it is, for checkPuzzle to say what is wrong with it. */
function wordOf(text: string, columns: number | undefined): string {
  const word = text.trim().toLowerCase();
  if (/^[0-9a-z]+$/.test(word)) return word;
  const read = readState(text, { columns });
  return read.ok ? read.value.word : word;
}

function onPaper(reading: Result<ReadState, ReadProblem>): StateOnPaper {
  if (reading.ok) {
    const { word, form, blank } = reading.value;
    return { ok: true, word, form, blank };
  }
  const { kind, written, message } = reading.problem;
  return { ok: false, kind: kind === "wrong-size" ? kind : "not-a-state", written, message };
}

/** What each tile adds to h, heuristic by heuristic, with the weights; for several goals, nothing. */
function partsOf(
  terms: readonly HeuristicTerm[],
  word: string,
  goals: readonly string[],
  columns: number,
): HeuristicPart[] {
  const [goal, ...others] = goals;
  if (goal === undefined || others.length > 0) return [];
  return explainHeuristic(terms, word, goal, columns).flatMap(({ name, weight, parts }) =>
    parts.map(({ tiles, line, value }) => ({
      heuristic: formatHeuristic([{ name, weight }]),
      part:
        line === undefined ? tiles : `${tiles} ${line.kind === "row" ? "↔" : "↕"}${line.number}`,
      value: weight * value,
    })),
  );
}
