import { EMPTY_CELL } from "./cell-code.ts";
import {
  giveBack,
  takeBoard,
  takePuzzling,
  writtenCell,
  type BoardOnPage,
  type Page,
} from "./page.ts";
import { RowSegments } from "./row-segments.ts";
import { codesOfRows, stackedRows } from "./stacked-rows.ts";

interface Found extends BoardOnPage {
  readonly isAligned: boolean;
}

/**
 * Boards whose rows stand on lines one below the other: alone, side by side, between pipes, in boxes
 * and tables, with numbers beside them. `gap` empty lines lie between the rows.
 */
export function matchStacked(page: Page, segments: RowSegments, gap: number): void {
  for (let line = 0; line < page.tokens.lines;) {
    const block = blockFrom(page, segments, line, gap);
    takeBlock(page, segments, block, gap);
    line = (block.at(-1) ?? line) + 1;
  }
}

/**
 * Takes the boards of lines that follow each other. Lines that can be cut into boards are cut so, or a
 * slip in one board would shift all below it; unless more boards stand across the cuts, because a
 * heading looks like a row.
 */
function takeBlock(page: Page, segments: RowSegments, block: readonly number[], gap: number): void {
  const { rows } = page.size;
  if (block.length % rows !== 0) {
    takeStacks(page, segments, block, gap);
    return;
  }
  const cut = block.filter((_, index) => index % rows === 0);
  const before = page.boards.length;
  const found = takeStacks(page, segments, cut, gap);
  if (found * rows >= block.length) return;
  giveBack(page, before);
  if (takeStacks(page, segments, block, gap) > found) return;
  giveBack(page, before);
  takeStacks(page, segments, cut, gap);
}

/** Takes the boards whose top rows stand on these lines, and counts them. */
function takeStacks(
  page: Page,
  segments: RowSegments,
  tops: readonly number[],
  gap: number,
): number {
  const before = page.boards.length;
  for (const top of tops) {
    const lines = segments.anyFree(top) ? page.rowLines().of(top, page.size.rows, gap) : null;
    if (lines === null) continue;
    for (const found of stacksFrom(page, segments, lines)) takeBoard(page, found);
  }
  return page.boards.length - before;
}

/** The boards whose rows stand on these lines, side by side. Take each before the next: what is taken is in no other. */
export function* stacksFrom(
  page: Page,
  segments: RowSegments,
  lines: readonly number[],
): Generator<BoardOnPage> {
  const top = lines[0] ?? -1;
  const first = segments.firstOf(top);
  for (let segment = first; segment < first + segments.countOf(top); segment += 1) {
    const stack = stackFrom(page, segments, lines, segment);
    if (stack !== null) yield stack;
  }
}

/** The lines from `line` on that follow each other as rows and hold equally many segments of one style. */
function blockFrom(page: Page, segments: RowSegments, line: number, gap: number): number[] {
  if (segments.countOf(line) === 0) return [];
  const block: number[] = [];
  for (let at = line; at >= 0 && segments.areAlike(at, line);) {
    block.push(at);
    at = page.rowLines().next(at, 1, gap);
  }
  return block;
}

/**
 * As `matchStacked`, where a number stands beside a row with nothing but a space between. `strict` are
 * the segments that were found without such rows.
 */
export function matchStackedLoosely(page: Page, strict: RowSegments): void {
  if (!strict.anyCut) return;
  const left = new RowSegments(page, "left");
  const right = new RowSegments(page, "right");
  for (let line = 0; line < page.tokens.lines; line += 1) {
    if (left.countOf(line) === 0 && right.countOf(line) === 0) continue;
    const lines = page.rowLines().of(line, page.size.rows, 0);
    if (lines?.some((at) => strict.isCut(at)) !== true) continue;
    const a = firstStack(page, left, lines);
    const b = firstStack(page, right, lines);
    const chosen = a === null || b === null ? (a ?? b) : chosenOf(a, b);
    if (chosen !== null) takeBoard(page, chosen);
    else if (a !== null) takePuzzling(page, doubt(a));
  }
}

function firstStack(page: Page, segments: RowSegments, lines: readonly number[]): Found | null {
  const line = lines[0] ?? -1;
  const first = segments.firstOf(line);
  for (let segment = first; segment < first + segments.countOf(line); segment += 1) {
    const found = stackFrom(page, segments, lines, segment);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Two readings of one place. Rows that stand exactly below the right end of the line in question say that
 * the number before it is no cell; that they stand below its left end says nothing, as every line starts there.
 */
function chosenOf(left: Found, right: Found): Found | null {
  if (left.reading.word === right.reading.word) return left;
  return right.isAligned && !left.isAligned ? right : null;
}

function doubt({ spans, form }: Found): Parameters<typeof takePuzzling>[1] {
  const message =
    "it cannot be told which number stands beside the board: set it apart with a label or a wider gap";
  return { kind: "ambiguous", spans, form, message };
}

function stackFrom(
  page: Page,
  segments: RowSegments,
  lines: readonly number[],
  top: number,
): Found | null {
  const rows = stackedRows(segments, lines, top);
  const codes = rows === null ? null : codesOfRows(segments, rows);
  const reading = codes === null ? null : page.interpret(codes);
  if (rows === null || codes === null || reading === null) return null;
  const spans = rows.map((row) => ({
    first: segments.firstToken(row),
    last: segments.lastToken(row),
  }));
  const isAligned =
    rows.every((row) => segments.left(row) === segments.left(top)) ||
    rows.every((row) => segments.right(row) === segments.right(top));
  const blank = writtenBlank(page, segments, rows, reading.blankCell, codes);
  const form = `${rows.length} rows`;
  return { kind: "board", spans, form, reading, codes, blank, isAligned };
}

function writtenBlank(
  page: Page,
  segments: RowSegments,
  rows: readonly number[],
  blankCell: number,
  codes: readonly number[],
): string {
  if (codes[blankCell] === EMPTY_CELL) return "";
  const { tokens, size } = page;
  const row = rows[Math.floor(blankCell / size.columns)] ?? -1;
  const column = blankCell % size.columns;
  const cell = segments.firstCell(row);
  if (cell >= 0) return writtenCell(page, cell + column);
  const line = tokens.line(segments.firstToken(row));
  return tokens.text.charAt(tokens.offsetOf(line) + segments.left(row) + column);
}
