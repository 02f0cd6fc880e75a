import { grownTo } from "../int32s.ts";
import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";

/** Numbers that the stack keeps of a range. */
const RANGE = 2;

/**
 * Last in, first out; of the children of one node the first one is taken first. The children of a
 * node are a range of numbers, so the stack holds a range for each node, not its children.
 */
export class StackFrontier implements Frontier {
  size = 0;
  /** The topmost range. */
  private next = 0;
  private end = 0;
  /** The ranges below it. */
  private below: Int32Array = new Int32Array(64 * RANGE);
  private height = 0;

  add(first: number, end: number): void {
    if (first === end) return;
    this.size += end - first;
    if (this.next < this.end) this.push();
    this.next = first;
    this.end = end;
  }

  take(): number {
    if (this.next === this.end) {
      if (this.height === 0) return NONE;
      this.height -= RANGE;
      this.next = this.below[this.height] as number;
      this.end = this.below[this.height + 1] as number;
    }
    this.size--;
    return this.next++;
  }

  get liveEnd(): number {
    return this.end;
  }

  list(): number[] {
    const nodes: number[] = [];
    for (let node = this.next; node < this.end; node++) nodes.push(node);
    for (let at = this.height - RANGE; at >= 0; at -= RANGE) {
      const end = this.below[at + 1] as number;
      for (let node = this.below[at] as number; node < end; node++) nodes.push(node);
    }
    return nodes;
  }

  private push(): void {
    if (this.height === this.below.length) {
      this.below = grownTo(this.below, 2 * this.height);
    }
    this.below[this.height] = this.next;
    this.below[this.height + 1] = this.end;
    this.height += RANGE;
  }
}
