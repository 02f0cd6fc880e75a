import type { IntegerSpace, SuccessorBuffer } from "@jejak/search";
import type { Puzzle } from "../check-puzzle.ts";
import type { Move } from "../moves/move.ts";
import { BLANK } from "../tiles.ts";
import { blankMoves, type BlankMoves } from "./blank-moves.ts";
import { boardRank } from "./board-rank.ts";
import { sortByTile } from "./by-tile.ts";
import { tileChanges } from "./tile-changes.ts";

/** Where a code has the blank's cell: above 9 cells of 3 bits. */
const BLANK_AT = 27;

/**
 * Boards of up to 9 cells as one integer each: 3 bits a cell for the tile's place among the
 * ascending tiles, 0 where the blank is, and its cell above them. A move takes the tile's bits from
 * one cell to the other: it is one exclusive or.
 */
export class NarrowTileSpace implements IntegerSpace<string, Move> {
  readonly wide = false;
  readonly unitCosts = true;
  readonly rowActions = null;
  readonly changes: string;
  readonly indices: number;
  readonly #tiles: string;
  readonly #cells: number;
  readonly #byTile: boolean;
  readonly #moves: BlankMoves;
  /** By move: how far right the tile's bits lie, both cells' lowest bits, both cells of the blank. */
  readonly #shift: Int32Array;
  readonly #pair: Int32Array;
  readonly #blanks: Int32Array;
  readonly #first: Int32Array;
  readonly #change: Int32Array;
  readonly #changesOfATile: number;
  readonly #goals: Int32Array;
  readonly #goal: number;
  readonly #orders: number;
  /** Made when the first index is asked for. */
  #ranks: Uint16Array | null = null;
  readonly #rankedBits: number;

  constructor(puzzle: Puzzle, tiles: string) {
    const { columns, rows, goals, childOrder } = puzzle;
    this.#tiles = tiles;
    this.#cells = columns * rows;
    this.#byTile = childOrder === "tile";
    this.changes = tileChanges(columns, rows, tiles);
    this.#moves = blankMoves(puzzle);
    const { from, to, first, change } = this.#moves;
    this.#first = first;
    this.#change = change;
    this.#changesOfATile = this.#cells * this.#cells;
    this.#shift = to.map((cell) => 3 * cell);
    this.#pair = to.map((cell, move) => (1 << (3 * cell)) | (1 << (3 * (from[move] ?? 0))));
    this.#blanks = to.map((cell, move) => (cell ^ (from[move] ?? 0)) << BLANK_AT);
    this.#goals = Int32Array.from(goals, (goal) => this.encodeLow(goal));
    this.#goal = this.#goals[0] ?? 0;
    this.#orders = halfOfAllOrders(tiles.length);
    this.indices = this.#cells * this.#orders;
    this.#rankedBits = (1 << (3 * (tiles.length - 2))) - 1;
  }

  encodeLow(word: string): number {
    let code = word.indexOf(BLANK) << BLANK_AT;
    for (let cell = 0; cell < this.#cells; cell += 1) {
      const tile = this.#tiles.indexOf(word.charAt(cell));
      if (tile > 0) code |= tile << (3 * cell);
    }
    return code;
  }

  encodeHigh(): number {
    return 0;
  }

  decode(low: number): string {
    const blank = low >>> BLANK_AT;
    let word = "";
    for (let cell = 0; cell < this.#cells; cell += 1) {
      word += cell === blank ? BLANK : this.#tiles.charAt((low >>> (3 * cell)) & 7);
    }
    return word;
  }

  isGoal(low: number): boolean {
    return low === this.#goal || (this.#goals.length > 1 && this.#goals.includes(low));
  }

  index(low: number): number {
    const ranks = (this.#ranks ??= boardRank(this.#cells).ranks);
    const blank = low >>> BLANK_AT;
    const before = (1 << (3 * blank)) - 1;
    // The bits after the blank move into its place.
    const tiles = (low & before) | ((low >>> 3) & ~before);
    return blank * this.#orders + (ranks[tiles & this.#rankedBits] as number);
  }

  successors(low: number, _high: number, into: SuccessorBuffer): number {
    const blank = low >>> BLANK_AT;
    const from = this.#first[blank] as number;
    const count = (this.#first[blank + 1] as number) - from;
    const { low: codes, change } = into;
    for (let row = 0; row < count; row += 1) {
      const move = from + row;
      const tile = (low >>> (this.#shift[move] as number)) & 7;
      codes[row] =
        low ^ Math.imul(tile, this.#pair[move] as number) ^ (this.#blanks[move] as number);
      change[row] = tile * this.#changesOfATile + (this.#change[move] as number);
    }
    if (this.#byTile) sortByTile(into, count, this.#changesOfATile);
    return count;
  }

  action(fromLow: number, _fromHigh: number, toLow: number): Move {
    const between = (fromLow >>> BLANK_AT) * this.#cells + (toLow >>> BLANK_AT);
    return this.#moves.move[between] as Move;
  }
}

function halfOfAllOrders(tiles: number): number {
  return tiles === 2 ? 1 : tiles * halfOfAllOrders(tiles - 1);
}
