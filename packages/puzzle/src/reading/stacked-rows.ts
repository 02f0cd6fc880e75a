import { EMPTY_CELL } from "./cell-code.ts";
import type { RowSegments } from "./row-segments.ts";

/** The segments on `lines` that belong to the board whose top row is `top`; null when a line has none. */
export function stackedRows(
  segments: RowSegments,
  lines: readonly number[],
  top: number,
): number[] | null {
  const [topLine] = lines;
  if (topLine === undefined || !segments.isFree(top)) return null;
  const rows = [top];
  for (const line of lines) {
    if (line === topLine) continue;
    const row = segments.peerOn(line, top, topLine);
    if (row < 0 || !segments.isFree(row)) return null;
    rows.push(row);
  }
  return rows;
}

/**
 * The codes of a board's rows, one of which may be short of a cell at its edge. Whether the edge before
 * or the one after is the empty cell is told by the other rows, which have a separator there as
 * decoration or have none. null when it cannot be told.
 */
export function codesOfRows(segments: RowSegments, rows: readonly number[]): number[] | null {
  let short = -1;
  let full = -1;
  for (const row of rows) {
    if (!segments.isShort(row)) {
      if (full < 0) full = row;
    } else if (short >= 0) return null;
    else short = row;
  }
  if (full < 0) return null;
  const before = short >= 0 && segments.hasEdgeBefore(short) && !segments.hasEdgeBefore(full);
  const after = short >= 0 && segments.hasEdgeAfter(short) && !segments.hasEdgeAfter(full);
  if (short >= 0 && before === after) return null;
  const codes: number[] = [];
  for (const row of rows) {
    if (row === short && before) codes.push(EMPTY_CELL);
    segments.addCodes(row, codes);
    if (row === short && after) codes.push(EMPTY_CELL);
  }
  return codes;
}
