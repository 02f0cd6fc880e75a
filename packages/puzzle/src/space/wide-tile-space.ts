import type { IntegerSpace } from "@jejak/search";
import type { Puzzle } from "../check-puzzle.ts";
import type { Move } from "../moves/move.ts";
import { BLANK } from "../tiles.ts";
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

const CELLS_OF_A_HALF = 8;
/**
 * What the move table has of a move: how far right the tile's bits lie in its half, 15 or 0 for each
 * half that has them or not, ...
 */
const TILE_AT = 0;
const TILE_IN_LOW = 1;
const TILE_IN_HIGH = 2;
/** ... the lowest bit of both cells in each half, the number of the change for tile 0. */
const CELLS_IN_LOW = 3;
const CELLS_IN_HIGH = 4;
const CHANGE = 5;
/** What the cells hold that a smaller board does not have: no tile, and not the blank. */
const NO_CELL = 15;

/**
 * Boards of up to 16 cells as two integers: 4 bits a cell for the tile, counted from 1, and 0 for
 * the blank, the first eight cells in the lower half. There is no codes' index, so they are hashed.
 */
export class WideTileSpace implements IntegerSpace<string, Move> {
  readonly wide = true;
  readonly unitCosts = true;
  readonly keepsActions = false;
  readonly indices = 0;
  readonly marks = 0;
  readonly changes: string;
  private readonly tiles: string;
  private readonly cells: number;
  private readonly byTile: boolean;
  private readonly moves: Int32Array;
  private readonly actions: readonly (Move | undefined)[];
  private readonly changesOfATile: number;
  private readonly goalsLow: Int32Array;
  private readonly goalsHigh: Int32Array;

  constructor(puzzle: Puzzle, tiles: string) {
    const { columns, rows, goals, childOrder } = puzzle;
    this.tiles = tiles;
    this.cells = columns * rows;
    this.byTile = childOrder === "tile";
    this.changes = tileChanges(columns, rows, tiles);
    this.changesOfATile = this.cells * this.cells;
    this.moves = moveTable(puzzle, (move) => numbersOf(move, this.changesOfATile));
    this.actions = movesBetween(puzzle);
    this.goalsLow = Int32Array.from(goals, (goal) => this.encodeLow(goal));
    this.goalsHigh = Int32Array.from(goals, (goal) => this.encodeHigh(goal));
  }

  encodeLow(word: string): number {
    return this.encode(word, 0);
  }

  encodeHigh(word: string): number {
    return this.encode(word, CELLS_OF_A_HALF);
  }

  decode(low: number, high: number): string {
    let word = "";
    for (let cell = 0; cell < this.cells; cell += 1) {
      const half = cell < CELLS_OF_A_HALF ? low : high;
      const tile = (half >>> (4 * (cell % CELLS_OF_A_HALF))) & 15;
      word += tile === 0 ? BLANK : this.tiles.charAt(tile - 1);
    }
    return word;
  }

  isGoal(low: number, high: number): boolean {
    for (let goal = 0; goal < this.goalsLow.length; goal += 1) {
      if (this.goalsLow[goal] === low && this.goalsHigh[goal] === high) return true;
    }
    return false;
  }

  index(): number {
    return 0;
  }

  mark(): number {
    return 0;
  }

  firstMove(low: number, high: number): number {
    const first = blankOf(low, high) * MOVES_OF_A_CELL;
    if (!this.byTile) return first;
    return sortedByTile(this.moves, first, (move) => this.tile(low, high, move));
  }

  moveCount(firstMove: number): number {
    return this.moves[(firstMove << MOVE) + COUNT] as number;
  }

  lowAfter(low: number, high: number, move: number): number {
    const cells = this.moves[(move << MOVE) + CELLS_IN_LOW] as number;
    return low ^ Math.imul(this.tile(low, high, move), cells);
  }

  highAfter(low: number, high: number, move: number): number {
    const cells = this.moves[(move << MOVE) + CELLS_IN_HIGH] as number;
    return high ^ Math.imul(this.tile(low, high, move), cells);
  }

  change(low: number, high: number, move: number): number {
    const change = this.moves[(move << MOVE) + CHANGE] as number;
    return Math.imul(this.tile(low, high, move), this.changesOfATile) + change;
  }

  cost(): number {
    return 1;
  }

  action(): Move {
    throw new TypeError("the moves of a board are told from two boards, not kept");
  }

  actionBetween(fromLow: number, fromHigh: number, toLow: number, toHigh: number): Move {
    const between = blankOf(fromLow, fromHigh) * this.cells + blankOf(toLow, toHigh);
    return this.actions[between] as Move;
  }

  /** The tile that the move moves, counted from 1. */
  private tile(low: number, high: number, move: number): number {
    const moves = this.moves;
    const at = move << MOVE;
    const shift = moves[at + TILE_AT] as number;
    return (
      ((low >>> shift) & (moves[at + TILE_IN_LOW] as number)) |
      ((high >>> shift) & (moves[at + TILE_IN_HIGH] as number))
    );
  }

  private encode(word: string, first: number): number {
    let code = 0;
    for (let cell = first; cell < first + CELLS_OF_A_HALF; cell += 1) {
      const tile = cell < this.cells ? this.tiles.indexOf(word.charAt(cell)) + 1 : NO_CELL;
      code |= tile << (4 * (cell - first));
    }
    return code;
  }
}

/** The numbers of a move in the table. */
function numbersOf({ from, to, change }: BlankMove, changesOfATile: number): readonly number[] {
  const isLow = to < CELLS_OF_A_HALF;
  return [
    4 * (to % CELLS_OF_A_HALF),
    isLow ? 15 : 0,
    isLow ? 0 : 15,
    lowBit(to) | lowBit(from),
    highBit(to) | highBit(from),
    // Tiles count from 1 here.
    change - changesOfATile,
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
