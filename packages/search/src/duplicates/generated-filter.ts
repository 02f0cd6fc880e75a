import type { NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { StateSet } from "./state-set.ts";

/** `duplicates: generated`: a child whose state was ever generated is dropped. */
export class GeneratedFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly #generated: StateSet;
  readonly #rows: NodeRows;

  constructor(generated: StateSet, rows: NodeRows) {
    this.#generated = generated;
    this.#rows = rows;
  }

  keep(_parent: number, count: number): number {
    const rows = this.#rows;
    const { size } = rows;
    let kept = 0;
    for (let row = 0; row < count; row++) {
      // A hashed table compares codes by node: the child has to be in place first.
      rows.moveUp(row, kept);
      if (this.#generated.addNode(size + kept)) kept++;
    }
    return kept;
  }

  noteRoot(root: number): void {
    this.#generated.addNode(root);
  }

  admitsVisit(): boolean {
    return true;
  }
}
