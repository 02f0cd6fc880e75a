import type { IntegerSpace, SuccessorRows } from "@jejak/search";
import type { Puzzle } from "../check-puzzle.ts";
import type { Move } from "../moves/move.ts";
import { BLANK } from "../tiles.ts";
import { blankMoves } from "./blank-moves.ts";
import { sortByTile } from "./by-tile.ts";
import { tileChanges } from "./tile-changes.ts";

const CELLS_OF_A_HALF = 8;
/** 64 numbers for each cell of the blank: how many moves there are, and from the eighth on 8 numbers a move. */
const CELL_BITS = 6;
const MOVE = 8;
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
  readonly #moves: Int32Array;
  readonly #actions: readonly (Move | undefined)[];
  readonly #changesOfATile: number;
  readonly #goalsLow: Int32Array;
  readonly #goalsHigh: Int32Array;

  constructor(puzzle: Puzzle, tiles: string) {
    const { columns, rows, goals, childOrder } = puzzle;
    this.#tiles = tiles;
    this.#cells = columns * rows;
    this.#byTile = childOrder === "tile";
    this.changes = tileChanges(columns, rows, tiles);
    this.#changesOfATile = this.#cells * this.#cells;
    const { first, from, to, change, action } = blankMoves(puzzle);
    this.#actions = action;
    this.#moves = new Int32Array(this.#cells << CELL_BITS);
    for (let cell = 0; cell < this.#cells; cell += 1) {
      const at = cell << CELL_BITS;
      const [start, end] = [first[cell] ?? 0, first[cell + 1] ?? 0];
      this.#moves[at] = end - start;
      for (let move = start; move < end; move += 1) {
        // Tiles count from 1 here.
        const changeOfTile0 = (change[move] ?? 0) - this.#changesOfATile;
        const step = stepOf(from[move] ?? 0, to[move] ?? 0);
        this.#moves.set([...step, changeOfTile0], at + MOVE * (1 + move - start));
      }
    }
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
    const moves = this.#moves;
    const changes = this.#changesOfATile;
    const { cells, high: highs, size } = into;
    let move = blankOf(low, high) << CELL_BITS;
    const count = moves[move] as number;
    for (let row = size; row < size + count; row += 1) {
      move += MOVE;
      const shift = moves[move] as number;
      const tile =
        ((low >>> shift) & (moves[move + 1] as number)) |
        ((high >>> shift) & (moves[move + 2] as number));
      cells[row << 2] = low ^ Math.imul(tile, moves[move + 3] as number);
      if (highs !== null) highs[row] = high ^ Math.imul(tile, moves[move + 4] as number);
      cells[(row << 2) + 3] = Math.imul(tile, changes) + (moves[move + 5] as number);
    }
    if (this.#byTile) sortByTile(into, count, this.#changesOfATile);
    return count;
  }

  action(fromLow: number, fromHigh: number, toLow: number, toHigh: number): Move {
    const between = blankOf(fromLow, fromHigh) * this.#cells + blankOf(toLow, toHigh);
    return this.#actions[between] as Move;
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

/** How far right the tile's bits lie in its half, 15 or 0 for the half that has them or not, the lowest bit of both cells in each half. */
function stepOf(from: number, to: number): [number, number, number, number, number] {
  const isLow = to < CELLS_OF_A_HALF;
  return [
    4 * (to % CELLS_OF_A_HALF),
    isLow ? 15 : 0,
    isLow ? 0 : 15,
    lowBit(to) | lowBit(from),
    highBit(to) | highBit(from),
  ];
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
