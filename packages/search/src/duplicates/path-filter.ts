import { NONE, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";

/** Up to this level walking up the path costs less than keeping it at hand. */
const SHALLOW = 48;

/** `duplicates: path`, Bratko's rule: a child like a node on the path from the root is dropped. */
export class PathFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly needsTree = false;
  private readonly rows: NodeRows;
  private readonly path: PathAtHand;
  private parent = NONE;
  private isDeep = false;

  constructor(rows: NodeRows) {
    this.rows = rows;
    this.path = new PathAtHand(rows);
  }

  startChildren(parent: number): void {
    this.parent = parent;
    this.isDeep = this.rows.level(parent) > SHALLOW;
    if (this.isDeep) this.path.moveTo(parent);
    // Its nodes may be forgotten before it is needed again.
    else this.path.clear();
  }

  admits(low: number, high: number): 0 | 1 {
    const dropped = this.isDeep ? this.path.holds(low, high) : this.isOnPath(low, high);
    return dropped ? 0 : 1;
  }

  noteRoot(): void {
    // Nothing is remembered beside the tree.
  }

  admitsVisit(): boolean {
    return true;
  }

  private isOnPath(low: number, high: number): boolean {
    const rows = this.rows;
    for (let at = this.parent; at !== NONE; at = rows.parent(at)) {
      if (rows.holds(at, low, high)) return true;
    }
    return false;
  }
}

/**
 * The nodes from the root to one node, found by their state. Moving to another node costs what the
 * two paths do not share: next to nothing where a depth-first search goes down thousands of levels,
 * and walking up for every child would take time that grows with the square of the depth.
 */
class PathAtHand {
  private readonly rows: NodeRows;
  /** By a hash of the state; nearly always one node. */
  private readonly nodes = new Map<number, number[]>();
  private end = NONE;

  constructor(rows: NodeRows) {
    this.rows = rows;
  }

  moveTo(node: number): void {
    const rows = this.rows;
    let [from, to] = [this.end, node];
    while (from !== to) {
      if (from !== NONE && (to === NONE || rows.level(from) >= rows.level(to))) {
        this.remove(from);
        from = rows.parent(from);
      } else {
        this.add(to);
        to = rows.parent(to);
      }
    }
    this.end = node;
  }

  clear(): void {
    if (this.end === NONE) return;
    this.nodes.clear();
    this.end = NONE;
  }

  holds(low: number, high: number): boolean {
    const nodes = this.nodes.get(hashOf(low, high));
    return nodes?.some((node) => this.rows.holds(node, low, high)) ?? false;
  }

  private add(node: number): void {
    const hash = hashOf(this.rows.low(node), this.rows.highOf(node));
    const nodes = this.nodes.get(hash);
    if (nodes === undefined) this.nodes.set(hash, [node]);
    else nodes.push(node);
  }

  private remove(node: number): void {
    const hash = hashOf(this.rows.low(node), this.rows.highOf(node));
    const rest = this.nodes.get(hash)?.filter((other) => other !== node) ?? [];
    if (rest.length === 0) this.nodes.delete(hash);
    else this.nodes.set(hash, rest);
  }
}

function hashOf(low: number, high: number): number {
  return (Math.imul(high, 0x9e3779b1) ^ low) | 0;
}
