import type { CodeSpace } from "../space/integer-space.ts";
import { LEVEL_AND_H, ROW, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { MarkTable } from "./mark-table.ts";

/**
 * `duplicates: generated` where a child is nothing but a code of one integer with a mark. There is
 * no branch on the mark, which no processor can foretell: every child moves up, and the next one
 * over it unless it was new.
 */
export class GeneratedByMarkFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly #marks: MarkTable;
  readonly #words: Int32Array;
  readonly #space: CodeSpace;
  readonly #rows: NodeRows;

  constructor(marks: MarkTable, space: CodeSpace, rows: NodeRows) {
    this.#marks = marks;
    this.#words = marks.words;
    this.#space = space;
    this.#rows = rows;
  }

  keep(_parent: number, count: number): number {
    const words = this.#words;
    const space = this.#space;
    const { cells, size } = this.#rows;
    const first = size << ROW;
    const end = (size + count) << ROW;
    let target = first;
    for (let at = first; at < end; at += 1 << ROW) {
      const code = cells[at] as number;
      const mark = space.mark(code, 0);
      const word = mark >> 5;
      const before = words[word] as number;
      words[word] = before | (1 << (mark & 31));
      cells[target] = code;
      cells[target + LEVEL_AND_H] = cells[at + LEVEL_AND_H] as number;
      target += (1 - ((before >>> (mark & 31)) & 1)) << ROW;
    }
    return (target - first) >> ROW;
  }

  noteRoot(root: number): void {
    this.#marks.add(this.#space.mark(this.#rows.low(root), 0));
  }

  admitsVisit(): boolean {
    return true;
  }
}
