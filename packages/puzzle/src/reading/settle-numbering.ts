import { misspelt, ONE_WORD } from "./misspelt.ts";
import { markFree, takePuzzling, type BoardOnPage, type Page } from "./page.ts";

/**
 * Numbers 1 to 9 without a sign for the blank are a board only where no board on the page is written
 * the usual way: beside those they are a misspelt board, or steps that were numbered. The same goes
 * for a board that holds both a 0 and a sign for the blank.
 */
export function settleNumbering(page: Page): void {
  if (page.highestBlank || page.boards.every((board) => isUsual(board))) return;
  const unusual = page.boards.filter((board) => !isUsual(board));
  const hasUsual = unusual.length < page.boards.length;
  if (!hasUsual && !unusual.every(isCounting)) return;
  const kept = page.boards.filter(
    (board) => isUsual(board) || (!hasUsual && board.form === ONE_WORD),
  );
  const isKept = new Set(kept);
  const dropped = page.boards.filter((board) => !isKept.has(board));
  page.boards.length = 0;
  for (const board of kept) page.boards.push(board);
  for (const { codes, spans, form } of dropped) {
    markFree(page, spans);
    const place = misspelt(page, codes, spans, form);
    if (place !== null) takePuzzling(page, place);
  }
}

function isUsual({ reading }: BoardOnPage): boolean {
  return reading.numbering !== "highest" && reading.numbering !== "from-zero";
}

/** 1 2 3 4 5 6 7 8 9, the head of many a table. */
function isCounting({ codes }: BoardOnPage): boolean {
  return codes.every((code, index) => code === (codes[0] ?? 0) + index);
}
