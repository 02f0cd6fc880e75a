import type { NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { StateSet } from "./state-set.ts";

/**
 * `duplicates: closed` and `closed-at-generation`: a child whose state has been visited is dropped,
 * and under `closed` a node taken from the frontier whose state has been visited meanwhile too.
 */
export class ClosedFilter implements DuplicateFilter {
  readonly asksVisits = true;
  readonly #visited: StateSet;
  readonly #rows: NodeRows;
  readonly #throwsAway: boolean;

  constructor(visited: StateSet, rows: NodeRows, { throwsAway }: { readonly throwsAway: boolean }) {
    this.#visited = visited;
    this.#rows = rows;
    this.#throwsAway = throwsAway;
  }

  keep(_parent: number, count: number): number {
    const rows = this.#rows;
    const { size } = rows;
    let kept = 0;
    for (let row = 0; row < count; row++) {
      const child = size + row;
      if (this.#visited.has(rows.low(child), rows.highOf(child))) continue;
      rows.moveUp(row, kept++);
    }
    return kept;
  }

  noteRoot(): void {
    // A root counts when it is visited.
  }

  admitsVisit(node: number): boolean {
    return this.#visited.addNode(node) || !this.#throwsAway;
  }
}
