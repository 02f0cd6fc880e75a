/** One tile of a board: what it shows and where it lies. Cells count from 0, row by row. */
export interface BoardTile {
  /** The base-36 character of the word. */
  readonly sign: string;
  /** What people read: `10` for `a`. */
  readonly text: string;
  readonly cell: number;
  readonly column: number;
  readonly row: number;
  /** Rows and columns to its cell in the goal; null where no goal is given. */
  readonly distance: number | null;
}

/** The tiles of a board in the order of their signs, so that a list keyed by sign keeps its order. */
export function boardTiles(word: string, columns: number, goal: string | null): BoardTile[] {
  const place = (cell: number): { column: number; row: number } => ({
    column: cell % columns,
    row: Math.floor(cell / columns),
  });
  return [...word]
    .map((sign, cell) => {
      const { column, row } = place(cell);
      const target = goal === null ? -1 : goal.indexOf(sign);
      const to = place(target);
      const distance = target < 0 ? null : Math.abs(to.column - column) + Math.abs(to.row - row);
      return { sign, text: tileText(sign), cell, column, row, distance };
    })
    .filter(({ sign }) => sign !== "0")
    .sort((a, b) => (a.sign < b.sign ? -1 : 1));
}

/** The number on a tile: `a` is 10. */
export function tileText(sign: string): string {
  return String(Number.parseInt(sign, 36));
}
