import { APART, SPACES_ONLY } from "./cells.ts";
import {
  boardFrom,
  isFree,
  takeBoard,
  takePuzzling,
  writtenCell,
  type Page,
  type ReadCells,
} from "./page.ts";
import { rowsOnLine } from "./match-rows-on-line.ts";
import { KIND } from "./token-kind.ts";
import { windowsOf } from "./windows.ts";

interface Doubt {
  readonly first: number;
  readonly length: number;
  readonly starts: readonly number[];
}

/** How a board is called whose cells stand on one line. */
export const FLAT = "cells on one line";

/** `1 3 4 8 2 0 7 6 5`, `1,2,5,3,4,0,6,7,8`: all cells of a board equally separated on one line. */
export function matchFlat(page: Page): void {
  const { n } = page;
  const doubts: Doubt[] = [];
  forEachRun(page, (first, length) => {
    if (length < n) return;
    const boardAt = (start: number): ReadCells | null => boardFrom(page, first + start);
    const { found, doubtful } = windowsOf(length, n, boardAt);
    for (const { start, board } of found) takeFlat(page, first + start, board);
    if (doubtful.length > 0) doubts.push({ first, length, starts: doubtful });
    else if (found.length === 1) habitOf(page, length).add(found[0]?.start ?? 0);
    else if (found.length === 0 && length === n + page.size.rows - 1) matchDashed(page, first);
  });
  for (const doubt of doubts) settle(page, doubt);
}

/** Calls back for each longest run of free cells that one separator divides. Neighbouring runs share a cell. */
export function forEachRun(page: Page, found: (first: number, length: number) => void): void {
  const { cells } = page;
  let first = 0;
  while (first < cells.size) {
    const separator = cells.separator(first + 1);
    let last = first;
    if (isFree(page, cells.token(first)) && separator !== APART) {
      while (cells.separator(last + 1) === separator && isFree(page, cells.token(last + 1)))
        last += 1;
      if (last > first) found(first, last - first + 1);
    }
    first = last > first && isFree(page, cells.token(last)) ? last : Math.max(last, first + 1);
  }
}

function habitOf(page: Page, length: number): Set<number> {
  const known = page.habits.get(length) ?? new Set();
  page.habits.set(length, known);
  return known;
}

function takeFlat(page: Page, first: number, { reading, codes }: ReadCells): void {
  const { cells, n } = page;
  const spans = [{ first: cells.token(first), last: cells.token(first + n - 1) }];
  const blank = writtenCell(page, first + reading.blankCell);
  takeBoard(page, { kind: "board", spans, form: FLAT, reading, codes, blank });
}

/**
 * A number beside the board can make two windows of it: `1 2 3 4 5 0 7 8 6  1`. A wider gap tells which
 * cells belong together, else the other lines of the same length do, and else it is said to be in doubt.
 */
function settle(page: Page, doubt: Doubt): void {
  const { first, length, starts } = doubt;
  const habit = page.habits.get(length);
  const byGap = starts.filter((start) => standsApart(page, first, length, first + start));
  const byHabit = starts.filter((start) => habit?.has(start) === true);
  const [chosen] = byGap.length === 1 ? byGap : byHabit.length === 1 ? byHabit : [];
  const board = chosen === undefined ? null : boardFrom(page, first + chosen);
  if (chosen !== undefined && board !== null) {
    takeFlat(page, first + chosen, board);
    return;
  }
  const { cells } = page;
  takePuzzling(page, {
    kind: "ambiguous",
    spans: [{ first: cells.token(first), last: cells.token(first + length - 1) }],
    form: FLAT,
    message: `${length} numbers in a row hold a board of ${page.n} cells in more than one way: write a comma or a label between the board and the number beside it`,
  });
}

/** Is the window from `start` divided from the rest of its run by wider gaps than any inside it? */
function standsApart(page: Page, first: number, length: number, start: number): boolean {
  const { cells, n } = page;
  if (cells.separator(first + 1) !== SPACES_ONLY) return false;
  let widest = 0;
  for (let cell = start + 1; cell < start + n; cell += 1)
    widest = Math.max(widest, gap(page, cell));
  const before = start === first || gap(page, start) > widest;
  const after = start + n === first + length || gap(page, start + n) > widest;
  return before && after;
}

function gap(page: Page, cell: number): number {
  const { cells, tokens } = page;
  return tokens.start(cells.token(cell)) - tokens.end(cells.token(cell - 1));
}

/** `1 2 3 - 4 5 6 - 7 8 0`: dashes on their own between the rows. */
function matchDashed(page: Page, first: number): void {
  const { cells, tokens, n, size } = page;
  const length = n + size.rows - 1;
  const places = Array.from({ length }, (_, index) => index);
  const isDivider = (index: number): boolean => index % (size.columns + 1) === size.columns;
  const dividers = places.filter(isDivider);
  if (dividers.some((index) => tokens.kind(cells.token(first + index)) !== KIND.DASH)) return;
  const kept = places.filter((index) => !isDivider(index)).map((index) => first + index);
  const codes = kept.map((cell) => cells.code(cell));
  const reading = page.interpret(codes);
  if (reading === null) return;
  const spans = [{ first: cells.token(first), last: cells.token(first + length - 1) }];
  const blank = writtenCell(page, kept[reading.blankCell] ?? first);
  takeBoard(page, { kind: "board", spans, form: rowsOnLine(page), reading, codes, blank });
}
