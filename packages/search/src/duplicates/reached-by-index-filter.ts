import type { CodeSpace } from "../space/integer-space.ts";
import { LEVEL_AND_H, ROW, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { NodeTable } from "./node-table.ts";

/**
 * `duplicates: reached` where a child is nothing but a code of one integer with an index, and every
 * action costs 1, so that g is the level: ReachedFilter with everything else left out.
 */
export class ReachedByIndexFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly #cheapest: NodeTable;
  readonly #entries: Int32Array;
  readonly #base: number;
  readonly #space: CodeSpace;
  readonly #rows: NodeRows;

  constructor(cheapest: NodeTable, space: CodeSpace, rows: NodeRows) {
    this.#cheapest = cheapest;
    this.#entries = cheapest.entries;
    this.#base = cheapest.base;
    this.#space = space;
    this.#rows = rows;
  }

  keep(parent: number, count: number): number {
    const entries = this.#entries;
    const base = this.#base;
    const space = this.#space;
    const rows = this.#rows;
    const { cells, size } = rows;
    const level = rows.level(parent) + 1;
    let kept = 0;
    for (let row = 0; row < count; row++) {
      const at = (size + row) << ROW;
      const code = cells[at] as number;
      const slot = space.index(code, 0);
      const entry = entries[slot] as number;
      if (entry >= base) {
        const cheapest = entry - base;
        // A sibling, which has no level yet, is as cheap as this child.
        if (cheapest >= size || rows.level(cheapest) <= level) continue;
      }
      const target = (size + kept) << ROW;
      cells[target] = code;
      cells[target + LEVEL_AND_H] = cells[at + LEVEL_AND_H] as number;
      entries[slot] = base + size + kept;
      kept++;
    }
    return kept;
  }

  noteRoot(root: number): void {
    const slot = this.#cheapest.slot(this.#rows.low(root), 0);
    this.#cheapest.put(slot, root);
  }

  admitsVisit(): boolean {
    return true;
  }
}
