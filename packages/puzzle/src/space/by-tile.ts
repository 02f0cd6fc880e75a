import type { SuccessorRows } from "@jejak/search";

/** Sorts the `count` successors written last by the tile that moved, `changesOfATile` changes each. */
export function sortByTile(rows: SuccessorRows, count: number, changesOfATile: number): void {
  const { cells, high, size } = rows;
  const tileOf = (row: number): number =>
    Math.floor((cells[4 * (size + row) + 3] ?? 0) / changesOfATile);
  for (let end = 1; end < count; end += 1) {
    for (let row = end; row > 0 && tileOf(row) < tileOf(row - 1); row -= 1) {
      exchange(cells, 4 * (size + row), 4);
      exchange(cells, 4 * (size + row) + 3, 4);
      if (high !== null) exchange(high, size + row, 1);
    }
  }
}

function exchange(column: Int32Array, at: number, distance: number): void {
  const value = column[at] ?? 0;
  column[at] = column[at - distance] ?? 0;
  column[at - distance] = value;
}
