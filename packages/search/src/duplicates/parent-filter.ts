import { NONE, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";

/** `duplicates: parent`, the slides' `state_1tkt_diatas`: a child like its parent's parent is dropped. */
export class ParentFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly #rows: NodeRows;

  constructor(rows: NodeRows) {
    this.#rows = rows;
  }

  keep(parent: number, count: number): number {
    const rows = this.#rows;
    const grandparent = rows.parent(parent);
    if (grandparent === NONE) return count;
    const { size } = rows;
    const low = rows.low(grandparent);
    const high = rows.highOf(grandparent);
    let kept = 0;
    for (let row = 0; row < count; row++) {
      if (!rows.holds(size + row, low, high)) rows.moveUp(row, kept++);
    }
    return kept;
  }

  noteRoot(): void {
    // Nothing is remembered beside the tree.
  }

  admitsVisit(): boolean {
    return true;
  }
}
