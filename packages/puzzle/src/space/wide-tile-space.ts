import type { IntegerSpace, SuccessorRows } from "@jejak/search";
import type { Puzzle } from "../check-puzzle.ts";
import type { Move } from "../moves/move.ts";
import { BLANK } from "../tiles.ts";
import { blankMoves, type BlankMoves } from "./blank-moves.ts";
import { sortByTile } from "./by-tile.ts";
import { tileChanges } from "./tile-changes.ts";

const CELLS_OF_A_HALF = 8;
/** What the cells hold that a smaller board does not have: no tile, and not the blank. */
const NO_CELL = 15;

/**
 * Boards of up to 16 cells as two integers: 4 bits a cell for the tile, counted from 1, and 0 for
 * the blank, the first eight cells in the lower half. There is no codes' index, so they are hashed.
 */
export class WideTileSpace implements IntegerSpace<string, Move> {
  readonly wide = true;
  readonly unitCosts = true;
  readonly writesActions = false;
  readonly indices = 0;
  readonly marks = 0;
  readonly changes: string;
  readonly #tiles: string;
  readonly #cells: number;
  readonly #byTile: boolean;
  readonly #moves: BlankMoves;
  /** By move: how far right the tile's bits lie in its half, and 15 or 0 for the half that has them or not. */
  readonly #shift: Int32Array;
  readonly #inLow: Int32Array;
  readonly #inHigh: Int32Array;
  /** By move: the lowest bit of both cells, in each half. */
  readonly #pairLow: Int32Array;
  readonly #pairHigh: Int32Array;
  readonly #first: Int32Array;
  readonly #change: Int32Array;
  readonly #changesOfATile: number;
  readonly #goalsLow: Int32Array;
  readonly #goalsHigh: Int32Array;

  constructor(puzzle: Puzzle, tiles: string) {
    const { columns, rows, goals, childOrder } = puzzle;
    this.#tiles = tiles;
    this.#cells = columns * rows;
    this.#byTile = childOrder === "tile";
    this.changes = tileChanges(columns, rows, tiles);
    this.#moves = blankMoves(puzzle);
    const { from, to, first, change } = this.#moves;
    this.#first = first;
    this.#changesOfATile = this.#cells * this.#cells;
    // Tiles count from 1 here.
    this.#change = change.map((number) => number - this.#changesOfATile);
    this.#shift = to.map((cell) => 4 * (cell % CELLS_OF_A_HALF));
    this.#inLow = to.map((cell) => (cell < CELLS_OF_A_HALF ? 15 : 0));
    this.#inHigh = to.map((cell) => (cell < CELLS_OF_A_HALF ? 0 : 15));
    this.#pairLow = to.map((cell, move) => lowBit(cell) | lowBit(from[move] ?? 0));
    this.#pairHigh = to.map((cell, move) => highBit(cell) | highBit(from[move] ?? 0));
    this.#goalsLow = Int32Array.from(goals, (goal) => this.encodeLow(goal));
    this.#goalsHigh = Int32Array.from(goals, (goal) => this.encodeHigh(goal));
  }

  encodeLow(word: string): number {
    return this.#encode(word, 0);
  }

  encodeHigh(word: string): number {
    return this.#encode(word, CELLS_OF_A_HALF);
  }

  decode(low: number, high: number): string {
    let word = "";
    for (let cell = 0; cell < this.#cells; cell += 1) {
      const half = cell < CELLS_OF_A_HALF ? low : high;
      const tile = (half >>> (4 * (cell % CELLS_OF_A_HALF))) & 15;
      word += tile === 0 ? BLANK : this.#tiles.charAt(tile - 1);
    }
    return word;
  }

  isGoal(low: number, high: number): boolean {
    for (let goal = 0; goal < this.#goalsLow.length; goal += 1) {
      if (this.#goalsLow[goal] === low && this.#goalsHigh[goal] === high) return true;
    }
    return false;
  }

  index(): number {
    return 0;
  }

  mark(): number {
    return 0;
  }

  successors(low: number, high: number, into: SuccessorRows): number {
    const blank = blankOf(low, high);
    const from = this.#first[blank] as number;
    const count = (this.#first[blank + 1] as number) - from;
    const { cells, high: highs, size } = into;
    for (let row = 0; row < count; row += 1) {
      const move = from + row;
      const shift = this.#shift[move] as number;
      const tile =
        ((low >>> shift) & (this.#inLow[move] as number)) |
        ((high >>> shift) & (this.#inHigh[move] as number));
      const at = (size + row) << 2;
      cells[at] = low ^ Math.imul(tile, this.#pairLow[move] as number);
      if (highs !== null)
        highs[size + row] = high ^ Math.imul(tile, this.#pairHigh[move] as number);
      cells[at + 3] = tile * this.#changesOfATile + (this.#change[move] as number);
    }
    if (this.#byTile) sortByTile(into, count, this.#changesOfATile);
    return count;
  }

  action(fromLow: number, fromHigh: number, toLow: number, toHigh: number): Move {
    const between = blankOf(fromLow, fromHigh) * this.#cells + blankOf(toLow, toHigh);
    return this.#moves.action[between] as Move;
  }

  #encode(word: string, first: number): number {
    let code = 0;
    for (let cell = first; cell < first + CELLS_OF_A_HALF; cell += 1) {
      const tile = cell < this.#cells ? this.#tiles.indexOf(word.charAt(cell)) + 1 : NO_CELL;
      code |= tile << (4 * (cell - first));
    }
    return code;
  }
}

/** The one cell that holds 0. */
function blankOf(low: number, high: number): number {
  const inLow = zeros(low);
  return inLow !== 0 ? cellOf(inLow) : CELLS_OF_A_HALF + cellOf(zeros(high));
}

/** The topmost bit of the lowest cell that holds 0 (and, above it, of some that do not). */
function zeros(half: number): number {
  return (half - 0x11111111) & ~half & 0x88888888;
}

function cellOf(bits: number): number {
  return (31 - Math.clz32(bits & -bits)) >>> 2;
}

function lowBit(cell: number): number {
  return cell < CELLS_OF_A_HALF ? 1 << (4 * cell) : 0;
}

function highBit(cell: number): number {
  return cell < CELLS_OF_A_HALF ? 0 : 1 << (4 * (cell - CELLS_OF_A_HALF));
}
