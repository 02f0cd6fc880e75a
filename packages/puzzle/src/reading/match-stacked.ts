import {
  isFree,
  takeBoard,
  takePuzzling,
  writtenCell,
  type BoardOnPage,
  type Page,
} from "./page.ts";
import { EMPTY_CELL } from "./cell-code.ts";
import { nextRowLine, rowLines } from "./lines.ts";
import { codesOfRows, PACKED_ROW, rowSegments, type Cut, type RowSegment } from "./row-segments.ts";

type Found = Omit<BoardOnPage, "kind"> & { readonly rows: readonly RowSegment[] };

/** The row segments of lines, of which the last few are kept: a board looks at a few lines again and again. */
export class SegmentedLines {
  readonly #page: Page;
  readonly #cut: Cut;
  readonly #kept: Map<number, RowSegment[]> = new Map();

  constructor(page: Page, cut: Cut) {
    this.#page = page;
    this.#cut = cut;
  }

  of(line: number): readonly RowSegment[] {
    const kept = this.#kept.get(line);
    if (kept !== undefined) return kept;
    const segments = rowSegments(this.#page, line, this.#cut);
    if (this.#kept.size > 16) this.#kept.clear();
    this.#kept.set(line, segments);
    return segments;
  }
}

/**
 * Boards whose rows stand on lines one below the other: alone, side by side, between pipes, in boxes
 * and tables, with numbers beside them. `gap` empty lines lie between the rows.
 */
export function matchStacked(page: Page, gap: number): void {
  const segmented = new SegmentedLines(page, "strict");
  const { tokens, size } = page;
  for (let line = 0; line < tokens.lines;) {
    const block = blockFrom(page, segmented, line, gap);
    const cut = block.length > 0 && block.length % size.rows === 0;
    for (const [index, at] of block.entries()) {
      // A block that can be cut into boards is cut so, or a slip in one board would shift all below it.
      if (cut && index % size.rows !== 0) continue;
      for (const segment of segmented.of(at)) {
        const found = stackFrom(page, segmented, at, segment, gap);
        if (found !== null) takeBoard(page, found);
      }
    }
    line = (block.at(-1) ?? line) + 1;
  }
}

/** The lines from `line` on that follow each other as rows and hold equally many segments of one style. */
function blockFrom(page: Page, segmented: SegmentedLines, line: number, gap: number): number[] {
  const shape = shapeOf(segmented.of(line));
  if (shape === "") return [];
  const block: number[] = [];
  for (let at = line; at >= 0 && shapeOf(segmented.of(at)) === shape;) {
    block.push(at);
    at = nextRowLine(page.tokens, at, 1, gap);
  }
  return block;
}

function shapeOf(segments: readonly RowSegment[]): string {
  return segments.map(({ style }) => style).join(" ");
}

/** As `matchStacked`, where a number stands beside a row without anything but a space between. */
export function matchStackedLoosely(page: Page): void {
  const left = new SegmentedLines(page, "left");
  const right = new SegmentedLines(page, "right");
  for (let line = 0; line < page.tokens.lines; line += 1) {
    const a = firstStack(page, left, line);
    const b = firstStack(page, right, line);
    const chosen = a === null || b === null ? (a ?? b) : chosenOf(a, b);
    if (chosen !== null) takeBoard(page, chosen);
    else if (a !== null) takePuzzling(page, doubt(a));
  }
}

function firstStack(page: Page, segmented: SegmentedLines, line: number): Found | null {
  for (const segment of segmented.of(line)) {
    const found = stackFrom(page, segmented, line, segment, 0);
    if (found !== null) return found;
  }
  return null;
}

/** Two readings of one place: the one whose rows stand exactly below each other, if only one does. */
function chosenOf(a: Found, b: Found): Found | null {
  if (a.reading.word === b.reading.word) return a;
  if (isAligned(a.rows) === isAligned(b.rows)) return null;
  return isAligned(a.rows) ? a : b;
}

function isAligned(rows: readonly RowSegment[]): boolean {
  const [first] = rows;
  return (
    rows.every(({ left }) => left === first?.left) ||
    rows.every(({ right }) => right === first?.right)
  );
}

function doubt({ spans, form }: Found): Parameters<typeof takePuzzling>[1] {
  const message =
    "it cannot be told which number stands beside the board: set it apart with a label or a wider gap";
  return { kind: "ambiguous", spans, form, message };
}

function stackFrom(
  page: Page,
  segmented: SegmentedLines,
  line: number,
  top: RowSegment,
  gap: number,
): Found | null {
  const rows = stackedRows(page, segmented, line, top, gap);
  const codes = rows === null ? null : codesOfRows(rows);
  const reading = codes === null ? null : page.interpret(codes);
  if (rows === null || codes === null || reading === null) return null;
  const spans = rows.map(({ firstToken, lastToken }) => ({ first: firstToken, last: lastToken }));
  const blank = writtenBlank(page, rows, reading.blankCell, codes);
  return { spans, form: `${rows.length} rows`, reading, codes, blank, rows };
}

/** The segments below `top` that belong to it: by their place in the line, else those that stand below. */
export function stackedRows(
  page: Page,
  segmented: SegmentedLines,
  line: number,
  top: RowSegment,
  gap: number,
): RowSegment[] | null {
  if (!isFree(page, top.firstToken)) return null;
  const lines = rowLines(page.tokens, line, page.size.rows, gap);
  if (lines === null) return null;
  const peers = segmented.of(line).filter(({ style }) => style === top.style);
  const place = peers.indexOf(top);
  const rows = lines.map((at, row) => {
    if (row === 0) return top;
    const candidates = segmented.of(at).filter(({ style }) => style === top.style);
    return candidates.length === peers.length ? candidates[place] : nearest(candidates, top);
  });
  const found = rows.filter((row) => row !== undefined && isFree(page, row.firstToken));
  return found.length === rows.length ? (found as RowSegment[]) : null;
}

function nearest(candidates: readonly RowSegment[], top: RowSegment): RowSegment | undefined {
  const below = candidates.filter(({ left, right }) => left < top.right && right > top.left);
  if (below.length === 0) return candidates.length === 1 ? candidates[0] : undefined;
  const distance = ({ left }: RowSegment): number => Math.abs(left - top.left);
  return below.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function writtenBlank(
  page: Page,
  rows: readonly RowSegment[],
  blankCell: number,
  codes: readonly number[],
): string {
  if (codes[blankCell] === EMPTY_CELL) return "";
  const { columns } = page.size;
  const row = rows[Math.floor(blankCell / columns)];
  if (row === undefined) return "";
  const { tokens, cells } = page;
  const column = blankCell % columns;
  if (row.style === PACKED_ROW) {
    return tokens.text.charAt(tokens.offsetOf(tokens.line(row.firstToken)) + row.left + column);
  }
  return writtenCell(page, cells.firstFrom(row.firstToken) + column);
}
