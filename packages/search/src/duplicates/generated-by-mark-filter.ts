import type { CodeSpace } from "../space/integer-space.ts";
import type { NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { MarkTable } from "./mark-table.ts";

/** `duplicates: generated` where every state has a mark: GeneratedFilter without a branch. */
export class GeneratedByMarkFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly needsTree = false;
  private readonly marks: MarkTable;
  private readonly words: Int32Array;
  private readonly space: CodeSpace;
  private readonly rows: NodeRows;

  constructor(marks: MarkTable, space: CodeSpace, rows: NodeRows) {
    this.marks = marks;
    this.words = marks.words;
    this.space = space;
    this.rows = rows;
  }

  startChildren(): void {
    // All children are asked about alike.
  }

  admits(low: number, high: number): 0 | 1 {
    const words = this.words;
    const mark = this.space.mark(low, high);
    const before = words[mark >> 5] as number;
    words[mark >> 5] = before | (1 << (mark & 31));
    return (1 - ((before >>> (mark & 31)) & 1)) as 0 | 1;
  }

  noteRoot(root: number): void {
    this.marks.add(this.space.mark(this.rows.low(root), this.rows.highOf(root)));
  }

  admitsVisit(): boolean {
    return true;
  }
}
