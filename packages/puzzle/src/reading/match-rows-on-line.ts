import { APART } from "./cells.ts";
import {
  boardFrom,
  isFree,
  takeBoard,
  takePuzzling,
  writtenCell,
  type Page,
  type ReadCells,
} from "./page.ts";
import { windowsOf } from "./windows.ts";

/** How a board is called whose rows follow each other on one line. */
export function rowsOnLine({ size }: Page): string {
  return `${size.rows} rows on one line`;
}

/**
 * `1 2 3 / 4 5 6 / 7 8 0`, `[[1, 2, 3], [4, 0, 5], [7, 8, 6]]`: rows on one line, with one separator
 * between the cells of a row and another between the rows.
 */
export function matchRowsOnLine(page: Page): void {
  const { cells, size } = page;
  const { columns, rows } = size;
  let first = 0;
  while (first + columns <= cells.size) {
    const count = rowsFrom(page, first);
    if (count > 0) matchRun(page, first, count);
    first += Math.max(1, (count - 1) * columns);
  }

  function matchRun(target: Page, from: number, length: number): void {
    const boardAt = (start: number): ReadCells | null => boardFrom(target, from + start * columns);
    const { found, doubtful } = windowsOf(length, rows, boardAt);
    for (const { start, board } of found) take(target, from + start * columns, board);
    const [doubt] = doubtful;
    if (doubt === undefined) return;
    const last = from + ((doubtful.at(-1) ?? doubt) + rows) * columns - 1;
    takePuzzling(target, {
      kind: "ambiguous",
      spans: [{ first: cells.token(from + doubt * columns), last: cells.token(last) }],
      form: rowsOnLine(target),
      message: "the rows can be cut into boards in two ways: write each board on a line of its own",
    });
  }
}

/**
 * How many rows follow from a cell with one separator inside them and another between, counted up to
 * `most`; 0 for less than two.
 */
export function rowsFrom(page: Page, first: number, most: number = Infinity): number {
  const { columns } = page.size;
  const inside = rowSeparator(page, first);
  const between = inside === APART ? APART : page.cells.separator(first + columns);
  if (between === APART || between === inside) return 0;
  let count = 1;
  while (count < most && continues(page, first + count * columns, inside, between)) count += 1;
  return count;
}

/** What divides the cells of the row that starts at `first`; `APART` when no row of the right length starts there. */
function rowSeparator(page: Page, first: number): number {
  const { cells, size } = page;
  const inside = cells.separator(first + 1);
  if (inside === APART || !isFree(page, cells.token(first))) return APART;
  for (let cell = first + 1; cell < first + size.columns; cell += 1) {
    if (cells.separator(cell) !== inside || !isFree(page, cells.token(cell))) return APART;
  }
  return inside;
}

function continues(page: Page, first: number, inside: number, between: number): boolean {
  return page.cells.separator(first) === between && rowSeparator(page, first) === inside;
}

function take(page: Page, first: number, { reading, codes }: ReadCells): void {
  const { cells, n } = page;
  const spans = [{ first: cells.token(first), last: cells.token(first + n - 1) }];
  const blank = writtenCell(page, first + reading.blankCell);
  takeBoard(page, { kind: "board", spans, form: rowsOnLine(page), reading, codes, blank });
}
