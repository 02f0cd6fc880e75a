import { BLANK } from "./tiles.ts";

/** Whether one board can become another, with the figures that decide it. */
export interface Solvability {
  readonly solvable: boolean;
  /** Pairs of tiles of the start, read row by row without the blank, of which the larger stands first. */
  readonly startInversions: number;
  readonly goalInversions: number;
  /** How many rows lie between the two blanks. */
  readonly blankRows: number;
  /** The reason in one sentence. */
  readonly reason: string;
}

/**
 * Can `start` become `goal` by moves of the blank? For any goal and any size of board.
 *
 * A move along a row changes no inversion; a move along a column carries a tile past columns - 1
 * others. So with an odd number of columns the parity of the inversions never changes, and with an
 * even number it changes with every row that the blank goes. Half of all boards can be reached:
 * Johnson and Story, Notes on the "15" Puzzle, 1879.
 */
export function solvability(start: string, goal: string, columns: number): Solvability {
  const startInversions = inversions(start);
  const goalInversions = inversions(goal);
  const blankRows = Math.abs(rowOfBlank(start, columns) - rowOfBlank(goal, columns));
  const evenWidth = columns % 2 === 0;
  const difference = startInversions - goalInversions + (evenWidth ? blankRows : 0);
  const solvable = difference % 2 === 0;
  const counts =
    `the tiles of ${start} make ${count(startInversions)} ` +
    `and those of ${goal} make ${count(goalInversions)}`;
  const rows = `${blankRows} row${blankRows === 1 ? "" : "s"}`;
  const rule = evenWidth
    ? `the blank has to go ${rows} up or down, each of which turns even into odd and odd into even`
    : "no move changes odd into even";
  const reason = solvable
    ? `${start} can become ${goal}: ${counts}; ${rule}`
    : `${start} can never become ${goal}: ${counts}; ${rule}`;
  return { solvable, startInversions, goalInversions, blankRows, reason };
}

/** Can `start` become `goal` by moves of the blank? `solvability` says why. */
export function isSolvable(start: string, goal: string, columns: number): boolean {
  return solvability(start, goal, columns).solvable;
}

/** Pairs of tiles, read row by row without the blank, of which the larger stands first. */
export function inversions(word: string): number {
  const tiles = [...word].filter((tile) => tile !== BLANK);
  return tiles.reduce(
    (sum, tile, index) => sum + tiles.slice(index + 1).filter((later) => later < tile).length,
    0,
  );
}

function rowOfBlank(word: string, columns: number): number {
  return Math.floor(word.indexOf(BLANK) / columns);
}

function count(number: number): string {
  const parity = number % 2 === 0 ? "even" : "odd";
  return `${number} inversion${number === 1 ? "" : "s"} (${parity})`;
}
