import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";
import type { FrontierOrder } from "./frontier-order.ts";

/** One level at a time, and of each level the best nodes only, best first; the others are gone. */
export class BeamFrontier implements Frontier {
  private readonly order: FrontierOrder;
  private readonly width: number;
  /** The level that is being visited, from `#next` on, and the one that is being generated. */
  private level: number[] = [];
  private next = 0;
  private children: number[] = [];

  constructor(order: FrontierOrder, width: number) {
    this.order = order;
    this.width = width;
  }

  get size(): number {
    return this.level.length - this.next + this.children.length;
  }

  add(first: number, end: number): void {
    for (let node = first; node < end; node++) this.children.push(node);
  }

  take(): number {
    if (this.next === this.level.length) {
      this.level = this.children.sort(this.order).slice(0, this.width);
      this.children = [];
      this.next = 0;
    }
    return this.level[this.next++] ?? this.empty();
  }

  list(): number[] {
    return [...this.level.slice(this.next), ...this.children.toSorted(this.order)];
  }

  private empty(): number {
    this.next = this.level.length;
    return NONE;
  }
}
