import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";
import type { FrontierOrder } from "./frontier-order.ts";

/** Last in, first out; of the children of one node the best one is taken first. */
export class SortedStackFrontier implements Frontier {
  private readonly stack: number[] = [];
  private readonly order: FrontierOrder;

  constructor(order: FrontierOrder) {
    this.order = order;
  }

  get size(): number {
    return this.stack.length;
  }

  add(first: number, end: number): void {
    const children = Array.from({ length: end - first }, (_, child) => first + child);
    for (const node of children.sort(this.order).reverse()) this.stack.push(node);
  }

  take(): number {
    return this.stack.pop() ?? NONE;
  }

  list(): number[] {
    return this.stack.toReversed();
  }
}
