import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";
import type { FrontierOrder } from "./frontier-order.ts";

/** Ordered by `order`, whatever that compares; a binary heap. */
export class HeapFrontier implements Frontier {
  private readonly heap: number[] = [];
  private readonly order: FrontierOrder;

  constructor(order: FrontierOrder) {
    this.order = order;
  }

  get size(): number {
    return this.heap.length;
  }

  add(first: number, end: number): void {
    for (let node = first; node < end; node++) this.insert(node);
  }

  take(): number {
    const heap = this.heap;
    const top = heap[0];
    if (top === undefined) return NONE;
    const last = heap.pop() as number;
    if (heap.length > 0) this.sink(last);
    return top;
  }

  list(): number[] {
    return this.heap.toSorted(this.order);
  }

  insert(node: number): void {
    const heap = this.heap;
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as number;
      if (this.order(parent, node) <= 0) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = node;
  }

  private sink(node: number): void {
    const heap = this.heap;
    const size = heap.length;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      const right = below + 1;
      if (right < size && this.order(heap[right] as number, heap[below] as number) < 0) {
        below = right;
      }
      const child = heap[below] as number;
      if (this.order(node, child) <= 0) break;
      heap[at] = child;
      at = below;
    }
    heap[at] = node;
  }
}
