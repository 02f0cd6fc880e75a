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
  private readonly f = new Map<number, number>();
  private readonly parentOf = new Map<number, number>();
  /** The subtrees of each node that was expanded, best first. */
  private readonly subtrees = new Map<number, number[]>();
  private readonly growing: Growing[] = [];
  /** The leaf that was given out last, until it is known what became of it. */
  private pending = NONE;

  constructor(nodes: NodeValues) {
    this.nodes = nodes;
  }

  add(first: number, end: number): void {
    this.addAll(Array.from({ length: end - first }, (_, child) => first + child));
  }

  /** The root alone, or the children of the leaf that was given out last, in order of generation. */
  addAll(children: readonly number[]): void {
    this.size += children.length;
    const [root] = children;
    if (this.growing.length === 0 && root !== undefined) {
      this.f.set(root, 0);
      this.growing.push({ node: root, bound: Infinity });
      return;
    }
    // succlist: the last one first, each before all that are not better.
    const subtrees: number[] = [];
    for (const node of children.toReversed()) {
      this.f.set(node, this.nodes.g(node) + this.nodes.h(node));
      this.parentOf.set(node, this.pending);
      this.insert(node, subtrees);
    }
    this.subtrees.set(this.pending, subtrees);
    this.backUp(this.pending);
  }

  /** Gives out this leaf instead of the one that was given out last, as somebody does who takes it before its turn. */
  goTo(leaf: number): void {
    const path: number[] = [];
    for (let at: number | undefined = leaf; at !== undefined; at = this.parentOf.get(at)) {
      path.push(at);
    }
    path.reverse();
    while (path[this.growing.length - 1] !== this.growing.at(-1)?.node) {
      const top = this.growing.at(-1) as Growing;
      this.leave(top.node, this.subtrees.get(top.node)?.length === 0 ? "never" : "no");
    }
    for (const node of path.slice(this.growing.length)) {
      const { node: parent, bound } = this.growing.at(-1) as Growing;
      const rivals = (this.subtrees.get(parent) ?? []).filter((other) => other !== node);
      this.subtrees.set(parent, [node, ...rivals]);
      const rival = rivals[0] === undefined ? Infinity : this.fOf(rivals[0]);
      this.growing.push({ node, bound: Math.min(bound, rival) });
    }
    this.pending = leaf;
  }

  copy(): BestFirstTreeFrontier {
    const copy = new BestFirstTreeFrontier(this.nodes);
    copy.size = this.size;
    copy.pending = this.pending;
    for (const [node, f] of this.f) copy.f.set(node, f);
    for (const [node, parent] of this.parentOf) copy.parentOf.set(node, parent);
    for (const [node, subtrees] of this.subtrees) copy.subtrees.set(node, [...subtrees]);
    copy.growing.push(...this.growing);
    return copy;
  }

  /** Equal for frontiers from which the same follows. */
  key(): string {
    const growing = this.growing.map(({ node, bound }) => `${node}<=${bound}`);
    const subtrees = [...this.subtrees].map(([node, list]) => `${node}:${list.join()}`);
    return `${growing.join()} ${subtrees.sort().join(";")}`;
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
    return this.f.get(node) as number;
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
    this.f.set(node, best === undefined ? Infinity : this.fOf(best));
  }
}
