import { codeOfCharacter, EMPTY_CELL, isCellCode } from "./cell-code.ts";
import { columnOf, lengthOfLine, LONGEST_ROW_LINE, nextRowLine, rowLines } from "./lines.ts";
import { SegmentedLines } from "./match-stacked.ts";
import { writtenPlace } from "./misspelt.ts";
import { isFree, takeBoard, takePuzzling, type Page, type TokenSpan } from "./page.ts";
import { PACKED_ROW, type RowSegment } from "./row-segments.ts";
import { kindOf, KIND, SPACE } from "./token-kind.ts";

/** Where the cells of a line stand, tabs going to every eighth column. */
interface LineColumns {
  readonly tokens: readonly number[];
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
}

class CellColumns {
  readonly #page: Page;
  readonly #kept: Map<number, LineColumns> = new Map();

  constructor(page: Page) {
    this.#page = page;
  }

  of(line: number): LineColumns {
    const kept = this.#kept.get(line);
    if (kept !== undefined) return kept;
    const columns = columnsOfLine(this.#page, line);
    if (this.#kept.size > 16) this.#kept.clear();
    this.#kept.set(line, columns);
    return columns;
  }
}

function columnsOfLine(page: Page, line: number): LineColumns {
  const { tokens, cells } = page;
  const found: number[] = [];
  const lefts: number[] = [];
  const rights: number[] = [];
  if (lengthOfLine(tokens, line) > LONGEST_ROW_LINE) return { tokens: found, lefts, rights };
  let at = tokens.offsetOf(line);
  let column = 0;
  const columnAt = (offset: number): number => {
    for (; at < offset; at += 1) {
      column = tokens.text.charCodeAt(at) === TAB ? column + 8 - (column % 8) : column + 1;
    }
    return column;
  };
  const end = cells.firstFrom(tokens.firstOf(line + 1));
  for (let cell = cells.firstFrom(tokens.firstOf(line)); cell < end; cell += 1) {
    const token = cells.token(cell);
    found.push(token);
    lefts.push(columnAt(tokens.start(token)));
    rights.push(columnAt(tokens.end(token)));
  }
  return { tokens: found, lefts, rights };
}

const TAB = 9;

interface GridRow {
  readonly codes: readonly number[];
  readonly span: TokenSpan;
}

/**
 * Stacked boards in which the blank is nothing but a gap, `1 2 3` over `8   4`: a full row tells in which columns
 * the cells stand, and the one cell that is not there is the blank.
 */
export function matchGapped(page: Page): void {
  const segmented = new SegmentedLines(page, "strict");
  const columns = new CellColumns(page);
  const { tokens, size } = page;
  for (let line = 0; line < tokens.lines; line += 1) {
    for (const segment of segmented.of(line)) {
      if (segment.short || !isFree(page, segment.firstToken)) continue;
      // The gap may be in the first row: then the second one is full.
      const above = nextRowLine(tokens, line, -1, 0);
      for (const top of above < 0 ? [line] : [line, above]) {
        const lines = rowLines(tokens, top, size.rows, 0);
        if (lines?.includes(line) === true && takeGrid(page, columns, lines, line, segment)) break;
      }
    }
  }
}

function takeGrid(
  page: Page,
  columns: CellColumns,
  lines: readonly number[],
  full: number,
  anchor: RowSegment,
): boolean {
  const rows: GridRow[] = [];
  for (const line of lines) {
    const row =
      line === full
        ? { codes: anchor.codes, span: { first: anchor.firstToken, last: anchor.lastToken } }
        : anchor.style === PACKED_ROW
          ? packedRow(page, line, anchor)
          : spacedRow(page, columns, line, full, anchor);
    if (row === null) return false;
    rows.push(row);
  }
  const codes = rows.flatMap((row) => row.codes);
  if (codes.filter((code) => code === EMPTY_CELL).length !== 1) return false;
  const reading = page.interpret(codes);
  if (reading === null) return false;
  const form = gapForm(page);
  const spans = rows.map(({ span }) => span);
  if (isLost(page, lines, rows, reading.blankCell)) {
    const message = `${writtenPlace(page, spans)} lacks a cell, and it cannot be told which one is the blank: write 0 or _ for it`;
    takePuzzling(page, { kind: "ambiguous", spans, form, message });
    return true;
  }
  takeBoard(page, { spans, form, reading, codes, blank: "" });
  return true;
}

function gapForm(page: Page): string {
  return `${page.size.rows} rows with a gap`;
}

/**
 * A row that merely ends early may have lost its spaces: then the gap could be anywhere in it. It is
 * believed in the last row, where the line ends in spaces, and where other boards show that spaces are kept.
 */
function isLost(
  page: Page,
  lines: readonly number[],
  rows: readonly GridRow[],
  blankCell: number,
): boolean {
  const { tokens, size } = page;
  const row = Math.floor(blankCell / size.columns);
  if (blankCell % size.columns !== size.columns - 1 || row === size.rows - 1) return false;
  const span = rows[row]?.span;
  const line = lines[row];
  if (span === undefined || line === undefined) return false;
  if (tokens.firstOf(line + 1) > span.last + 1) return false;
  if (
    kindOf(tokens.text.charCodeAt(tokens.end(span.last))) === SPACE &&
    !atLineEnd(page, span.last)
  ) {
    return false;
  }
  return !page.boards.some(
    ({ form, reading }) =>
      form === gapForm(page) && reading.blankCell % size.columns < size.columns - 1,
  );
}

function atLineEnd(page: Page, token: number): boolean {
  const after = page.tokens.text.charCodeAt(page.tokens.end(token));
  return Number.isNaN(after);
}

/** The cells of a line that stand in the columns of the full row's cells, by their left or right ends. */
function spacedRow(
  page: Page,
  columns: CellColumns,
  line: number,
  anchorLine: number,
  anchor: RowSegment,
): GridRow | null {
  const { cells } = page;
  const full = columns.of(anchorLine);
  const from = full.tokens.indexOf(anchor.firstToken);
  const lefts = full.lefts.slice(from, from + page.size.columns);
  const rights = full.rights.slice(from, from + page.size.columns);
  const row = columns.of(line);
  const codes = lefts.map(() => EMPTY_CELL);
  const rightmost = rights.at(-1) ?? 0;
  let at = firstAbove(row.rights, lefts[0] ?? 0);
  const first = row.tokens[at];
  let last = -1;
  for (; at < row.tokens.length && (row.lefts[at] ?? 0) < rightmost; at += 1) {
    const column = lefts.findIndex(
      (left, index) => left === row.lefts[at] || rights[index] === row.rights[at],
    );
    const token = row.tokens[at] ?? -1;
    if (column < 0 || codes[column] !== EMPTY_CELL || !isFree(page, token)) return null;
    codes[column] = cells.code(cells.firstFrom(token));
    last = token;
  }
  return first === undefined || last < 0 ? null : { codes, span: { first, last } };
}

/** The index of the first of ascending numbers that is larger than `limit`. */
function firstAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The characters of a line in the columns of the full row, a space among them or the line's end as the gap. */
function packedRow(page: Page, line: number, anchor: RowSegment): GridRow | null {
  const { tokens } = page;
  const start = tokens.offsetOf(line) + anchor.left;
  const end = start + page.size.columns;
  const lastOfLine = tokens.end(tokens.firstOf(line + 1) - 1);
  if (isSolid(page, start - 1) || (end < lastOfLine && isSolid(page, end))) return null;
  const codes: number[] = [];
  for (let at = start; at < end; at += 1) {
    const code = tokens.text.charCodeAt(at);
    if (at >= lastOfLine || kindOf(code) < 0) codes.push(EMPTY_CELL);
    else if (isCellCode(codeOfCharacter(code))) codes.push(codeOfCharacter(code));
    else return null;
  }
  let first = -1;
  let last = -1;
  for (let token = tokens.firstOf(line); token < tokens.firstOf(line + 1); token += 1) {
    if (tokens.end(token) <= start || tokens.start(token) >= end) continue;
    if (!isFree(page, token)) return null;
    if (first < 0) first = token;
    last = token;
  }
  return first < 0 || columnOf(tokens, first) > anchor.right
    ? null
    : { codes, span: { first, last } };
}

function isSolid(page: Page, offset: number): boolean {
  return kindOf(page.tokens.text.charCodeAt(offset)) === KIND.WORD;
}
