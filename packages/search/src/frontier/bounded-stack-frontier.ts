import { grownTo } from "../int32s.ts";
import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";
import type { NodeValues } from "./frontier-order.ts";

/** The stack keeps two numbers of a node: itself, and the end of the siblings that it is one of. */
const ENTRY = 2;

/** A stack that takes in no node whose g + h is above a bound, and remembers the least that was. */
export class BoundedStackFrontier implements Frontier {
  /** The least g + h of a node that was not taken in; Infinity when all were. */
  leastAbove: number = Infinity;
  /** Where a node's children begin that is above no other: the end of the siblings of the one taken last. */
  liveEnd = 0;
  private bound: number = Infinity;
  private readonly nodes: NodeValues;
  private entries: Int32Array = new Int32Array(64 * ENTRY);
  private height = 0;

  constructor(nodes: NodeValues) {
    this.nodes = nodes;
  }

  startPass(bound: number): void {
    this.bound = bound;
    this.leastAbove = Infinity;
  }

  get size(): number {
    return this.height >> 1;
  }

  add(first: number, end: number): void {
    const { nodes, bound } = this;
    const most = this.height + ENTRY * (end - first);
    if (most > this.entries.length) this.entries = grownTo(this.entries, 2 * most);
    const { entries } = this;
    let top = this.height;
    // From behind, so that the first child lies on top.
    for (let node = end - 1; node >= first; node--) {
      const f = nodes.g(node) + nodes.h(node);
      if (f <= bound) {
        entries[top] = node;
        entries[top + 1] = end;
        top += ENTRY;
      } else if (f < this.leastAbove) this.leastAbove = f;
    }
    this.height = top;
  }

  take(): number {
    if (this.height === 0) return NONE;
    this.height -= ENTRY;
    this.liveEnd = this.entries[this.height + 1] as number;
    return this.entries[this.height] as number;
  }

  list(): number[] {
    const nodes: number[] = [];
    for (let at = this.height - ENTRY; at >= 0; at -= ENTRY) {
      nodes.push(this.entries[at] as number);
    }
    return nodes;
  }
}
