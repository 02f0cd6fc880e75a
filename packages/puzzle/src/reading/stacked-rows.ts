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
  const shorts = rows.filter((row) => segments.isShort(row));
  const [short] = shorts;
  if (short === undefined) return rows.flatMap((row) => segments.codes(row));
  const full = rows.find((row) => !segments.isShort(row));
  if (full === undefined || shorts.length > 1) return null;
  const before = segments.hasEdgeBefore(short) && !segments.hasEdgeBefore(full);
  const after = segments.hasEdgeAfter(short) && !segments.hasEdgeAfter(full);
  if (before === after) return null;
  return rows.flatMap((row) => {
    if (row !== short) return segments.codes(row);
    return before ? [EMPTY_CELL, ...segments.codes(row)] : [...segments.codes(row), EMPTY_CELL];
  });
}
