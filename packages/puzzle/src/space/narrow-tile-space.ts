import type { IntegerSpace, SuccessorRows } from "@jejak/search";
import type { Puzzle } from "../check-puzzle.ts";
import type { Move } from "../moves/move.ts";
import { BLANK } from "../tiles.ts";
import { blankMoves } from "./blank-moves.ts";
import { boardRank } from "./board-rank.ts";
import { sortByTile } from "./by-tile.ts";
import { tileChanges } from "./tile-changes.ts";

/** Where a code has the blank's cell: above 8 tiles of 3 bits. */
const BLANK_AT = 24;
/**
 * What there is to know of the blank's cell lies together, 64 numbers a cell: how many moves there
 * are, the indices before the cell's own, and from the eighth on 8 numbers a move.
 */
const CELL_BITS = 6;
const MOVE = 8;

/**
 * Boards of up to 9 cells as one integer each: the tiles in reading order without the blank, 3 bits
 * each for a tile's place among the ascending tiles, and the blank's cell above them. Along a row
 * the order stays as it is; up and down turn the tiles between the two cells by one.
 */
export class NarrowTileSpace implements IntegerSpace<string, Move> {
  readonly wide = false;
  readonly unitCosts = true;
  readonly writesActions = false;
  readonly changes: string;
  readonly indices: number;
  readonly marks: number;
  readonly #tiles: string;
  readonly #cells: number;
  readonly #byTile: boolean;
  readonly #moves: Int32Array;
  readonly #actions: readonly (Move | undefined)[];
  /** The bits of a row of tiles, which is what a move up or down turns. */
  readonly #rowBits: number;
  readonly #row: number;
  readonly #changesOfATile: number;
  readonly #goals: Int32Array;
  readonly #goal: number;
  readonly #firstPart: Int32Array;
  readonly #later: Uint8Array;
  /** The bits of all tiles but the last two, which follow from the others. */
  readonly #markedBits: number;
  readonly #marked: number;
  readonly #firstBits: number;
  readonly #laterBits: number;

  constructor(puzzle: Puzzle, tiles: string) {
    const { columns, rows, goals, childOrder } = puzzle;
    this.#tiles = tiles;
    this.#cells = columns * rows;
    this.#byTile = childOrder === "tile";
    this.changes = tileChanges(columns, rows, tiles);
    const { first, from, to, change, action } = blankMoves(puzzle);
    this.#actions = action;
    this.#rowBits = 3 * columns;
    this.#row = (1 << this.#rowBits) - 1;
    this.#changesOfATile = this.#cells * this.#cells;
    const { first: firstPart, later, firstBits, laterBits, orders } = boardRank(this.#cells);
    this.#firstPart = firstPart;
    this.#later = later;
    this.#markedBits = firstBits + laterBits;
    this.#marked = (1 << this.#markedBits) - 1;
    this.marks = this.#cells << this.#markedBits;
    this.#firstBits = (1 << firstBits) - 1;
    this.#laterBits = (1 << laterBits) - 1;
    this.indices = this.#cells * orders;
    this.#moves = new Int32Array(this.#cells << CELL_BITS);
    for (let cell = 0; cell < this.#cells; cell += 1) {
      const at = cell << CELL_BITS;
      const [start, end] = [first[cell] ?? 0, first[cell + 1] ?? 0];
      this.#moves.set([end - start, cell * orders], at);
      for (let move = start; move < end; move += 1) {
        const step = stepOf(from[move] ?? 0, to[move] ?? 0, columns);
        this.#moves.set([...step, change[move] ?? 0], at + MOVE * (1 + move - start));
      }
    }
    this.#goals = Int32Array.from(goals, (goal) => this.encodeLow(goal));
    this.#goal = this.#goals[0] ?? 0;
  }

  encodeLow(word: string): number {
    let code = word.indexOf(BLANK) << BLANK_AT;
    let shift = 0;
    for (const sign of word) {
      if (sign === BLANK) continue;
      code |= this.#tiles.indexOf(sign) << shift;
      shift += 3;
    }
    return code;
  }

  encodeHigh(): number {
    return 0;
  }

  decode(low: number): string {
    const blank = low >>> BLANK_AT;
    let word = "";
    for (let tile = 0; tile < this.#cells - 1; tile += 1) {
      if (tile === blank) word += BLANK;
      word += this.#tiles.charAt((low >>> (3 * tile)) & 7);
    }
    return blank === this.#cells - 1 ? word + BLANK : word;
  }

  isGoal(low: number): boolean {
    return low === this.#goal || (this.#goals.length > 1 && this.#goals.includes(low));
  }

  mark(low: number): number {
    return ((low >>> BLANK_AT) << this.#markedBits) | (low & this.#marked);
  }

  index(low: number): number {
    const part = this.#firstPart[low & this.#firstBits] as number;
    const later = this.#later[((part >> 16) << 9) | ((low >> 9) & this.#laterBits)] as number;
    const before = this.#moves[((low >>> BLANK_AT) << CELL_BITS) + 1] as number;
    return before + (part & 0xffff) + later;
  }

  successors(low: number, _high: number, into: SuccessorRows): number {
    const moves = this.#moves;
    const rowBits = this.#rowBits;
    const row = this.#row;
    const changes = this.#changesOfATile;
    const { cells } = into;
    let move = (low >>> BLANK_AT) << CELL_BITS;
    const count = moves[move] as number;
    const end = (into.size + count) << 2;
    for (let at = into.size << 2; at < end; at += 4) {
      move += MOVE;
      const shift = moves[move] as number;
      const turn = moves[move + 1] as number;
      const before = (low >>> shift) & row;
      const after = ((before >>> turn) | (before << (rowBits - turn))) & row;
      const tile = (before >>> (moves[move + 2] as number)) & 7;
      cells[at] = low ^ ((before ^ after) << shift) ^ (moves[move + 3] as number);
      cells[at + 3] = Math.imul(tile, changes) + (moves[move + 4] as number);
    }
    if (this.#byTile) sortByTile(into, count, changes);
    return count;
  }

  action(fromLow: number, _fromHigh: number, toLow: number): Move {
    return this.#actions[(fromLow >>> BLANK_AT) * this.#cells + (toLow >>> BLANK_AT)] as Move;
  }
}

/** Where the turned tiles begin, by how many bits they turn, where among them the moved tile is, and how the blank's cell changes. */
function stepOf(from: number, to: number, columns: number): [number, number, number, number] {
  const blank = (from ^ to) << BLANK_AT;
  if (to === from - columns) return [3 * to, 3, 0, blank];
  if (to === from + columns) return [3 * from, 3 * (columns - 1), 3 * (columns - 1), blank];
  return [3 * Math.min(from, to), 0, 0, blank];
}
