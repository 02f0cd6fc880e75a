import { shown } from "../shown.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import type { Place } from "./place.ts";
import { isNumberWord } from "./read-number.ts";
import type { Cell, TableBlock } from "./table-rows.ts";

const NO_EDGE = new Set(["", "-", "–", "—", "∞", "inf", "x", "."]);

/** Whether the table is a matrix of costs: the names in its first row stand in front of its other rows. */
export function isMatrix([head, ...rows]: TableBlock): boolean {
  if (head === undefined || rows.length < 2) return false;
  const names = matrixNames(head, rows);
  // Without a corner above the names in front, rows are longer than the first: two columns are no matrix.
  if (names === head && rows.some((row) => row.length !== head.length + 1)) return false;
  return rows.length === names.length && rows.every((row, at) => row[0]?.text === names[at]?.text);
}

/**
 * Adds the edges of a matrix, row by row: the row's node to the column's. Empty cells, `-` and `∞`
 * are no edge. So is 0, unless another cell is marked as no edge in one of these ways: which is
 * noted.
 */
export function readMatrix([head, ...rows]: TableBlock, builder: GraphBuilder<Place>): void {
  const names = matrixNames(head ?? [], rows);
  for (const { text, where } of names) builder.node(text, where);
  const cells = rows.map((row) => row.slice(1));
  const hasMark = rows.some((row, from) =>
    names.some((_, to) => to !== from && NO_EDGE.has((row[to + 1]?.text ?? "").toLowerCase())),
  );
  const zeros = cells.flatMap((row, from) =>
    row.filter(({ text }, to) => to !== from && text === "0"),
  );
  const [zero] = zeros;
  if (zero !== undefined) {
    const reading = hasMark ? "an edge of cost 0" : "no edge";
    builder.note(zero.where, `0 is read as ${reading}`);
  }
  for (const [from, row] of cells.entries()) {
    for (const [to, { text, where }] of row.entries()) {
      if (builder.full) return;
      const target = names[to]?.text;
      if (target === undefined)
        return builder.problem(where, `no column stands above ${shown(text)}`);
      const isNone = NO_EDGE.has(text.toLowerCase()) || (text === "0" && (from === to || !hasMark));
      if (isNone) continue;
      if (isNumberWord(text)) {
        const source = names[from]?.text ?? "";
        builder.edge({ from: source, to: target, cost: Number(text), twoWay: false }, where);
      } else builder.problem(where, `a cost is a number such as 4 or 2.5, not ${shown(text)}`);
    }
  }
}

/** The names above the columns: behind an empty corner or a word in it, or from the first cell on. */
function matrixNames(head: readonly Cell[], rows: TableBlock): readonly Cell[] {
  return head.length > rows.length ? head.slice(1) : head;
}
