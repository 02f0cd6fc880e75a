/**
 * The cells of a puzzle state row by row, as people write them: tile numbers, and "" for the blank.
 * null for a state that does not fill rows of `columns` cells, which is then drawn as a name.
 */
export function boardRows(state: string, columns: number | null): string[][] | null {
  if (columns === null || columns < 1 || !/^[0-9a-z]+$/i.test(state)) return null;
  if (state.length % columns !== 0) return null;
  const rows: string[][] = [];
  for (let at = 0; at < state.length; at += columns) {
    const row = Array.from(state.slice(at, at + columns), (cell) => parseInt(cell, 36));
    rows.push(row.map((tile) => (tile === 0 ? "" : String(tile))));
  }
  return rows;
}
