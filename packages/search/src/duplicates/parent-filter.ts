import { NONE, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";

/** `duplicates: parent`, the slides' `state_1tkt_diatas`: a child like its parent's parent is dropped. */
export class ParentFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly needsTree = false;
  private readonly rows: NodeRows;
  /** The state one level above the parent, unless that is a root. */
  private isRoot = true;
  private low = 0;
  private high = 0;

  constructor(rows: NodeRows) {
    this.rows = rows;
  }

  startChildren(parent: number): void {
    const rows = this.rows;
    const grandparent = rows.parent(parent);
    this.isRoot = grandparent === NONE;
    if (this.isRoot) return;
    this.low = rows.low(grandparent);
    this.high = rows.highOf(grandparent);
  }

  admits(low: number, high: number): 0 | 1 {
    return low === this.low && high === this.high && !this.isRoot ? 0 : 1;
  }

  noteRoot(): void {
    // Nothing is remembered beside the tree.
  }

  admitsVisit(): boolean {
    return true;
  }
}
