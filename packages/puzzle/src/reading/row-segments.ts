import { EMPTY_CELL } from "./cell-code.ts";
import { APART, SPACES_ONLY } from "./cells.ts";
import { columnOf, lengthOfLine, LONGEST_ROW_LINE } from "./lines.ts";
import { codesFrom, isFree, type Page } from "./page.ts";
import { KIND } from "./token-kind.ts";

/** Which part of a run that is longer than a row counts as the row: none, its left or its right end. */
export type Cut = "strict" | "left" | "right";

/** Something on a line that can be one row of a board. */
export interface RowSegment {
  readonly firstToken: number;
  readonly lastToken: number;
  /** Columns of its first and after its last character, from 0. */
  readonly left: number;
  readonly right: number;
  /** Rows of one board are alike: all packed, or all with the same separator. */
  readonly style: number;
  readonly codes: readonly number[];
  /** Short of one cell, which may be empty at the edge where a separator stands with nothing outside. */
  readonly short: boolean;
  readonly edgeBefore: boolean;
  readonly edgeAfter: boolean;
}

/** The style of a row in one word. */
export const PACKED_ROW = -2;

/** The row segments of a line from left to right. None on a line that is too long for stacked boards. */
export function rowSegments(page: Page, line: number, cut: Cut): RowSegment[] {
  if (lengthOfLine(page.tokens, line) > LONGEST_ROW_LINE) return [];
  return [...packedSegments(page, line), ...spacedSegments(page, line, cut)].sort(
    (a, b) => a.firstToken - b.firstToken,
  );
}

function packedSegments(page: Page, line: number): RowSegment[] {
  const { packed, tokens, size } = page;
  const segments: RowSegment[] = [];
  let low = 0;
  let high = packed.size;
  const start = tokens.firstOf(line);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (packed.firstToken(middle) < start) low = middle + 1;
    else high = middle;
  }
  for (let word = low; word < packed.size && packed.line(word) === line; word += 1) {
    const firstToken = packed.firstToken(word);
    const lastToken = packed.lastToken(word);
    if (packed.length(word) !== size.columns || !isFree(page, firstToken)) continue;
    const left = packed.start(word) - tokens.offsetOf(line);
    const right = left + size.columns;
    const codes = packed.codes(word);
    const edges = { short: false, edgeBefore: false, edgeAfter: false };
    segments.push({ firstToken, lastToken, left, right, style: PACKED_ROW, codes, ...edges });
  }
  return segments;
}

function spacedSegments(page: Page, line: number, cut: Cut): RowSegment[] {
  const { cells, tokens, size } = page;
  const { columns } = size;
  const segments: RowSegment[] = [];
  const end = cells.firstFrom(tokens.firstOf(line + 1));
  let first = cells.firstFrom(tokens.firstOf(line));
  while (first < end) {
    const style = cells.separator(first + 1);
    let last = first;
    const free = isFree(page, cells.token(first));
    while (free && last + 1 < end && cells.separator(last + 1) === style && style !== APART) {
      if (!isFree(page, cells.token(last + 1))) break;
      last += 1;
    }
    const length = last - first + 1;
    for (const start of startsIn(page, first, length, style, cut)) {
      segments.push(segmentOf(page, start, columns, style));
    }
    if (length === columns - 1 && style !== SPACES_ONLY && style !== APART) {
      const segment = segmentOf(page, first, length, style);
      if (segment.edgeBefore || segment.edgeAfter) segments.push(segment);
    }
    // The next run may share its first cell with this one's last.
    first = last > first ? last : first + 1;
  }
  return segments;
}

/** Where rows start in a run of equally separated cells. */
function startsIn(page: Page, first: number, length: number, style: number, cut: Cut): number[] {
  const { columns } = page.size;
  if (length < columns) return [];
  if (length === columns) return [first];
  const byGaps = style === SPACES_ONLY ? startsByGaps(page, first, length) : [];
  if (byGaps.length > 0) return byGaps;
  if (length % columns === 0) {
    return Array.from({ length: length / columns }, (_, index) => first + index * columns);
  }
  if (cut === "strict") return [];
  return cut === "left" ? [first] : [first + length - columns];
}

/** Rows that gaps wider than the narrowest one set apart: `1 2 3    1 2 3   4`. */
function startsByGaps(page: Page, first: number, length: number): number[] {
  const { cells, tokens, size } = page;
  const gap = (cell: number): number =>
    tokens.start(cells.token(cell)) - tokens.end(cells.token(cell - 1));
  let narrowest = Infinity;
  for (let cell = first + 1; cell < first + length; cell += 1)
    narrowest = Math.min(narrowest, gap(cell));
  const starts: number[] = [];
  let start = first;
  for (let cell = first + 1; cell <= first + length; cell += 1) {
    if (cell < first + length && gap(cell) <= narrowest) continue;
    if (cell - start === size.columns) starts.push(start);
    start = cell;
  }
  return starts;
}

function segmentOf(page: Page, first: number, count: number, style: number): RowSegment {
  const { cells, tokens, size } = page;
  const firstToken = cells.token(first);
  const lastToken = cells.token(first + count - 1);
  const line = tokens.line(firstToken);
  const left = columnOf(tokens, firstToken);
  return {
    firstToken,
    lastToken,
    left,
    right: tokens.end(lastToken) - tokens.offsetOf(line),
    style,
    codes: codesFrom(page, first, count),
    short: count < size.columns,
    edgeBefore: isSeparator(page, firstToken - 1) && firstToken - 1 === tokens.firstOf(line),
    edgeAfter: isSeparator(page, lastToken + 1) && endsAfter(page, lastToken + 1, line),
  };
}

function isSeparator(page: Page, token: number): boolean {
  const kind = page.tokens.kind(token);
  return kind === KIND.FIELD || kind === KIND.COMMA || kind === KIND.SEMICOLON;
}

/** Nothing follows the token on its line but LaTeX's `\\`. */
function endsAfter(page: Page, token: number, line: number): boolean {
  const { tokens } = page;
  let at = token + 1;
  while (at < tokens.firstOf(line + 1) && tokens.kind(at) === KIND.SLASH) at += 1;
  return at === tokens.firstOf(line + 1);
}

/**
 * The codes of a board's rows, one of which may be short of a cell at its edge. Whether the edge before
 * or the one after is the empty cell is told by the other rows, which have a separator there as
 * decoration or have none. null when it cannot be told.
 */
export function codesOfRows(rows: readonly RowSegment[]): number[] | null {
  const full = rows.find(({ short }) => !short);
  if (full === undefined || rows.filter(({ short }) => short).length > 1) return null;
  const codes: number[] = [];
  for (const row of rows) {
    if (!row.short) {
      codes.push(...row.codes);
      continue;
    }
    const before = row.edgeBefore && !full.edgeBefore;
    const after = row.edgeAfter && !full.edgeAfter;
    if (before === after) return null;
    codes.push(...(before ? [EMPTY_CELL, ...row.codes] : [...row.codes, EMPTY_CELL]));
  }
  return codes;
}
