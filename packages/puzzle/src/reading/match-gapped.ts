import { codeOfCharacter, EMPTY_CELL, isCellCode } from "./cell-code.ts";
import { KeptLineColumns } from "./line-columns.ts";
import { columnOf } from "./lines.ts";
import { writtenPlace } from "./misspelt.ts";
import {
  isFree,
  takeBoard,
  takePuzzling,
  type BoardOnPage,
  type Page,
  type TokenSpan,
} from "./page.ts";
import { PACKED_ROW, type RowSegments } from "./row-segments.ts";
import { kindOf, KIND } from "./token-kind.ts";

interface GridRow {
  readonly codes: readonly number[];
  readonly span: TokenSpan;
}

interface Grid {
  readonly board: BoardOnPage;
  /** The row with the gap merely ends early: if spaces were lost, the gap could be anywhere in it. */
  readonly isLost: boolean;
}

/**
 * Stacked boards in which the blank is nothing but a gap, `1 2 3` over `8   4`: a full row tells in which columns
 * the cells stand, and the one cell that is not there is the blank. A row that merely ends early is
 * believed where it is the last one, and where other boards show that spaces are kept.
 */
export function matchGapped(page: Page, segments: RowSegments): void {
  const lost: Grid[] = [];
  // Rules between the rows only where without them there is no board: they may divide boards as well.
  const keptPlain = takeGapped(page, segments, false, lost);
  const keptRuled = takeGapped(page, segments, true, lost);
  for (const { board } of lost) {
    if (board.spans.some(({ first, last }) => !isFree(page, first) || !isFree(page, last)))
      continue;
    if (keptPlain || keptRuled) takeBoard(page, board);
    else takePuzzling(page, lostCell(page, board));
  }
}

/** Takes what is no doubt, adds to `lost` what is; true when a board shows that spaces are kept. */
function takeGapped(page: Page, segments: RowSegments, ruled: boolean, lost: Grid[]): boolean {
  const columns = new KeptLineColumns(page);
  let spacesAreKept = false;
  for (let line = 0; line < page.tokens.lines; line += 1) {
    const first = segments.firstOf(line);
    const places = segments.anyFree(line) ? gappedPlaces(page, segments, line, ruled) : [];
    if (places.length === 0) continue;
    for (let segment = first; segment < first + segments.countOf(line); segment += 1) {
      if (segments.isShort(segment) || !segments.isFree(segment)) continue;
      for (const lines of places) {
        const grid = gridOf(page, segments, columns, lines, segment);
        if (grid === null) continue;
        if (grid.isLost) lost.push(grid);
        else {
          takeBoard(page, grid.board);
          spacesAreKept ||=
            grid.board.reading.blankCell % page.size.columns < page.size.columns - 1;
        }
        break;
      }
    }
  }
  return spacesAreKept;
}

/** The lines of the boards that `line` can be the first row of, or the second: the gap may be in the first. */
function gappedPlaces(page: Page, segments: RowSegments, line: number, ruled: boolean): number[][] {
  const { size } = page;
  const rowLines = page.rowLines();
  const above = rowLines.next(line, -1, 0);
  const differs = (at: number): boolean =>
    cellCount(page, at) !== cellCount(page, line) || !segments.areAlike(at, line);
  return (above < 0 ? [line] : [line, above])
    .map((top) => rowLines.of(top, size.rows, 0))
    .filter((lines) => lines !== null)
    .filter((lines) => lines.includes(line) && lines.some(differs))
    .filter((lines) => ruled || (lines.at(-1) ?? 0) - (lines[0] ?? 0) === size.rows - 1);
}

function cellCount(page: Page, line: number): number {
  const { tokens, cells } = page;
  return cells.firstFrom(tokens.firstOf(line + 1)) - cells.firstFrom(tokens.firstOf(line));
}

function lostCell(page: Page, { spans, form }: BoardOnPage): Parameters<typeof takePuzzling>[1] {
  const message = `${writtenPlace(page, spans)} lacks a cell, and it cannot be told which one is the blank: write 0 or _ for it`;
  return { kind: "ambiguous", spans, form, message };
}

function gridOf(
  page: Page,
  segments: RowSegments,
  columns: KeptLineColumns,
  lines: readonly number[],
  anchor: number,
): Grid | null {
  const span = { first: segments.firstToken(anchor), last: segments.lastToken(anchor) };
  const anchorLine = page.tokens.line(span.first);
  const rows: GridRow[] = [];
  for (const line of lines) {
    const row =
      line === anchorLine
        ? { codes: segments.codes(anchor), span }
        : segments.style(anchor) === PACKED_ROW
          ? packedRow(page, line, segments.left(anchor))
          : spacedRow(page, columns, line, anchorLine, span.first);
    if (row === null) return null;
    rows.push(row);
  }
  const codes: number[] = [];
  let gaps = 0;
  for (const row of rows) {
    for (const code of row.codes) {
      if (code === EMPTY_CELL) gaps += 1;
      codes.push(code);
    }
  }
  if (gaps !== 1) return null;
  const reading = page.interpret(codes);
  if (reading === null) return null;
  const spans = rows.map((row) => row.span);
  const form = `${rows.length} rows with a gap`;
  const row = Math.floor(reading.blankCell / page.size.columns);
  const isLast = reading.blankCell % page.size.columns === page.size.columns - 1;
  const isLost = isLast && row < rows.length - 1 && endsLine(page, spans[row]?.last ?? -1);
  return { board: { kind: "board", spans, form, reading, codes, blank: "" }, isLost };
}

/** Is this token the last of its line, without even spaces after it? */
function endsLine({ tokens }: Page, token: number): boolean {
  if (tokens.firstOf(tokens.line(token) + 1) > token + 1) return false;
  const after = tokens.text.charCodeAt(tokens.end(token));
  return Number.isNaN(after) || after === 10 || after === 13;
}

/** The cells of a line that stand in the columns of the full row's cells, by their left or right ends. */
function spacedRow(
  page: Page,
  columns: KeptLineColumns,
  line: number,
  anchorLine: number,
  anchorToken: number,
): GridRow | null {
  const full = columns.of(anchorLine);
  const from = firstAbove(full.tokens, anchorToken - 1);
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
    codes[column] = page.cells.code(page.cells.firstFrom(token));
    last = token;
  }
  if (first === undefined || last < 0) return null;
  return hasLabel(page, line, lefts[0] ?? 0, rightmost) ? null : { codes, span: { first, last } };
}

/** Does anything stand between these columns of a line that is no cell and no separator, such as `h =`? */
function hasLabel(page: Page, line: number, left: number, right: number): boolean {
  const { tokens, cells } = page;
  for (let token = tokens.firstOf(line); token < tokens.firstOf(line + 1); token += 1) {
    const isCell = cells.firstFrom(token + 1) > cells.firstFrom(token);
    if (isCell || tokens.kind(token) < KIND.WORD) continue;
    if (columnOf(tokens, token) < right && columnOf(tokens, token) >= left) return true;
  }
  return false;
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
function packedRow(page: Page, line: number, left: number): GridRow | null {
  const { tokens } = page;
  const start = tokens.offsetOf(line) + left;
  const end = start + page.size.columns;
  const lastOfLine = tokens.end(tokens.firstOf(line + 1) - 1);
  if (start >= lastOfLine || isSolid(page, start - 1)) return null;
  if (end < lastOfLine && isSolid(page, end)) return null;
  const codes: number[] = [];
  let gaps = 0;
  for (let at = start; at < end; at += 1) {
    const code = tokens.text.charCodeAt(at);
    if (at >= lastOfLine || kindOf(code) < 0) {
      codes.push(EMPTY_CELL);
      gaps += 1;
    } else if (isCellCode(codeOfCharacter(code))) codes.push(codeOfCharacter(code));
    else return null;
  }
  if (gaps > 1) return null;
  const span = tokensBetween(page, line, start, end);
  return span === null || !isFree(page, span.first) || !isFree(page, span.last)
    ? null
    : { codes, span };
}

function tokensBetween(page: Page, line: number, start: number, end: number): TokenSpan | null {
  const { tokens } = page;
  let first = tokens.firstOf(line);
  let high = tokens.firstOf(line + 1);
  while (first < high) {
    const middle = (first + high) >> 1;
    if (tokens.end(middle) > start) high = middle;
    else first = middle + 1;
  }
  let last = first;
  while (last + 1 < tokens.firstOf(line + 1) && tokens.start(last + 1) < end) last += 1;
  return tokens.start(first) < end && first < tokens.firstOf(line + 1) ? { first, last } : null;
}

function isSolid(page: Page, offset: number): boolean {
  return kindOf(page.tokens.text.charCodeAt(offset)) === KIND.WORD;
}
