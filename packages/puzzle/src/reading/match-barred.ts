import { EMPTY_CELL } from "./cell-code.ts";
import { columnOf, lengthOfLine, LONGEST_ROW_LINE } from "./lines.ts";
import { misspelt } from "./misspelt.ts";
import {
  isFree,
  takeBoard,
  takePuzzling,
  writtenCell,
  type BoardOnPage,
  type Page,
  type TokenSpan,
} from "./page.ts";
import { KIND } from "./token-kind.ts";

/** A cell that is left empty. */
const NONE = -1;

/** A row of one of several boards side by side: its cells, `NONE` for the one that is left empty. */
interface BarredRow {
  readonly cells: readonly number[];
  readonly span: TokenSpan;
}

/** The rows of a line, one for each board; null when its bars draw no boards side by side. */
type Row = readonly BarredRow[] | null;

/**
 * Boards side by side that are drawn with bars, `| 1 | 2 | 3 |   |   | 5 | 6 |` or `1 | 2 | 3     | 5 | 6`: how many bars
 * a line has tells which gap is a cell left empty and which lies between two boards.
 */
export function matchBarred(page: Page): void {
  const bars = barsOf(page);
  if (bars.size === 0) return;
  for (const line of bars.keys()) {
    const lines = page.rowLines().of(line, page.size.rows, 0);
    const count = bars.get(line)?.length;
    if (lines?.every((at) => bars.get(at)?.length === count) !== true) continue;
    const drawn = lines.map((at) => bars.get(at) ?? []);
    const free = drawn.every((row) => row.every((bar) => isFree(page, bar)));
    if (free) takeBoards(page, closedRows(page, drawn) ?? openRows(page, lines, drawn));
  }
}

/** The bars of each line that has enough of them for two boards, by the line. */
function barsOf(page: Page): Map<number, number[]> {
  const { tokens, size } = page;
  const bars = new Map<number, number[]>();
  for (let token = 0; token < tokens.size; token += 1) {
    if (tokens.kind(token) !== KIND.FIELD) continue;
    const line = tokens.line(token);
    const known = bars.get(line);
    if (known === undefined) bars.set(line, [token]);
    else known.push(token);
  }
  for (const [line, { length }] of bars) {
    const isEnough = length >= 2 * (size.columns - 1) && length > 1;
    if (!isEnough || lengthOfLine(tokens, line) > LONGEST_ROW_LINE) bars.delete(line);
  }
  return bars;
}

/** Takes the boards whose rows these are, if each is one or a misspelt one, and not all are misspelt. */
function takeBoards(page: Page, rows: readonly (readonly BarredRow[])[] | null): void {
  const [top] = rows ?? [];
  if (rows === null || top === undefined) return;
  const form = `${rows.length} rows`;
  const stacks = top.map((_, place) => rows.flatMap((row) => row[place] ?? []));
  const boards = stacks.map((stack) => boardOf(page, stack, form));
  if (boards.every((board) => board === null)) return;
  const slips = stacks.map((stack, place) =>
    (boards[place] ?? null) === null
      ? misspelt(page, codesOf(page, stack), spansOf(stack), form)
      : null,
  );
  if (boards.some((board, place) => board === null && slips[place] === null)) return;
  for (const board of boards) if (board !== null) takeBoard(page, board);
  for (const slip of slips) if (slip !== null) takePuzzling(page, slip);
}

function spansOf(stack: readonly BarredRow[]): TokenSpan[] {
  return stack.map(({ span }) => span);
}

function boardOf(page: Page, stack: readonly BarredRow[], form: string): BoardOnPage | null {
  const codes = codesOf(page, stack);
  const reading = page.interpret(codes);
  if (reading === null) return null;
  const blankCell = stack.flatMap(({ cells }) => cells)[reading.blankCell] ?? NONE;
  const blank = blankCell === NONE ? "" : writtenCell(page, blankCell);
  return { kind: "board", spans: spansOf(stack), form, reading, codes, blank };
}

function codesOf(page: Page, stack: readonly BarredRow[]): number[] {
  return stack.flatMap(({ cells }) =>
    cells.map((cell) => (cell === NONE ? EMPTY_CELL : page.cells.code(cell))),
  );
}

/** Rows with a bar on either side, and nothing but a gap or an arrow between two boards. */
function closedRows(
  page: Page,
  drawn: readonly (readonly number[])[],
): Exclude<Row, null>[] | null {
  const { columns } = page.size;
  const rows: Exclude<Row, null>[] = [];
  for (const bars of drawn) {
    if (bars.length % (columns + 1) !== 0) return null;
    const row: BarredRow[] = [];
    for (let bar = 0; bar < bars.length; bar += columns + 1) {
      const cells: number[] = [];
      for (let column = 0; column < columns; column += 1) {
        const field = cellsBetween(page, bars[bar + column] ?? 0, bars[bar + column + 1] ?? 0);
        if (field === null || field.length > 1) return null;
        cells.push(field[0] ?? NONE);
      }
      const close = bars[bar + columns] ?? 0;
      const next = bars[bar + columns + 1] ?? close;
      if (hasCell(page, close, next)) return null;
      row.push({ cells, span: { first: (bars[bar] ?? 0) + 1, last: close - 1 } });
    }
    if (row.length < 2) return null;
    rows.push(row);
  }
  return rows;
}

/** Rows with bars between their cells only: what stands between the boards has no bar. */
function openRows(
  page: Page,
  lines: readonly number[],
  drawn: readonly (readonly number[])[],
): Exclude<Row, null>[] | null {
  const { tokens, size } = page;
  const inside = size.columns - 1;
  const count = (drawn[0]?.length ?? 0) / inside;
  if (!Number.isInteger(count) || count < 2) return null;
  const fields: (readonly number[])[][] = [];
  for (const [index, line] of lines.entries()) {
    const ends = [tokens.firstOf(line) - 1, ...(drawn[index] ?? []), tokens.firstOf(line + 1)];
    const row: (readonly number[])[] = [];
    for (let field = 0; field + 1 < ends.length; field += 1) {
      const cells = cellsBetween(page, ends[field] ?? 0, ends[field + 1] ?? 0);
      const isBorder = field % inside === 0 && field > 0 && field < count * inside;
      if (cells === null || cells.length > (isBorder ? 2 : 1)) return null;
      row.push(cells);
    }
    fields.push(row);
  }
  const borders: (readonly (readonly [number, number])[])[] = [];
  for (let board = 1; board < count; board += 1) {
    const sides = bordersOf(
      page,
      fields.map((row) => row[board * inside] ?? []),
    );
    if (sides === null) return null;
    borders.push(sides);
  }
  return fields.map((row, index) =>
    Array.from({ length: count }, (_, board) => {
      const cells = row
        .slice(board * inside, (board + 1) * inside + 1)
        .map(([cell]) => cell ?? NONE);
      if (board > 0) cells[0] = borders[board - 1]?.[index]?.[1] ?? NONE;
      if (board < count - 1) cells[inside] = borders[board]?.[index]?.[0] ?? NONE;
      const bars = drawn[index] ?? [];
      const [head = NONE, last = NONE] = [cells[0], cells[inside]];
      const first = head === NONE ? (bars[board * inside] ?? 0) : page.cells.token(head);
      const close = bars[(board + 1) * inside - 1] ?? 0;
      return { cells, span: { first, last: last === NONE ? close : page.cells.token(last) } };
    }),
  );
}

/**
 * The last cells of one board and the first of the next, row by row, where both stand between two bars. The
 * rows in which both are there tell in which column each stands; null when they do not.
 */
function bordersOf(
  page: Page,
  fields: readonly (readonly number[])[],
): readonly (readonly [number, number])[] | null {
  const whole = fields.filter((field) => field.length === 2);
  if (whole.length === 0) return null;
  const stands = (cell: number, side: 0 | 1): boolean =>
    whole.some((field) =>
      edges(page, field[side] ?? NONE).some((at) => edges(page, cell).includes(at)),
    );
  const sides: (readonly [number, number])[] = [];
  for (const [first, second] of fields) {
    if (first === undefined) sides.push([NONE, NONE]);
    else if (second !== undefined) sides.push([first, second]);
    else if (stands(first, 0) === stands(first, 1)) return null;
    else sides.push(stands(first, 0) ? [first, NONE] : [NONE, first]);
  }
  return sides;
}

/** The columns of a cell's two ends, told apart by their sign. */
function edges({ tokens, cells }: Page, cell: number): readonly number[] {
  const token = cells.token(cell);
  const left = columnOf(tokens, token);
  return [left + 1, -(left + tokens.end(token) - tokens.start(token))];
}

/** The cells between two tokens, without empty ones; null when anything else stands there. */
function cellsBetween({ tokens, cells }: Page, before: number, after: number): number[] | null {
  const found: number[] = [];
  for (let token = before + 1; token < after; token += 1) {
    if (tokens.kind(token) === KIND.EMPTY) continue;
    const cell = cells.firstFrom(token);
    if (cells.firstFrom(token + 1) === cell) return null;
    found.push(cell);
  }
  return found;
}

function hasCell({ tokens, cells }: Page, before: number, after: number): boolean {
  for (let token = before + 1; token < after; token += 1) {
    const isCell = cells.firstFrom(token + 1) > cells.firstFrom(token);
    if (isCell && tokens.kind(token) !== KIND.EMPTY) return true;
  }
  return false;
}
