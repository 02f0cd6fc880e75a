import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";
import type { FrontierOrder, NodeValues } from "./frontier-order.ts";

/** The best child of the node that was taken last, if its h is less than that of the node; nothing else is kept. */
export class HillFrontier implements Frontier {
  private readonly nodes: NodeValues;
  private readonly order: FrontierOrder;
  private next = NONE;

  constructor(nodes: NodeValues, order: FrontierOrder) {
    this.nodes = nodes;
    this.order = order;
  }

  get size(): number {
    return this.next === NONE ? 0 : 1;
  }

  add(first: number, end: number): void {
    let best = NONE;
    for (let node = first; node < end; node++) {
      if (best === NONE || this.order(node, best) < 0) best = node;
    }
    if (best === NONE) return;
    const parent = this.nodes.parent(best);
    if (parent === NONE || this.nodes.h(best) < this.nodes.h(parent)) this.next = best;
  }

  take(): number {
    const next = this.next;
    this.next = NONE;
    return next;
  }

  list(): number[] {
    return this.next === NONE ? [] : [this.next];
  }
}
