import { grownTo, int32s } from "../int32s.ts";
import type { CodeSpace } from "../space/integer-space.ts";
import { NONE, NodeRows } from "../tree/node-rows.ts";

const FIRST_SLOTS = 1024;
/** Numbers of one search's entries start above those of the searches before it, up to here. */
const HIGHEST_BASE = 2 ** 30;

const NO_SPACE: CodeSpace = { indices: 0, index: () => 0, marks: 0, mark: () => 0 };
const NO_ROWS = new NodeRows();

/** In a hashed entry, the lower bits that hold the node plus 1; above them are 4 bits of the hash. */
const NODE_BITS = 28;
const NODE_MASK = 2 ** NODE_BITS - 1;

/**
 * One node for each state that was put in: a table by the state's index, or, where the space has
 * none, by a hash of its code.
 *
 * An entry by index is the node's number on top of a base which each search raises above all entries
 * of the last, so that a table is used again without being cleared. A hashed entry has some bits of
 * the hash beside the node: a row of the tree, which is far away in memory, is read only when they
 * agree.
 */
export class NodeTable {
  private entries: Int32Array = new Int32Array(0);
  private base = 1;
  /** Above every entry by index: the base of the next search. */
  private end = 1;
  private space: CodeSpace = NO_SPACE;
  private rows: NodeRows = NO_ROWS;
  private hashed = false;
  /** States put in, where hashed. */
  private count = 0;

  /** Empties the table. */
  release(): void {
    if (this.hashed && this.count > 0) this.entries.fill(0);
    this.base = this.end;
    this.count = 0;
    this.space = NO_SPACE;
    this.rows = NO_ROWS;
  }

  /** Gives the empty table to a search. */
  start(space: CodeSpace, rows: NodeRows): void {
    this.space = space;
    this.rows = rows;
    const hashed = space.indices === 0;
    const slots =
      hashed || space.indices === Infinity ? FIRST_SLOTS : Math.min(space.indices, 2 ** 31);
    if (hashed !== this.hashed || slots > this.entries.length || this.base > HIGHEST_BASE) {
      this.entries = new Int32Array(slots);
      this.base = 1;
      this.end = 1;
    }
    this.hashed = hashed;
  }

  /** Where the state with this code is, or would be put. */
  slot(low: number, high: number): number {
    if (this.hashed) return this.hashedSlot(low, high);
    const index = this.space.index(low, high);
    if (index >= this.entries.length) this.growTo(index + 1);
    return index;
  }

  /** The node at a slot; NONE when nothing was put there. */
  node(slot: number): number {
    const entry = this.entries[slot] as number;
    if (this.hashed) return (entry & NODE_MASK) - 1;
    return entry < this.base ? NONE : entry - this.base;
  }

  /** Puts a node in unless its state, which has this code, is there already: then false. */
  add(low: number, high: number, node: number): boolean {
    if (!this.hashed) {
      const slot = this.slot(low, high);
      if ((this.entries[slot] as number) >= this.base) return false;
      this.putAtIndex(slot, node);
      return true;
    }
    const { entries, rows } = this;
    const mask = entries.length - 1;
    const hashed = hash(low, high);
    let at = hashed & mask;
    for (; entries[at] !== 0; at = (at + 1) & mask) {
      const entry = entries[at] as number;
      if (((entry ^ hashed) & ~NODE_MASK) !== 0) continue;
      if (rows.holds((entry & NODE_MASK) - 1, low, high)) return false;
    }
    entries[at] = (hashed & ~NODE_MASK) | (node + 1);
    this.count++;
    if (2 * this.count > entries.length) this.rehash();
    return true;
  }

  /** Puts a node there; slots asked for earlier no longer hold. */
  put(slot: number, node: number): void {
    if (!this.hashed) {
      this.putAtIndex(slot, node);
      return;
    }
    if (this.entries[slot] === 0) this.count++;
    const rows = this.rows;
    this.entries[slot] = (hash(rows.low(node), rows.highOf(node)) & ~NODE_MASK) | (node + 1);
    if (2 * this.count > this.entries.length) this.rehash();
  }

  private hashedSlot(low: number, high: number): number {
    const { entries } = this;
    const mask = entries.length - 1;
    const hashed = hash(low, high);
    for (let at = hashed & mask; ; at = (at + 1) & mask) {
      const entry = entries[at] as number;
      if (entry === 0) return at;
      if (((entry ^ hashed) & ~NODE_MASK) !== 0) continue;
      if (this.rows.holds((entry & NODE_MASK) - 1, low, high)) return at;
    }
  }

  private putAtIndex(slot: number, node: number): void {
    const entry = this.base + node;
    this.entries[slot] = entry;
    if (entry >= this.end) this.end = entry + 1;
  }

  private growTo(slots: number): void {
    this.entries = grownTo(this.entries, Math.max(slots, 2 * this.entries.length));
  }

  private rehash(): void {
    const rows = this.rows;
    const entries = int32s(2 * this.entries.length);
    const mask = entries.length - 1;
    for (const entry of this.entries) {
      if (entry === 0) continue;
      const node = (entry & NODE_MASK) - 1;
      let at = hash(rows.low(node), rows.highOf(node)) & mask;
      while (entries[at] !== 0) at = (at + 1) & mask;
      entries[at] = entry;
    }
    this.entries = entries;
  }
}

/** The finaliser of MurmurHash3 (Appleby, 2011), in which every bit of the code changes half of the hash's. */
function hash(low: number, high: number): number {
  let mixed = low ^ Math.imul(high, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
