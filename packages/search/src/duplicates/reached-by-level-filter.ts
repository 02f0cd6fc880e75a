import type { CodeSpace } from "../space/integer-space.ts";
import type { NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { LevelTable } from "./level-table.ts";

/**
 * `duplicates: reached` where every state has an index and every action costs 1, so that g is the
 * level: ReachedFilter without a branch.
 */
export class ReachedByLevelFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly needsTree = false;
  private readonly entries: Int32Array;
  private readonly top: number;
  private readonly space: CodeSpace;
  private readonly rows: NodeRows;
  /** The table's entry for the level of the children that are asked about. */
  private ofChildren = 0;

  constructor({ entries, top }: LevelTable, space: CodeSpace, rows: NodeRows) {
    this.entries = entries;
    this.top = top;
    this.space = space;
    this.rows = rows;
  }

  startChildren(parent: number): void {
    this.ofChildren = this.top - this.rows.level(parent) - 1;
  }

  admits(low: number, high: number): 0 | 1 {
    const entries = this.entries;
    const index = this.space.index(low, high);
    const known = entries[index] as number;
    const own = this.ofChildren;
    // 1 when `own` is the larger: both are from 0 to 2 ** 31 - 1.
    const kept = (known - own) >>> 31;
    entries[index] = known ^ ((known ^ own) & -kept);
    return kept as 0 | 1;
  }

  noteRoot(root: number): void {
    this.entries[this.space.index(this.rows.low(root), this.rows.highOf(root))] = this.top;
  }

  admitsVisit(): boolean {
    return true;
  }
}
