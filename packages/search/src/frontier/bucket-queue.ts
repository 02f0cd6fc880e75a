import { grownTo } from "../int32s.ts";
import { NONE } from "../tree/node-rows.ts";

/** Ranks are below this: three levels of 32 bits find the lowest one in use. */
export const RANKS: number = 32 * 32 * 32;

/**
 * A queue of nodes by small whole ranks: a list for each rank, and bits that say which lists are not
 * empty, so that putting in and taking out cost the same however long the queue is.
 */
export class BucketQueue {
  size = 0;
  /** By rank the last node of its list plus 1; 0 where the list is empty. */
  private last: Int32Array = new Int32Array(1024);
  /** By node the next of its list; the last one leads back to the first. */
  private next: Int32Array = new Int32Array(64);
  private readonly ranks: Int32Array = new Int32Array(32 * 32);
  private readonly groups: Int32Array = new Int32Array(32);
  private all = 0;

  /** Puts a node behind all others of its rank, or before them. */
  put(node: number, rank: number, behind: boolean): void {
    if (node >= this.next.length) this.next = grown(this.next, node + 1);
    if (rank >= this.last.length) this.last = grown(this.last, rank + 1);
    const next = this.next;
    const last = (this.last[rank] as number) - 1;
    this.size++;
    if (last < 0) {
      next[node] = node;
      this.last[rank] = node + 1;
      this.mark(rank);
      return;
    }
    next[node] = next[last] as number;
    next[last] = node;
    if (behind) this.last[rank] = node + 1;
  }

  /** Takes the first node of the lowest rank; NONE when there is none. */
  take(): number {
    const all = this.all;
    if (all === 0) return NONE;
    const group = lowestBit(all);
    const part = 32 * group + lowestBit(this.groups[group] as number);
    const rank = 32 * part + lowestBit(this.ranks[part] as number);
    const last = (this.last[rank] as number) - 1;
    const first = this.next[last] as number;
    this.size--;
    if (first === last) {
      this.last[rank] = 0;
      this.unmark(rank);
    } else {
      this.next[last] = this.next[first] as number;
    }
    return first;
  }

  /** The nodes in it, in no order. */
  list(): number[] {
    const nodes: number[] = [];
    for (const [rank, entry] of this.last.entries()) {
      if (entry === 0) continue;
      const last = (this.last[rank] as number) - 1;
      let node = last;
      do {
        node = this.next[node] as number;
        nodes.push(node);
      } while (node !== last);
    }
    return nodes;
  }

  clear(): void {
    while (this.all !== 0) {
      const group = lowestBit(this.all);
      const part = 32 * group + lowestBit(this.groups[group] as number);
      const rank = 32 * part + lowestBit(this.ranks[part] as number);
      this.last[rank] = 0;
      this.unmark(rank);
    }
    this.size = 0;
  }

  private mark(rank: number): void {
    const part = rank >> 5;
    const group = rank >> 10;
    this.ranks[part] = (this.ranks[part] as number) | (1 << (rank & 31));
    this.groups[group] = (this.groups[group] as number) | (1 << (part & 31));
    this.all |= 1 << group;
  }

  private unmark(rank: number): void {
    const part = rank >> 5;
    const ranks = (this.ranks[part] as number) & ~(1 << (rank & 31));
    this.ranks[part] = ranks;
    if (ranks !== 0) return;
    const group = rank >> 10;
    const groups = (this.groups[group] as number) & ~(1 << (part & 31));
    this.groups[group] = groups;
    if (groups === 0) this.all &= ~(1 << group);
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function grown(column: Int32Array, length: number): Int32Array {
  return grownTo(column, Math.max(length, 2 * column.length));
}
