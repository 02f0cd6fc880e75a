import { MOVES, type Move } from "./move.ts";

/** A step the blank can take from a cell: the move, and the cell it goes to. */
export interface BlankStep {
  readonly move: Move;
  readonly cell: number;
}

/**
 * For each cell, the steps that the blank can take from it, in the order of `moves`: the slides'
 * table SelAdj for a board of any size. Cells count from 0, row by row.
 */
export function blankSteps(
  columns: number,
  rows: number,
  moves: readonly Move[] = MOVES,
): readonly (readonly BlankStep[])[] {
  return Array.from({ length: columns * rows }, (_, cell) =>
    moves.flatMap((move) => {
      const target = cellAfter(cell, move, columns, rows);
      return target === null ? [] : [{ move, cell: target }];
    }),
  );
}

/** The cell that the blank reaches from `cell`; null when the move leads off the board. */
export function cellAfter(cell: number, move: Move, columns: number, rows: number): number | null {
  switch (move) {
    case "U":
      return cell >= columns ? cell - columns : null;
    case "D":
      return cell + columns < columns * rows ? cell + columns : null;
    case "L":
      return cell % columns > 0 ? cell - 1 : null;
    case "R":
      return cell % columns < columns - 1 ? cell + 1 : null;
  }
}
