import { NONE, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";

/** `duplicates: path`, Bratko's rule: a child like a node on the path from the root is dropped. */
export class PathFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly #rows: NodeRows;

  constructor(rows: NodeRows) {
    this.#rows = rows;
  }

  keep(parent: number, count: number): number {
    const rows = this.#rows;
    const { size } = rows;
    let kept = 0;
    for (let row = 0; row < count; row++) {
      const child = size + row;
      if (this.#isOnPath(parent, rows.low(child), rows.highOf(child))) continue;
      rows.moveUp(row, kept++);
    }
    return kept;
  }

  noteRoot(): void {
    // Nothing is remembered beside the tree.
  }

  admitsVisit(): boolean {
    return true;
  }

  #isOnPath(parent: number, low: number, high: number): boolean {
    const rows = this.#rows;
    for (let at = parent; at !== NONE; at = rows.parent(at)) {
      if (rows.holds(at, low, high)) return true;
    }
    return false;
  }
}
