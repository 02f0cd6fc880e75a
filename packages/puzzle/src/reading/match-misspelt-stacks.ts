import { APART } from "./cells.ts";
import { lengthOfLine, LONGEST_ROW_LINE } from "./lines.ts";
import { isInUse, packedCodes } from "./match-misspelt.ts";
import { misspelt } from "./misspelt.ts";
import { codesFrom, isFree, takePuzzling, type Page, type TokenSpan } from "./page.ts";
import type { RowSegments } from "./row-segments.ts";
import { codesOfRows, stackedRows } from "./stacked-rows.ts";

interface LooseRow {
  readonly line: number;
  readonly codes: readonly number[];
  readonly span: TokenSpan;
}

/** Stacked rows that were meant as boards and are none. */
export function matchMisspeltStacks(
  page: Page,
  segments: RowSegments,
  forms: ReadonlySet<string>,
): void {
  const { size } = page;
  const stacked = `${size.rows} rows`;
  if (!isInUse(page, forms, stacked) && !isInUse(page, forms, `${stacked} with a gap`)) return;
  misspeltFullRows(page, segments, stacked);
  misspeltBlocks(page, stacked);
}

/** As many rows of the right length as a board has, side by side with others or not. */
function misspeltFullRows(page: Page, segments: RowSegments, form: string): void {
  for (let line = 0; line < page.tokens.lines; line += 1) {
    const lines = !segments.anyFree(line) ? null : page.rowLines().of(line, page.size.rows, 0);
    if (lines === null) continue;
    const first = segments.firstOf(line);
    for (let segment = first; segment < first + segments.countOf(line); segment += 1) {
      const rows = stackedRows(segments, lines, segment);
      const codes = rows === null ? null : codesOfRows(segments, rows);
      if (rows === null || codes === null) continue;
      const spans = rows.map((row) => ({
        first: segments.firstToken(row),
        last: segments.lastToken(row),
      }));
      const place = misspelt(page, codes, spans, form);
      if (place !== null) takePuzzling(page, place);
    }
  }
}

/** Lines that hold nothing but about a row's cells, about as many of them as a board has rows. */
function misspeltBlocks(page: Page, form: string): void {
  const { tokens, size } = page;
  for (let line = 0; line < tokens.lines;) {
    const rows: LooseRow[] = [];
    for (let at = line; at >= 0 && rows.length <= size.rows + 1;) {
      const row = looseRow(page, at);
      if (row === null) break;
      rows.push(row);
      at = page.rowLines().next(at, 1, 0);
    }
    if (rows.length > 1 && Math.abs(rows.length - size.rows) <= 1) {
      const codes = rows.flatMap((row) => row.codes);
      const spans = rows.map(({ span }) => span);
      const place = misspelt(page, codes, spans, form);
      if (place !== null) takePuzzling(page, place);
    }
    line = (rows.at(-1)?.line ?? line) + 1;
  }
}

function looseRow(page: Page, line: number): LooseRow | null {
  const { tokens, cells, size } = page;
  if (lengthOfLine(tokens, line) > LONGEST_ROW_LINE) return null;
  const token = tokens.firstOf(line);
  const isOneWord = tokens.firstOf(line + 1) === token + 1;
  const packed = isOneWord && isFree(page, token) ? packedCodes(page, token) : null;
  if (packed !== null && packed.length > 1 && Math.abs(packed.length - size.columns) <= 1) {
    return { line, codes: packed, span: { first: token, last: token } };
  }
  const first = cells.firstFrom(token);
  const count = cells.firstFrom(tokens.firstOf(line + 1)) - first;
  if (count < 1 || Math.abs(count - size.columns) > 1) return null;
  for (let cell = first; cell < first + count; cell += 1) {
    if (!isFree(page, cells.token(cell))) return null;
    if (cell > first && cells.separator(cell) === APART) return null;
  }
  const span = { first: cells.token(first), last: cells.token(first + count - 1) };
  return { line, codes: codesFrom(page, first, count), span };
}
