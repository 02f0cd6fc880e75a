import type { IntegerSpace } from "@jejak/search";
import type { Puzzle } from "../check-puzzle.ts";
import type { Move } from "../moves/move.ts";
import { BLANK } from "../tiles.ts";
import { boardRank } from "./board-rank.ts";
import {
  COUNT,
  MOVE,
  MOVES_OF_A_CELL,
  movesBetween,
  moveTable,
  sortedByTile,
  type BlankMove,
} from "./move-table.ts";
import { tileChanges } from "./tile-changes.ts";

/** Where a code has the blank's cell: above 8 tiles of 3 bits. */
const BLANK_AT = 24;
/** What the move table has of a move: its step (see `stepOf`), the number of the change for tile 0. */
const STEP = 0;
const CHANGE = 1;
/** In a step, how the blank's cell changes; below it are where the turned tiles begin, ... */
const BLANK_CHANGE = 15 << BLANK_AT;
/** ... by how many bits they turn, and where the moved tile is. */
const TURN_AT = 5;
const TILE_AT = 10;
const FIVE_BITS = 31;

/**
 * Boards of up to 9 cells as one integer each: the tiles in reading order without the blank, 3 bits
 * each for a tile's place among the ascending tiles, and the blank's cell above them. Along a row
 * the order stays as it is; up and down turn the tiles between the two cells by one.
 */
export class NarrowTileSpace implements IntegerSpace<string, Move> {
  readonly wide = false;
  readonly unitCosts = true;
  readonly keepsActions = false;
  readonly changes: string;
  readonly indices: number;
  readonly marks: number;
  private readonly tiles: string;
  private readonly cells: number;
  private readonly byTile: boolean;
  private readonly moves: Int32Array;
  private readonly actions: readonly (Move | undefined)[];
  /** The bits of a row of tiles, which is what a move up or down turns. */
  private readonly rowBits: number;
  private readonly row: number;
  private readonly changesOfATile: number;
  private readonly goals: Int32Array;
  private readonly goal: number;
  private readonly firstPart: Int32Array;
  private readonly later: Uint8Array;
  /** By cell of the blank the indices of boards with the blank in a cell before it. */
  private readonly indicesBefore: Int32Array;
  /** The bits of all tiles but the last two, which follow from the others. */
  private readonly markedBits: number;
  private readonly marked: number;
  private readonly firstBits: number;
  private readonly laterBits: number;

  constructor(puzzle: Puzzle, tiles: string) {
    const { columns, rows, goals, childOrder } = puzzle;
    this.tiles = tiles;
    this.cells = columns * rows;
    this.byTile = childOrder === "tile";
    this.changes = tileChanges(columns, rows, tiles);
    this.moves = moveTable(puzzle, (move) => [stepOf(move, columns), move.change]);
    this.actions = movesBetween(puzzle);
    this.rowBits = 3 * columns;
    this.row = (1 << this.rowBits) - 1;
    this.changesOfATile = this.cells * this.cells;
    const { first: firstPart, later, firstBits, laterBits, orders } = boardRank(this.cells);
    this.firstPart = firstPart;
    this.later = later;
    this.markedBits = firstBits + laterBits;
    this.marked = (1 << this.markedBits) - 1;
    this.marks = this.cells << this.markedBits;
    this.firstBits = (1 << firstBits) - 1;
    this.laterBits = (1 << laterBits) - 1;
    this.indices = this.cells * orders;
    this.indicesBefore = Int32Array.from({ length: this.cells }, (_, cell) => cell * orders);
    this.goals = Int32Array.from(goals, (goal) => this.encodeLow(goal));
    this.goal = this.goals[0] ?? 0;
  }

  encodeLow(word: string): number {
    let code = word.indexOf(BLANK) << BLANK_AT;
    let shift = 0;
    for (const sign of word) {
      if (sign === BLANK) continue;
      code |= this.tiles.indexOf(sign) << shift;
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
    for (let tile = 0; tile < this.cells - 1; tile += 1) {
      if (tile === blank) word += BLANK;
      word += this.tiles.charAt((low >>> (3 * tile)) & 7);
    }
    return blank === this.cells - 1 ? word + BLANK : word;
  }

  isGoal(low: number): boolean {
    return low === this.goal || (this.goals.length > 1 && this.goals.includes(low));
  }

  mark(low: number): number {
    return ((low >>> BLANK_AT) << this.markedBits) | (low & this.marked);
  }

  index(low: number): number {
    const part = this.firstPart[low & this.firstBits] as number;
    const later = this.later[((part >> 16) << 9) | ((low >> 9) & this.laterBits)] as number;
    const before = this.indicesBefore[low >>> BLANK_AT] as number;
    return before + (part & 0xffff) + later;
  }

  firstMove(low: number): number {
    const first = (low >>> BLANK_AT) * MOVES_OF_A_CELL;
    if (!this.byTile) return first;
    return sortedByTile(this.moves, first, (move) => this.tile(low, move));
  }

  moveCount(firstMove: number): number {
    return this.moves[(firstMove << MOVE) + COUNT] as number;
  }

  lowAfter(low: number, _high: number, move: number): number {
    const step = this.moves[(move << MOVE) + STEP] as number;
    const shift = step & FIVE_BITS;
    const turn = (step >> TURN_AT) & FIVE_BITS;
    const before = (low >>> shift) & this.row;
    const after = ((before >>> turn) | (before << (this.rowBits - turn))) & this.row;
    return low ^ ((before ^ after) << shift) ^ (step & BLANK_CHANGE);
  }

  highAfter(): number {
    return 0;
  }

  change(low: number, _high: number, move: number): number {
    const change = this.moves[(move << MOVE) + CHANGE] as number;
    return Math.imul(this.tile(low, move), this.changesOfATile) + change;
  }

  cost(): number {
    return 1;
  }

  action(): Move {
    throw new TypeError("the moves of a board are told from two boards, not kept");
  }

  actionBetween(fromLow: number, _fromHigh: number, toLow: number): Move {
    return this.actions[(fromLow >>> BLANK_AT) * this.cells + (toLow >>> BLANK_AT)] as Move;
  }

  private tile(low: number, move: number): number {
    const step = this.moves[(move << MOVE) + STEP] as number;
    return (low >>> ((step >> TILE_AT) & FIVE_BITS)) & 7;
  }
}

/** A move up or down turns the tiles between the two cells by one; a move along a row turns none. */
function stepOf({ from, to }: BlankMove, columns: number): number {
  const blank = (from ^ to) << BLANK_AT;
  const begin = 3 * Math.min(from, to);
  if (to === from - columns) return blank | (begin << TILE_AT) | (3 << TURN_AT) | begin;
  const turn = to === from + columns ? 3 * (columns - 1) : 0;
  return blank | ((begin + turn) << TILE_AT) | (turn << TURN_AT) | begin;
}
