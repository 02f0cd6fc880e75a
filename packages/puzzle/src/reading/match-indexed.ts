import { joined, SPACES_ONLY } from "./cells.ts";
import { EMPTY_CELL, isBlankSign } from "./cell-code.ts";
import { forEachRun } from "./match-flat.ts";
import { forEachPair, spansOf } from "./match-brackets.ts";
import { codesFrom, isFree, takeBoard, takePuzzling, writtenCell, type Page } from "./page.ts";
import { KIND } from "./token-kind.ts";

const COMMA = joined(SPACES_ONLY, KIND.COMMA);
const SLASH = joined(SPACES_ONLY, KIND.SLASH);
const COLON = joined(SPACES_ONLY, KIND.COLON);

/** Boards that name the place of each cell instead of standing row by row. */
export function matchIndexed(page: Page): void {
  matchPairs(page, SLASH, takePositions);
  matchPairs(page, COLON, takeKeyed);
  forEachPair(page, 3 * page.n, (_pair, first) => takeTriples(page, first));
  matchTripleRuns(page);
  forEachPair(page, page.n + 1, (pair, first) => takeTerm(page, pair.open, first));
}

/** Calls back for each run of n pairs `a/b, a/b, ...` (or `a:b`) that commas or spaces divide. */
function matchPairs(
  page: Page,
  inside: number,
  take: (page: Page, first: number) => boolean,
): void {
  const { cells, n } = page;
  let first = 0;
  while (first + 2 * n <= cells.size) {
    let pairs = 0;
    while (
      pairs < n &&
      cells.separatorAnywhere(first + 2 * pairs + 1) === inside &&
      (pairs === 0 || isBetween(cells.separatorAnywhere(first + 2 * pairs)))
    ) {
      pairs += 1;
    }
    const taken = pairs === n && isFree(page, cells.token(first)) && take(page, first);
    // Pairs that came to nothing can only come to something from their second pair on.
    first += taken ? 2 * n : pairs > 1 ? 2 : 1;
  }
}

function isBetween(separator: number): boolean {
  return separator === COMMA || separator === SPACES_ONLY;
}

/**
 * Bratko's boards: `[2/2,1/3,2/3,3/3,3/2,3/1,2/1,1/1,1/2]`. For each tile in turn, the blank first,
 * its column and its row, both from 1, rows counted from the bottom.
 */
function takePositions(page: Page, first: number): boolean {
  const { columns, rows } = page.size;
  const codes = Array.from({ length: page.n }, () => -1);
  for (let tile = 0; tile < page.n; tile += 1) {
    const x = page.cells.code(first + 2 * tile);
    const y = page.cells.code(first + 2 * tile + 1);
    if (x < 1 || x > columns || y < 1 || y > rows) return false;
    codes[(rows - y) * columns + x - 1] = tile;
  }
  return takeCells(page, codes, first, 2 * page.n, "column/row of each tile, rows from the bottom");
}

/** Posthoc's boards: `{"11":1,"21":2,"31":3,...,"33":0}`, keyed by column and row from 1. */
function takeKeyed(page: Page, first: number): boolean {
  const { columns, rows } = page.size;
  const codes = Array.from({ length: page.n }, () => -1);
  for (let pair = 0; pair < page.n; pair += 1) {
    const key = page.cells.code(first + 2 * pair);
    const column = Math.floor(key / 10);
    const row = key % 10;
    if (key > 99 || column < 1 || column > columns || row < 1 || row > rows) return false;
    codes[(row - 1) * columns + column - 1] = page.cells.code(first + 2 * pair + 1);
  }
  return takeCells(page, codes, first, 2 * page.n, "cells keyed by column and row");
}

/** `9,0,0, 1,0,1, 3,0,2, ...`: value, row and column of each cell, rows and columns from 0 or from 1. */
function takeTriples(page: Page, first: number): boolean {
  const { columns, rows } = page.size;
  const codes = Array.from({ length: page.n }, () => -1);
  const at = (offset: number): number => page.cells.code(first + offset);
  const places = Array.from({ length: page.n }, (_, index) => ({
    row: at(3 * index + 1),
    column: at(3 * index + 2),
  }));
  const least = Math.min(...places.map(({ row, column }) => Math.min(row, column)));
  if (least !== 0 && least !== 1) return false;
  for (const [index, place] of places.entries()) {
    const row = place.row - least;
    const column = place.column - least;
    if (row >= rows || column >= columns) return false;
    codes[row * columns + column] = at(3 * index);
  }
  return takeCells(page, codes, first, 3 * page.n, "value, row and column of each cell");
}

/** The same without brackets: three numbers a cell, equally separated. */
function matchTripleRuns(page: Page): void {
  const width = 3 * page.n;
  forEachRun(page, (first, length) => {
    if (length % width !== 0) return;
    for (let start = first; start < first + length; start += width) takeTriples(page, start);
  });
}

/** `b(2,8,3, 1,6,4, 7,o,5, 8)`: a Prolog term, the blank's place from 1 after the cells. */
function takeTerm(page: Page, open: number, first: number): void {
  const { tokens, cells, n } = page;
  const functor = open - 1;
  const named = tokens.kind(functor) === KIND.WORD && tokens.end(functor) === tokens.start(open);
  const codes = codesFrom(page, first, n);
  const reading = page.interpret(codes);
  const index = cells.code(first + n);
  if (!named || reading === null || index > 99) return;
  const spans = spansOf(page, first, n + 1);
  const form = "a term with the blank's place at the end";
  const [head] = spans;
  if (head !== undefined) head.first = functor;
  if (index === reading.blankCell + 1) {
    takeBoard(page, {
      kind: "board",
      spans,
      form,
      reading,
      codes,
      blank: writtenCell(page, first + reading.blankCell),
    });
    return;
  }
  const message = `the term says that the blank is cell ${index}, but it stands in cell ${reading.blankCell + 1}`;
  takePuzzling(page, { kind: "ambiguous", spans, form, message });
}

function takeCells(
  page: Page,
  codes: readonly number[],
  first: number,
  count: number,
  form: string,
): boolean {
  if (codes.includes(-1)) return false;
  const reading = page.interpret(codes);
  if (reading === null) return false;
  const sign = codes[reading.blankCell] ?? 0;
  const blank = sign < 100 ? String(sign) : sign === EMPTY_CELL || !isBlankSign(sign) ? "" : "_";
  const spans = spansOf(page, first, count);
  takeBoard(page, { kind: "board", spans, form, reading, codes, blank });
  return true;
}
