import { NONE } from "../tree/node-rows.ts";
import type { Frontier } from "./frontier.ts";
import type { NodeValues } from "./frontier-order.ts";

/** A subtree that may grow while its f is at most the bound. */
interface Growing {
  readonly node: number;
  readonly bound: number;
}

/**
 * Bratko's tree of leaves l(N, F/G) and subtrees t(N, F/G, Subtrees), figure 12.3: the search stays
 * in the best subtree as long as its f, backed up from its best leaf, is at most that of its best
 * competitor. `expand` and `continue` are the two halves of `take`; the calls that are under way are
 * a list here, so that a deep tree nests none.
 */
export class BestFirstTreeFrontier implements Frontier {
  size = 0;
  private readonly nodes: NodeValues;
  /** F of each node: g + h of a leaf, that of the best subtree of another; the root's is 0. */
  private readonly f: number[] = [];
  /** The subtrees of each node that was expanded, best first. */
  private readonly subtrees = new Map<number, number[]>();
  private readonly growing: Growing[] = [];
  /** The leaf that was given out last, until it is known what became of it. */
  private pending = NONE;

  constructor(nodes: NodeValues) {
    this.nodes = nodes;
  }

  add(first: number, end: number): void {
    this.size += end - first;
    if (this.nodes.parent(first) === NONE && end === first + 1 && this.pending === NONE) {
      this.f[first] = 0;
      this.growing.push({ node: first, bound: Infinity });
      return;
    }
    // succlist: the last one first, each before all that are not better.
    const subtrees: number[] = [];
    for (let node = end - 1; node >= first; node--) {
      this.f[node] = this.nodes.g(node) + this.nodes.h(node);
      this.insert(node, subtrees);
    }
    this.subtrees.set(this.pending, subtrees);
    this.backUp(this.pending);
  }

  take(): number {
    // A leaf that was not expanded has no subtrees: Bratko's `never`.
    if (this.pending !== NONE && !this.subtrees.has(this.pending)) {
      this.subtrees.set(this.pending, []);
    }
    this.pending = NONE;
    for (;;) {
      const top = this.growing.at(-1);
      if (top === undefined) return NONE;
      const { node, bound } = top;
      const subtrees = this.subtrees.get(node);
      const [best, second] = subtrees ?? [];
      if (subtrees !== undefined && best === undefined) {
        this.leave(node, "never");
      } else if (this.fOf(node) > bound) {
        this.leave(node, "no");
      } else if (best === undefined) {
        this.pending = node;
        this.size--;
        return node;
      } else {
        const rival = second === undefined ? Infinity : this.fOf(second);
        this.growing.push({ node: best, bound: Math.min(bound, rival) });
      }
    }
  }

  list(): number[] {
    const leaves: number[] = [];
    const root = this.growing[0];
    const open = root === undefined ? [] : [root.node];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      const subtrees = this.subtrees.get(node);
      if (subtrees !== undefined) open.push(...subtrees.toReversed());
      else if (node !== this.pending) leaves.push(node);
    }
    return leaves;
  }

  private fOf(node: number): number {
    return this.f[node] as number;
  }

  /** Bratko's `continue`: a subtree that may not grow goes back among its rivals, one that never will is gone. */
  private leave(node: number, why: "no" | "never"): void {
    this.growing.pop();
    const parent = this.growing.at(-1)?.node;
    if (parent === undefined) return;
    const subtrees = this.subtrees.get(parent) ?? [];
    subtrees.shift();
    if (why === "no") this.insert(node, subtrees);
    this.backUp(parent);
  }

  private insert(node: number, subtrees: number[]): void {
    const place = subtrees.findIndex((other) => this.fOf(node) <= this.fOf(other));
    subtrees.splice(place === -1 ? subtrees.length : place, 0, node);
  }

  /** bestf */
  private backUp(node: number): void {
    const best = this.subtrees.get(node)?.[0];
    this.f[node] = best === undefined ? Infinity : this.fOf(best);
  }
}
