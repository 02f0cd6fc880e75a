/**
 * The name of the numbering of changes on a board of this size with these tiles (without the blank,
 * ascending), for `IntegerSpace.changes` and for a heuristic that knows its differences by change.
 */
export function tileChanges(columns: number, rows: number, tiles: string): string {
  return `tiles ${columns}x${rows} ${tiles}`;
}

/** The number of the change in which a tile, by its place among the ascending tiles, goes from one cell to another. */
export function changeNumber(cells: number, tile: number, from: number, to: number): number {
  return (tile * cells + from) * cells + to;
}
