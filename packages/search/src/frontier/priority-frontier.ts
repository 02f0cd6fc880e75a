import { NONE } from "../tree/node-rows.ts";
import type { TiesRule } from "../rules.ts";
import { BucketQueue, RANKS } from "./bucket-queue.ts";
import type { FrontierOrder, NodeValues } from "./frontier-order.ts";
import { HeapFrontier } from "./heap-frontier.ts";
import type { Frontier } from "./frontier.ts";
import type { Priority } from "./priority.ts";

/** h below this has a rank of its own among equal priorities under `ties: low-h`. */
const LOW_H = 128;

/**
 * Ordered as the slides' MASUK keeps `antrian1`, by a number and then by the rule on ties. While all
 * numbers are small and whole it is a queue of buckets; the first that is not moves it to a heap,
 * which keeps the same order. `ties: alphabetical` compares names and has a heap from the start.
 */
export class PriorityFrontier implements Frontier {
  private readonly nodes: NodeValues;
  private readonly priority: Priority;
  private readonly order: FrontierOrder;
  private readonly lowH: boolean;
  private readonly behind: boolean;
  private readonly buckets: BucketQueue;
  private heap: HeapFrontier | null = null;

  constructor(
    nodes: NodeValues,
    priority: Priority,
    ties: TiesRule,
    order: FrontierOrder,
    buckets: BucketQueue = new BucketQueue(),
  ) {
    this.nodes = nodes;
    this.priority = priority;
    this.order = order;
    this.lowH = ties === "low-h";
    this.behind = ties !== "lifo";
    this.buckets = buckets;
    if (ties === "alphabetical") this.heap = new HeapFrontier(order);
  }

  get size(): number {
    return this.heap === null ? this.buckets.size : this.heap.size;
  }

  add(first: number, end: number): void {
    let node = first;
    for (; node < end && this.heap === null; node++) {
      const rank = this.rank(node);
      // Also false where the rank is no number.
      if (rank >= 0 && rank < RANKS && rank === (rank | 0))
        this.buckets.put(node, rank, this.behind);
      else this.moveToHeap().insert(node);
    }
    if (this.heap !== null) for (; node < end; node++) this.heap.insert(node);
  }

  take(): number {
    return this.heap === null ? this.buckets.take() : this.heap.take();
  }

  list(): number[] {
    const nodes = this.heap === null ? this.buckets.list() : this.heap.list();
    return nodes.sort(this.order);
  }

  private rank(node: number): number {
    const { gOf, hOf } = this.priority;
    const h = this.nodes.h(node);
    const g = gOf === 0 ? 0 : this.nodes.g(node);
    const priority = hOf === 0 ? g : g + hOf * h;
    if (!this.lowH) return priority;
    return h < LOW_H ? priority * LOW_H + h : NONE;
  }

  private moveToHeap(): HeapFrontier {
    const heap = new HeapFrontier(this.order);
    this.heap = heap;
    for (let node = this.buckets.take(); node !== NONE; node = this.buckets.take()) {
      heap.insert(node);
    }
    return heap;
  }
}
