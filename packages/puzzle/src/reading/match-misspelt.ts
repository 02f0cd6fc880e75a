import { codeOfCharacter, isCellCode } from "./cell-code.ts";
import { APART } from "./cells.ts";
import { FLAT, forEachRun } from "./match-flat.ts";
import { rowsFrom, rowsOnLine } from "./match-rows-on-line.ts";
import { forEachPair, spansOf } from "./match-brackets.ts";
import { misspelt, ONE_WORD, SMALLEST_TELLING } from "./misspelt.ts";
import { codesFrom, isFree, takePuzzling, type Page } from "./page.ts";
import { codesOf } from "./packed-words.ts";
import { KIND } from "./token-kind.ts";

/** How many cells too few or too many a misspelt board on one line may have. */
const SLIPS = 2;

/** Is this way of writing a board in use on the page, or is there nothing on it that could tell? */
export function isInUse(page: Page, forms: ReadonlySet<string>, form: string): boolean {
  return forms.size === 0 ? page.n >= SMALLEST_TELLING : forms.has(form);
}

/** Words, lists and lines that were meant as boards and are none; `forms` are those of the page's boards. */
export function matchMisspelt(page: Page, forms: ReadonlySet<string>): void {
  misspeltWords(page, isInUse(page, forms, ONE_WORD));
  const onLine = isInUse(page, forms, rowsOnLine(page));
  if (onLine || page.n >= SMALLEST_TELLING) misspeltRowsInWords(page);
  if (page.n >= SMALLEST_TELLING) {
    for (let slip = -SLIPS; slip <= SLIPS; slip += 1) {
      forEachPair(page, page.n + slip, (_pair, first) => {
        const count = page.n + slip;
        const codes = codesFrom(page, first, count);
        const place = misspelt(page, codes, spansOf(page, first, count), "a list");
        if (place !== null) takePuzzling(page, place);
      });
    }
  }
  if (isInUse(page, forms, FLAT)) misspeltFlat(page);
  if (onLine) misspeltRowsOnLine(page);
}

function misspeltWords(page: Page, used: boolean): void {
  const { tokens, n } = page;
  for (let token = 0; token < tokens.size; token += 1) {
    if (tokens.kind(token) !== KIND.WORD || !isFree(page, token)) continue;
    const length = tokens.end(token) - tokens.start(token);
    const most = used && n >= SMALLEST_TELLING ? SLIPS : 0;
    if (Math.abs(length - n) > most || (!used && n < SMALLEST_TELLING)) continue;
    const codes = packedCodes(page, token);
    const spans = [{ first: token, last: token }];
    const place = codes === null ? null : misspelt(page, codes, spans, ONE_WORD);
    if (place !== null) takePuzzling(page, place);
  }
}

/** `123/455/786`: words of about a row's length between slashes, about as many as a board has rows. */
function misspeltRowsInWords(page: Page): void {
  const { tokens, size } = page;
  for (let token = 0; token < tokens.size; token += 1) {
    let last = token;
    const codes: number[] = [];
    for (let at = token; ; at += 2) {
      const row = at < tokens.size && isFree(page, at) ? packedCodes(page, at) : null;
      if (row === null || Math.abs(row.length - size.columns) > 1) break;
      codes.push(...row);
      last = at;
      if (tokens.kind(at + 1) !== KIND.SLASH || tokens.line(at + 2) !== tokens.line(at)) break;
    }
    const words = (last - token) / 2 + 1;
    if (words < 2 || Math.abs(words - size.rows) > 1) {
      token = Math.max(token, last);
      continue;
    }
    const place =
      Math.abs(codes.length - page.n) <= SLIPS
        ? misspelt(page, codes, [{ first: token, last }], rowsOnLine(page))
        : null;
    if (place !== null) takePuzzling(page, place);
    token = last;
  }
}

/** Equally separated cells on a line, about as many as a board has. */
function misspeltFlat(page: Page): void {
  forEachRun(page, (first, count) => {
    const { start, length } = window(page, first, count);
    if (Math.abs(length - page.n) <= SLIPS) takeLine(page, start, length, FLAT);
  });
}

/** Rows on a line with one separator inside them and another between, about as many cells as a board has. */
function misspeltRowsOnLine(page: Page): void {
  const { cells, n, size } = page;
  const form = rowsOnLine(page);
  for (let first = 0; first < cells.size; first += 1) {
    const length = isFree(page, cells.token(first)) ? rowsLength(page, first) : 0;
    const taken =
      (rowsFrom(page, first, size.rows) === size.rows && takeLine(page, first, n, form)) ||
      (Math.abs(length - n) <= SLIPS && takeLine(page, first, length, form));
    if (taken) first += length - 1;
  }
}

/** How many cells follow from `first` with one separator, and another after the first row. */
function rowsLength(page: Page, first: number): number {
  const { cells, n } = page;
  const inside = cells.separator(first + 1);
  let between = APART;
  let last = first;
  while (last - first < n + SLIPS && isFree(page, cells.token(last + 1))) {
    const separator = cells.separator(last + 1);
    if (separator === APART) break;
    if (separator !== inside) {
      if (between !== APART && separator !== between) break;
      between = separator;
    }
    last += 1;
  }
  return between === APART ? 0 : last - first + 1;
}

function takeLine(page: Page, first: number, length: number, form: string): boolean {
  const { cells } = page;
  const spans = [{ first: cells.token(first), last: cells.token(first + length - 1) }];
  const place = misspelt(page, codesFrom(page, first, length), spans, form);
  if (place !== null) takePuzzling(page, place);
  return place !== null;
}

/** Where other lines of so many cells have their board, with a number beside it, this one has it too. */
function window(page: Page, first: number, count: number): { start: number; length: number } {
  const habit = [...(page.habits.get(count) ?? [])];
  const [offset] = habit;
  if (habit.length !== 1 || offset === undefined) return { start: first, length: count };
  return { start: first + offset, length: page.n };
}

/** The cells of a word, one character each; null when it holds anything that is no cell. */
export function packedCodes(page: Page, token: number): number[] | null {
  const { tokens } = page;
  if (tokens.kind(token) !== KIND.WORD) return null;
  const start = tokens.start(token);
  const end = tokens.end(token);
  if (end - start > page.n + SLIPS) return null;
  for (let at = start; at < end; at += 1) {
    if (!isCellCode(codeOfCharacter(tokens.text.charCodeAt(at)))) return null;
  }
  return codesOf(tokens.text, start, end);
}
