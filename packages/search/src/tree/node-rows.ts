import { grownTo, MemoryExhausted } from "../int32s.ts";
import { ROOM, type SuccessorRows } from "../space/successor-rows.ts";
import { NumberColumn } from "./number-column.ts";

/** Stands where a node has no parent, child or sibling; the slides' `nil`. */
export const NONE = -1;

/** A row has 4 cells: node n has cells `n << ROW` and up. */
export const ROW = 2;
const PARENT = 1;
/** 0 while the node has not been visited, NONE when it was and has no child. */
export const FIRST_CHILD = 2;
/** The level in the upper half, h in the lower. */
export const LEVEL_AND_H = 3;

const LARGEST_HALF = 0xffff;
const FIRST_CAPACITY = 64;
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
export class NodeRows implements SuccessorRows {
  size = 0;
  capacity: number;
  cells: Int32Array;
  high: Int32Array | null = null;
  /** null while every g is the level. */
  #g: NumberColumn | null = null;
  #level: NumberColumn | null = null;
  #h: NumberColumn | null = null;
  cost: Float64Array = new Float64Array(ROOM);
  actions: unknown[] = [];
  /** Whether successors have neither costs nor actions. */
  plain = false;
  /** As many rows as can ever be needed, where that is known: memory does not grow beyond. */
  most: number = LARGEST_CAPACITY;

  constructor(capacity: number = FIRST_CAPACITY) {
    this.capacity = capacity;
    this.cells = new Int32Array(capacity << ROW);
  }

  /** Makes room for `rows` more rows. */
  reserve(rows: number): void {
    if (this.size + rows > this.capacity) this.#grow(this.size + rows);
    if (rows > this.cost.length) this.cost = new Float64Array(rows);
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
    if (this.#level !== null) return this.#level.values[node] as number;
    return (this.cells[(node << ROW) + LEVEL_AND_H] as number) >>> 16;
  }

  g(node: number): number {
    return this.#g === null ? this.level(node) : (this.#g.values[node] as number);
  }

  h(node: number): number {
    if (this.#h !== null) return this.#h.values[node] as number;
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
    this.cells[at + LEVEL_AND_H] = 0;
    if (this.high !== null) this.high[node] = high;
    this.#setLevel(node, level);
    this.#setG(node, g);
    this.setH(node, h);
    return node;
  }

  /** Gives codes their upper half, or takes it away; only while there are no rows. */
  setWide(wide: boolean): void {
    this.high = wide ? new Int32Array(this.capacity) : null;
  }

  /** Moves successor number `from` up to `to`. */
  moveUp(from: number, to: number): void {
    const { cells, size } = this;
    const source = (size + from) << ROW;
    const target = (size + to) << ROW;
    cells[target] = cells[source] as number;
    cells[target + LEVEL_AND_H] = cells[source + LEVEL_AND_H] as number;
    if (this.high !== null) this.high[size + to] = this.high[size + from] as number;
    if (!this.plain) this.#moveRest(from, to);
  }

  /**
   * Turns the first `count` successors into the children of `parent`. `difference` says by change
   * how their h differs from that of the parent; without it h is 0 until it is set.
   */
  addChildren(parent: number, count: number, difference: Int16Array | null): void {
    const { cells, size } = this;
    const parentCell = (parent << ROW) + LEVEL_AND_H;
    const levelAndH = cells[parentCell] as number;
    cells[(parent << ROW) + FIRST_CHILD] = size;
    this.size = size + count;
    if (!this.#fitsHalves(levelAndH)) {
      this.#addSlowly(parent, size, difference);
      return;
    }
    const end = (size + count) << ROW;
    const level = (levelAndH + 0x10000) & ~LARGEST_HALF;
    const h = levelAndH & LARGEST_HALF;
    for (let at = size << ROW; at < end; at += 1 << ROW) {
      const change = cells[at + LEVEL_AND_H] as number;
      cells[at + PARENT] = parent;
      cells[at + FIRST_CHILD] = 0;
      cells[at + LEVEL_AND_H] =
        difference === null ? level : level | (h + (difference[change] as number));
    }
  }

  /** Whether level and h of the children of such a node are sure to fit into halves: a difference has 15 bits. */
  #fitsHalves(levelAndH: number): boolean {
    if (this.#level !== null || this.#h !== null || this.#g !== null) return false;
    return (levelAndH & 0x8000) === 0 && levelAndH >>> 16 < LARGEST_HALF;
  }

  #addSlowly(parent: number, first: number, difference: Int16Array | null): void {
    const level = this.level(parent) + 1;
    for (let node = first; node < this.size; node++) {
      const at = node << ROW;
      const change = this.cells[at + LEVEL_AND_H] as number;
      this.cells[at + PARENT] = parent;
      this.cells[at + FIRST_CHILD] = 0;
      this.cells[at + LEVEL_AND_H] = 0;
      this.#setLevel(node, level);
      this.#setG(node, level);
      this.setH(node, difference === null ? 0 : this.h(parent) + (difference[change] as number));
    }
  }

  /** Gives the last `count` rows, children of `parent`, its g and what their actions cost. */
  addCosts(parent: number, count: number): void {
    const first = this.size - count;
    const g = this.g(parent);
    for (let child = 0; child < count; child++) {
      this.#setG(first + child, g + (this.cost[child] as number));
    }
  }

  setH(node: number, h: number): void {
    if (this.#h === null) {
      if (h === (h & LARGEST_HALF)) {
        const at = (node << ROW) + LEVEL_AND_H;
        this.cells[at] = ((this.cells[at] as number) & ~LARGEST_HALF) | h;
        return;
      }
      const column = new NumberColumn(this.capacity);
      for (let row = 0; row < this.size; row++) column.set(row, this.h(row));
      this.#h = column;
    }
    this.#h.set(node, h);
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
    this.#g = null;
    this.#level = null;
    this.#h = null;
    return heir;
  }

  #setLevel(node: number, level: number): void {
    if (this.#level === null) {
      if (level <= LARGEST_HALF) {
        const at = (node << ROW) + LEVEL_AND_H;
        this.cells[at] = ((this.cells[at] as number) & LARGEST_HALF) | (level << 16);
        return;
      }
      const column = new NumberColumn(this.capacity);
      for (let row = 0; row < this.size; row++) column.set(row, this.level(row));
      this.#level = column;
    }
    this.#level.set(node, level);
  }

  #setG(node: number, g: number): void {
    if (this.#g === null) {
      if (g === this.level(node)) return;
      const column = new NumberColumn(this.capacity);
      for (let row = 0; row < this.size; row++) column.set(row, this.level(row));
      this.#g = column;
    }
    this.#g.set(node, g);
  }

  #moveRest(from: number, to: number): void {
    this.cost[to] = this.cost[from] as number;
    this.actions[to] = this.actions[from];
  }

  #grow(rows: number): void {
    const enough = Math.max(rows, Math.min(this.capacity + (this.capacity >> 1), this.most), ROOM);
    const capacity = Math.min(enough, LARGEST_CAPACITY);
    if (rows > capacity) throw new MemoryExhausted(`a tree has at most ${LARGEST_CAPACITY} nodes`);
    this.cells = grownTo(this.cells, capacity << ROW);
    if (this.high !== null) {
      this.high = grownTo(this.high, capacity);
    }
    this.#g?.grow(capacity);
    this.#level?.grow(capacity);
    this.#h?.grow(capacity);
    this.capacity = capacity;
  }
}
