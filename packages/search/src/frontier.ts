import type { FrontierOrder } from "./frontier-order.ts";
import { NONE } from "./search-tree.ts";

/** The nodes that were generated and not yet taken: the slides' `antrian1`, OPEN in other books. */
export interface Frontier {
  readonly size: number;
  /** Adds the nodes `first` to `end - 1`, the children of one node in order of generation (or the root alone). */
  add(first: number, end: number): void;
  /** Removes the node that is next and returns it; NONE when the frontier is empty. */
  take(): number;
}

/** Last in, first out; of the children of one node the first one is taken first. */
export class StackFrontier implements Frontier {
  readonly #nodes: number[] = [];

  get size(): number {
    return this.#nodes.length;
  }

  add(first: number, end: number): void {
    for (let node = end - 1; node >= first; node--) this.#nodes.push(node);
  }

  take(): number {
    return this.#nodes.pop() ?? NONE;
  }
}

/** First in, first out. Nodes are numbered as they are generated, so the queue is a range of numbers. */
export class QueueFrontier implements Frontier {
  #next = 0;
  #end = 0;

  get size(): number {
    return this.#end - this.#next;
  }

  add(_first: number, end: number): void {
    this.#end = end;
  }

  take(): number {
    return this.#next < this.#end ? this.#next++ : NONE;
  }
}

/** Ordered by `order`, as the slides' MASUK keeps `antrian1` ordered by heuristic value; a binary heap. */
export class PriorityFrontier implements Frontier {
  readonly #heap: number[] = [];
  readonly #order: FrontierOrder;

  constructor(order: FrontierOrder) {
    this.#order = order;
  }

  get size(): number {
    return this.#heap.length;
  }

  add(first: number, end: number): void {
    for (let node = first; node < end; node++) this.#insert(node);
  }

  take(): number {
    const heap = this.#heap;
    const top = heap[0];
    if (top === undefined) return NONE;
    const last = heap.pop() as number;
    if (heap.length > 0) this.#sink(last);
    return top;
  }

  #insert(node: number): void {
    const heap = this.#heap;
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as number;
      if (this.#order(parent, node) <= 0) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = node;
  }

  #sink(node: number): void {
    const heap = this.#heap;
    const size = heap.length;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      const right = below + 1;
      if (right < size && this.#order(heap[right] as number, heap[below] as number) < 0) {
        below = right;
      }
      const child = heap[below] as number;
      if (this.#order(node, child) <= 0) break;
      heap[at] = child;
      at = below;
    }
    heap[at] = node;
  }
}
