import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";

/**
 * Last in, first out; of the children of one node the first one is taken first. The children of a
 * node are a range of numbers, so the stack holds a range for each node, not its children.
 */
export class StackFrontier implements Frontier {
  size = 0;
  /** The topmost range. */
  #next = 0;
  #end = 0;
  /** The ranges below it, two numbers each. */
  #below: Int32Array = new Int32Array(64);
  #height = 0;

  add(first: number, end: number): void {
    if (first === end) return;
    this.size += end - first;
    if (this.#next < this.#end) this.#push();
    this.#next = first;
    this.#end = end;
  }

  take(): number {
    if (this.#next === this.#end) {
      if (this.#height === 0) return NONE;
      this.#height -= 2;
      this.#next = this.#below[this.#height] as number;
      this.#end = this.#below[this.#height + 1] as number;
    }
    this.size--;
    return this.#next++;
  }

  list(): number[] {
    const nodes: number[] = [];
    for (let node = this.#next; node < this.#end; node++) nodes.push(node);
    for (let at = this.#height - 2; at >= 0; at -= 2) {
      const end = this.#below[at + 1] as number;
      for (let node = this.#below[at] as number; node < end; node++) nodes.push(node);
    }
    return nodes;
  }

  #push(): void {
    if (this.#height === this.#below.length) {
      const higher = new Int32Array(2 * this.#height);
      higher.set(this.#below);
      this.#below = higher;
    }
    this.#below[this.#height] = this.#next;
    this.#below[this.#height + 1] = this.#end;
    this.#height += 2;
  }
}
