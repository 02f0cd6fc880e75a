import { failure, success, type Result } from "../result.ts";
import { applyMove } from "./apply-move.ts";
import type { Move } from "./move.ts";

/** A move that leads off the board: `step` counts from 1, `board` is where the moves had led until then. */
export interface MoveOffBoard {
  readonly step: number;
  readonly move: Move;
  readonly board: string;
  readonly message: string;
}

const WORDS: Readonly<Record<Move, string>> = { U: "up", D: "down", L: "left", R: "right" };

/** All boards on the way from `start` by blank moves, `start` first: one more than there are moves. */
export function followMoves(
  start: string,
  columns: number,
  moves: readonly Move[],
): Result<readonly string[], MoveOffBoard> {
  const boards = [start];
  let board = start;
  for (const [index, move] of moves.entries()) {
    const next = applyMove(board, columns, move);
    if (next === null) {
      const step = index + 1;
      const message = `move ${step} takes the blank ${WORDS[move]} off the board ${board}`;
      return failure({ step, move, board, message });
    }
    boards.push(next);
    board = next;
  }
  return success(boards);
}
