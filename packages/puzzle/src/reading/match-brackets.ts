import type { BracketPair } from "./bracket-pairs.ts";
import { boardFrom, isFree, takeBoard, writtenCell, type Page } from "./page.ts";
import { KIND } from "./token-kind.ts";

/**
 * `[[1, 2, 3], [4, 0, 5], [7, 8, 6]]`, `(1, 3, 4, 8, 0, 2, 7, 5, 6)`, a numpy print: brackets, over as many
 * lines as they take, with exactly the cells of one board in them.
 */
export function matchBrackets(page: Page): void {
  forEachPair(page, page.n, (pair, first) => {
    const inner = rowsInside(page, pair);
    if (inner === null) return;
    const board = boardFrom(page, first);
    if (board === null) return;
    const spans = spansOf(page, first, page.n);
    const blank = writtenCell(page, first + board.reading.blankCell);
    const form = inner === 0 ? "a list" : "a list of rows";
    takeBoard(page, { kind: "board", ...board, spans, form, blank });
  });
}

/** Calls back for each pair of brackets that holds exactly `count` free cells and nothing foreign. */
export function forEachPair(
  page: Page,
  count: number,
  found: (pair: BracketPair, firstCell: number) => void,
): void {
  const { cells } = page;
  const { opens, closes } = page.brackets;
  for (let index = 0; index < opens.size; index += 1) {
    const pair = { open: opens.at(index), close: closes.at(index) };
    const first = cells.firstFrom(pair.open);
    if (cells.firstFrom(pair.close) - first !== count || !isClean(page, pair)) continue;
    found(pair, first);
  }
}

/** Only cells, separators and brackets in it, none of them taken, and not longer than a board with brackets can be. */
function isClean(page: Page, { open, close }: BracketPair): boolean {
  const { tokens, cells } = page;
  const count = cells.firstFrom(close) - cells.firstFrom(open);
  if (close - open > 4 * count + 16) return false;
  for (let at = open + 1; at < close; at += 1) {
    const isCell = cells.firstFrom(at + 1) > cells.firstFrom(at);
    if (!isFree(page, at) || (!isCell && tokens.kind(at) > KIND.CLOSE)) return false;
  }
  return true;
}

/** The number of inner brackets when each holds one row; 0 when there are none; null when they hold something else. */
function rowsInside(page: Page, { open, close }: BracketPair): number | null {
  const { tokens, cells, size } = page;
  let rows = 0;
  let start = -1;
  for (let at = open + 1; at < close; at += 1) {
    const kind = tokens.kind(at);
    if (kind === KIND.OPEN) start = at;
    if (kind !== KIND.CLOSE || start < 0) continue;
    if (cells.firstFrom(at) - cells.firstFrom(start) !== size.columns) return null;
    rows += 1;
    start = -1;
  }
  return rows === 0 || rows === size.rows ? rows : null;
}

/** The tokens of `count` cells from `first`, cut at line ends. */
export function spansOf(
  page: Page,
  first: number,
  count: number,
): { first: number; last: number }[] {
  const { cells } = page;
  const spans: { first: number; last: number }[] = [];
  for (let cell = first; cell < first + count; cell += 1) {
    const token = cells.token(cell);
    const last = spans.at(-1);
    if (last !== undefined && cells.line(cell) === cells.line(cell - 1)) last.last = token;
    else spans.push({ first: token, last: token });
  }
  return spans;
}
