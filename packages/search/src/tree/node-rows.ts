import { grownTo, MemoryExhausted, rowsAfter } from "../int32s.ts";
import { NumberColumn } from "./number-column.ts";

/** Stands where a node has no parent, child or sibling; the slides' `nil`. */
export const NONE = -1;

/** A row has 4 cells: node n has cells `n << ROW` and up. */
export const ROW = 2;
export const PARENT = 1;
/** 0 while the node has not been visited, NONE when it was and has no child. */
export const FIRST_CHILD = 2;
/** The level in the upper half, h in the lower. */
export const LEVEL_AND_H = 3;
export const ONE_LEVEL = 0x10000;

const LARGEST_HALF = 0xffff;
const FIRST_CAPACITY = 64;
const LEAST_CAPACITY = 8;
const NO_CELLS = new Int32Array(0);
/** Beyond it, places of cells would not be 32-bit numbers. */
const LARGEST_CAPACITY = 2 ** 28;

/**
 * The nodes of a tree as rows of one typed array: code, parent, first child, level and h. What an
 * expansion reads and writes of a node lies together; a search spends its time on little else. The
 * children of a node lie side by side, so a next sibling is the next row with the same parent.
 *
 * What few searches need has a column of its own from the first node that needs it: the upper half
 * of a code, g where it is not the level, levels and h above 16 bits, an h that is no whole number.
 */
export class NodeRows {
  size = 0;
  capacity: number;
  cells: Int32Array;
  high: Int32Array | null = null;
  /** null while every g is the level. */
  /** Whether no row needs a column for g, level or h. */
  private isPacked = true;
  private gColumn: NumberColumn | null = null;
  private levelColumn: NumberColumn | null = null;
  private hColumn: NumberColumn | null = null;
  /** As many rows as can ever be needed, where that is known: memory does not grow beyond. */
  most: number = LARGEST_CAPACITY;

  constructor(capacity: number = FIRST_CAPACITY) {
    this.capacity = capacity;
    this.cells = new Int32Array(capacity << ROW);
  }

  /** Makes room for `rows` more rows. */
  reserve(rows: number): void {
    if (this.size + rows > this.capacity) this.grow(this.size + rows);
  }

  low(node: number): number {
    return this.cells[node << ROW] as number;
  }

  highOf(node: number): number {
    return this.high === null ? 0 : (this.high[node] as number);
  }

  parent(node: number): number {
    return this.cells[(node << ROW) + PARENT] as number;
  }

  /** NONE where there is none. */
  firstChild(node: number): number {
    return this.cells[(node << ROW) + FIRST_CHILD] || NONE;
  }

  wasVisited(node: number): boolean {
    return this.cells[(node << ROW) + FIRST_CHILD] !== 0;
  }

  /** Notes that a node was visited that has no children (yet). */
  setVisited(node: number): void {
    this.cells[(node << ROW) + FIRST_CHILD] = NONE;
  }

  /** Takes it back that a node was visited. */
  setUnvisited(node: number): void {
    this.cells[(node << ROW) + FIRST_CHILD] = 0;
  }

  level(node: number): number {
    if (this.levelColumn !== null) return this.levelColumn.values[node] as number;
    return (this.cells[(node << ROW) + LEVEL_AND_H] as number) >>> 16;
  }

  g(node: number): number {
    return this.gColumn === null ? this.level(node) : (this.gColumn.values[node] as number);
  }

  h(node: number): number {
    if (this.hColumn !== null) return this.hColumn.values[node] as number;
    return (this.cells[(node << ROW) + LEVEL_AND_H] as number) & LARGEST_HALF;
  }

  /** Whether the node holds the state with this code. */
  holds(node: number, low: number, high: number): boolean {
    return this.cells[node << ROW] === low && (this.high === null || this.high[node] === high);
  }

  /** Adds a row; there must be room, and its first child and that of its parent are the caller's to set. */
  add(low: number, high: number, parent: number, level: number, g: number, h: number): number {
    const node = this.size++;
    const at = node << ROW;
    this.cells[at] = low;
    this.cells[at + PARENT] = parent;
    this.cells[at + FIRST_CHILD] = 0;
    if (this.high !== null) this.high[node] = high;
    this.setValues(node, level, g, h);
    return node;
  }

  /** Gives codes their upper half, or takes it away; only while there are no rows. */
  setWide(wide: boolean): void {
    this.high = wide ? new Int32Array(this.capacity) : null;
  }

  /**
   * What the children of `parent` have at LEVEL_AND_H before their h is counted on: its own with one
   * level more; NONE where a child's level or h may need a column of its own. A difference of h has
   * 15 bits.
   */
  levelAndHBelow(parent: number): number {
    if (!this.isPacked) return NONE;
    const levelAndH = this.cells[(parent << ROW) + LEVEL_AND_H] as number;
    if ((levelAndH & 0x8000) !== 0 || levelAndH >>> 16 === LARGEST_HALF) return NONE;
    return levelAndH + ONE_LEVEL;
  }

  /** Writes level, g and h of a row whose code and parent are written. */
  setValues(node: number, level: number, g: number, h: number): void {
    this.cells[(node << ROW) + LEVEL_AND_H] = 0;
    this.setLevel(node, level);
    this.setG(node, g);
    this.setH(node, h);
  }

  setH(node: number, h: number): void {
    if (this.hColumn === null) {
      if (h === (h & LARGEST_HALF)) {
        const at = (node << ROW) + LEVEL_AND_H;
        this.cells[at] = ((this.cells[at] as number) & ~LARGEST_HALF) | h;
        return;
      }
      const column = new NumberColumn(this.capacity);
      for (let row = 0; row < Math.max(node, this.size); row++) column.set(row, this.h(row));
      this.hColumn = column;
      this.isPacked = false;
    }
    this.hColumn.set(node, h);
  }

  /** Hands the memory over to rows of another tree, and is left without rows and without memory. */
  release(): NodeRows {
    const heir = new NodeRows(0);
    heir.capacity = this.capacity;
    heir.cells = this.cells;
    this.size = 0;
    this.capacity = 0;
    this.cells = NO_CELLS;
    this.high = null;
    this.gColumn = null;
    this.levelColumn = null;
    this.hColumn = null;
    this.isPacked = true;
    return heir;
  }

  private setLevel(node: number, level: number): void {
    if (this.levelColumn === null) {
      if (level <= LARGEST_HALF) {
        const at = (node << ROW) + LEVEL_AND_H;
        this.cells[at] = ((this.cells[at] as number) & LARGEST_HALF) | (level << 16);
        return;
      }
      const column = new NumberColumn(this.capacity);
      // The rows before it are all there are; those after `size` are children in the making.
      for (let row = 0; row < node; row++) column.set(row, this.level(row));
      this.levelColumn = column;
      this.isPacked = false;
    }
    this.levelColumn.set(node, level);
  }

  private setG(node: number, g: number): void {
    if (this.gColumn === null) {
      if (g === this.level(node)) return;
      const column = new NumberColumn(this.capacity);
      for (let row = 0; row < node; row++) column.set(row, this.level(row));
      this.gColumn = column;
      this.isPacked = false;
    }
    this.gColumn.set(node, g);
  }

  private grow(rows: number): void {
    const enough = Math.max(rows, Math.min(rowsAfter(this.capacity), this.most), LEAST_CAPACITY);
    const capacity = Math.min(enough, LARGEST_CAPACITY);
    if (rows > capacity) throw new MemoryExhausted(`a tree has at most ${LARGEST_CAPACITY} nodes`);
    this.cells = grownTo(this.cells, capacity << ROW);
    if (this.high !== null) {
      this.high = grownTo(this.high, capacity);
    }
    this.gColumn?.grow(capacity);
    this.levelColumn?.grow(capacity);
    this.hColumn?.grow(capacity);
    this.capacity = capacity;
  }
}
