import { blankSteps, BLANK, seededRandom, shuffled } from "@jejak/puzzle";
import type { Exam } from "../exam/exam.ts";

/** Random walks are no longer than the longest shortest solution of a 3x3 board and a little more. */
const LONGEST_WALK = 40;
/** Walks that lead to boards seen before are tried again, but not for ever. */
const REPEATS_IN_A_ROW = 1000;

/** Boards to look at, in an order that follows from the seed alone. */
export interface Starts {
  readonly boards: Iterator<string, void>;
  /** Whether they are all boards that can fit, each once. */
  readonly isEveryBoard: boolean;
}

/**
 * Different boards from which the goal can be reached, at most `exam.tries`: every board near enough
 * to the goal where there are no more than that, else the ends of random walks.
 */
export function starts(exam: Exam): Starts {
  const near = boardsWithin(exam, longestWalk(exam));
  if (near !== null) return { boards: inRandomOrder(near, exam.seed), isEveryBoard: true };
  return { boards: randomBoards(exam), isEveryBoard: false };
}

/** A board that is solved in so many moves lies that near to the goal; others are not needed. */
function longestWalk({ searches }: Exam): number {
  const limits = searches.map(({ wishes, legal: { depthLimit } }) =>
    wishes.found ? Math.min(wishes.solution?.most ?? Infinity, depthLimit ?? Infinity) : Infinity,
  );
  return Math.min(...limits);
}

/** All boards at most so many moves from the goal, nearest first; null when they are more than `tries`. */
function boardsWithin({ goal, columns, rows, tries }: Exam, moves: number): string[] | null {
  const table = blankSteps(columns, rows);
  const boards = [goal];
  const seen = new Set(boards);
  let level = 0;
  for (let at = 0, end = 1; at < boards.length; at++) {
    if (at === end) [level, end] = [level + 1, boards.length];
    if (level >= moves) break;
    const board = boards[at] as string;
    const blank = board.indexOf(BLANK);
    for (const { cell } of table[blank] ?? []) {
      const next = exchanged(board, blank, cell);
      if (seen.has(next)) continue;
      if (seen.size >= tries) return null;
      seen.add(next);
      boards.push(next);
    }
  }
  return boards;
}

function* inRandomOrder(boards: string[], seed: number): Generator<string, void, undefined> {
  const random = seededRandom(seed);
  // Fisher and Yates.
  for (let last = boards.length - 1; last >= 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const board = boards[other] as string;
    boards[other] = boards[last] as string;
    yield board;
  }
}

function* randomBoards(exam: Exam): Generator<string, void, undefined> {
  const { goal, columns, seed, tries } = exam;
  const random = seededRandom(seed);
  const longest = Math.min(LONGEST_WALK, longestWalk(exam));
  const seen = new Set<string>();
  let repeats = 0;
  while (seen.size < tries && repeats < REPEATS_IN_A_ROW) {
    const steps = Math.floor(random() * (longest + 1));
    const board = shuffled(goal, columns, Math.floor(random() * 2 ** 32), steps);
    repeats = seen.has(board) ? repeats + 1 : 0;
    if (repeats > 0) continue;
    seen.add(board);
    yield board;
  }
}

function exchanged(board: string, one: number, other: number): string {
  const cells = [...board];
  cells[one] = board[other] as string;
  cells[other] = board[one] as string;
  return cells.join("");
}
