import type { CodeSpace } from "../space/integer-space.ts";
import { NONE, NodeRows } from "../tree/node-rows.ts";

const FIRST_SLOTS = 1024;
/** Numbers of one search's entries start above those of the searches before it, up to here. */
const HIGHEST_BASE = 2 ** 30;

const NO_SPACE: CodeSpace = { indices: 0, index: () => 0, marks: 0, mark: () => 0 };
const NO_ROWS = new NodeRows();

/**
 * One node for each state that was put in: a table by the state's index, or, where the space has
 * none, by a hash of its code. An entry is the node's number on top of a base which each search
 * raises above all entries of the last, so that a table is used again without being cleared.
 */
export class NodeTable {
  /** Public for a loop that reads and puts entries in one go; by slot, `base` plus the node. */
  entries: Int32Array = new Int32Array(0);
  base = 1;
  #space: CodeSpace = NO_SPACE;
  #rows: NodeRows = NO_ROWS;
  #hashed = false;
  /** States put in, where hashed. */
  #count = 0;

  /** Empties the table, into which nodes below `nodes` were put. */
  release(nodes: number): void {
    this.base += nodes;
    this.#count = 0;
    this.#space = NO_SPACE;
    this.#rows = NO_ROWS;
  }

  /** Gives the empty table to a search. */
  start(space: CodeSpace, rows: NodeRows): void {
    this.#space = space;
    this.#rows = rows;
    const hashed = space.indices === 0;
    const slots =
      hashed || space.indices === Infinity ? FIRST_SLOTS : Math.min(space.indices, 2 ** 31);
    if (hashed !== this.#hashed || slots > this.entries.length || this.base > HIGHEST_BASE) {
      this.entries = new Int32Array(slots);
      this.base = 1;
    }
    this.#hashed = hashed;
  }

  /** Where the state with this code is, or would be put. */
  slot(low: number, high: number): number {
    if (!this.#hashed) {
      const index = this.#space.index(low, high);
      if (index >= this.entries.length) this.#growTo(index + 1);
      return index;
    }
    const entries = this.entries;
    const mask = entries.length - 1;
    for (let at = hash(low, high) & mask; ; at = (at + 1) & mask) {
      const node = (entries[at] as number) - this.base;
      if (node < 0) return at;
      const rows = this.#rows;
      if (rows.holds(node, low, high)) return at;
    }
  }

  /** The node at a slot; NONE when nothing was put there. */
  node(slot: number): number {
    const node = (this.entries[slot] as number) - this.base;
    return node < 0 ? NONE : node;
  }

  /** Puts a node there; slots asked for earlier no longer hold. */
  put(slot: number, node: number): void {
    if (this.#hashed && (this.entries[slot] as number) < this.base) this.#count++;
    this.entries[slot] = this.base + node;
    if (this.#hashed && 2 * this.#count > this.entries.length) this.#rehash();
  }

  #growTo(slots: number): void {
    const larger = new Int32Array(Math.max(slots, 2 * this.entries.length));
    larger.set(this.entries);
    this.entries = larger;
  }

  #rehash(): void {
    const old = this.entries;
    const base = this.base;
    const rows = this.#rows;
    const entries = new Int32Array(2 * old.length);
    const mask = entries.length - 1;
    for (const entry of old) {
      const node = entry - base;
      if (node < 0) continue;
      let at = hash(rows.low(node), rows.highOf(node)) & mask;
      while (entries[at] !== 0) at = (at + 1) & mask;
      entries[at] = entry;
    }
    this.entries = entries;
  }
}

/** Multiplies by the golden ratio and takes the upper bits, which depend on all lower ones. */
function hash(low: number, high: number): number {
  const mixed = Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
