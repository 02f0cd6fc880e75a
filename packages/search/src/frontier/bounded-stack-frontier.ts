import type { Frontier } from "./frontier.ts";
import type { NodeValues } from "./frontier-order.ts";
import { StackFrontier } from "./stack-frontier.ts";

/** A stack that takes in no node whose g + h is above a bound, and remembers the least that was. */
export class BoundedStackFrontier implements Frontier {
  #bound: number = Infinity;
  /** The least g + h of a node that was not taken in; Infinity when all were. */
  leastAbove: number = Infinity;
  readonly #nodes: NodeValues;
  readonly #stack: StackFrontier = new StackFrontier();

  constructor(nodes: NodeValues) {
    this.#nodes = nodes;
  }

  startPass(bound: number): void {
    this.#bound = bound;
    this.leastAbove = Infinity;
  }

  get size(): number {
    return this.#stack.size;
  }

  add(first: number, end: number): void {
    // From behind, so that the stack gives out the first run of accepted nodes first.
    let runEnd = end;
    for (let node = end - 1; node >= first; node--) {
      const f = this.#nodes.g(node) + this.#nodes.h(node);
      if (f <= this.#bound) continue;
      if (f < this.leastAbove) this.leastAbove = f;
      this.#stack.addPart(node + 1, runEnd, end);
      runEnd = node;
    }
    this.#stack.addPart(first, runEnd, end);
  }

  take(): number {
    return this.#stack.take();
  }

  get liveEnd(): number {
    return this.#stack.liveEnd;
  }

  list(): number[] {
    return this.#stack.list();
  }
}
