import type { Puzzle } from "../check-puzzle.ts";
import { blankSteps } from "../moves/blank-steps.ts";
import { MOVES, type Move } from "../moves/move.ts";
import { changeNumber } from "./tile-changes.ts";

/** The table has 8 numbers a move: move m has those from `m << MOVE` on. */
export const MOVE = 3;
/** The last of the 8, in the first move of a list: how many moves the list has. */
export const COUNT = 7;
/** There is a list for each cell of the blank, with room for so many moves. */
export const MOVES_OF_A_CELL: number = MOVES.length;

/** A move of the blank from one cell to another. */
export interface BlankMove {
  readonly from: number;
  readonly to: number;
  /** The number of the change for tile 0; that for tile t is `cells * cells * t` more. */
  readonly change: number;
}

/**
 * Every move of the blank, in one list for each cell that it leaves, as the numbers that `numbersOf`
 * makes of a move (up to 7). One more list at the end is for `sortedByTile`.
 */
export function moveTable(
  { columns, rows, childOrder }: Puzzle,
  numbersOf: (move: BlankMove) => readonly number[],
): Int32Array {
  const cells = columns * rows;
  const table = new Int32Array(((cells + 1) * MOVES_OF_A_CELL) << MOVE);
  const steps = blankSteps(columns, rows, childOrder === "tile" ? MOVES : childOrder);
  for (const [from, list] of steps.entries()) {
    const first = from * MOVES_OF_A_CELL;
    for (const [place, { cell: to }] of list.entries()) {
      // The tile goes the other way.
      const move = { from, to, change: changeNumber(cells, 0, to, from) };
      table.set(numbersOf(move), (first + place) << MOVE);
    }
    table[(first << MOVE) + COUNT] = list.length;
  }
  return table;
}

/**
 * Copies the list that begins with the move `first` to the end of the table, sorted by the tile that
 * `tileOf` a move says it moves, and returns the first move of the copy: `childOrder: tile`.
 */
export function sortedByTile(
  table: Int32Array,
  first: number,
  tileOf: (move: number) => number,
): number {
  const copy = (table.length >> MOVE) - MOVES_OF_A_CELL;
  const count = table[(first << MOVE) + COUNT] ?? 0;
  for (let place = 0; place < count; place += 1) {
    const tile = tileOf(first + place);
    let to = copy + place;
    for (; to > copy && tileOf(to - 1) > tile; to -= 1) copyMove(table, to - 1, to);
    copyMove(table, first + place, to);
  }
  table[(copy << MOVE) + COUNT] = count;
  return copy;
}

function copyMove(table: Int32Array, from: number, to: number): void {
  table.copyWithin(to << MOVE, from << MOVE, (from << MOVE) + COUNT);
}

/** The moves that take the blank from one cell to another, at `from * cells + to`. */
export function movesBetween({ columns, rows }: Puzzle): readonly (Move | undefined)[] {
  const cells = columns * rows;
  const between: (Move | undefined)[] = Array.from({ length: cells * cells });
  for (const [from, list] of blankSteps(columns, rows).entries()) {
    for (const { move, cell } of list) between[from * cells + cell] = move;
  }
  return between;
}
