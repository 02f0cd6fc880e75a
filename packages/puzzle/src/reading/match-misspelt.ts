import { codeOfCharacter, isCellCode } from "./cell-code.ts";
import { APART } from "./cells.ts";
import { forEachPair, spansOf } from "./match-brackets.ts";
import { misspelt, ONE_WORD } from "./misspelt.ts";
import { codesFrom, isFree, takePuzzling, type Page } from "./page.ts";
import { codesOf } from "./packed-words.ts";
import { KIND } from "./token-kind.ts";

/** How many cells too few or too many a misspelt board on one line may have. */
const SLIPS = 2;
/** Smaller boards have too few cells to tell a misspelt one from any other number. */
export const SMALLEST_TELLING = 9;

/** Is this way of writing a board in use on the page, or is there nothing on it that could tell? */
export function isInUse(page: Page, form: string): boolean {
  if (page.boards.length === 0) return page.n >= SMALLEST_TELLING;
  return page.boards.some((board) => board.form === form);
}

/** Words, lists and lines that were meant as boards and are none. */
export function matchMisspelt(page: Page): void {
  misspeltWords(page);
  misspeltRowsInWords(page);
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
  misspeltLines(page);
}

function misspeltWords(page: Page): void {
  const { tokens, n } = page;
  const used = isInUse(page, ONE_WORD);
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
    const form = `${size.rows} rows on one line`;
    const isTelling = page.n >= SMALLEST_TELLING || isInUse(page, form);
    const place =
      isTelling && Math.abs(codes.length - page.n) <= SLIPS
        ? misspelt(page, codes, [{ first: token, last }], form)
        : null;
    if (place !== null) takePuzzling(page, place);
    token = last;
  }
}

/** Cells on a line with separators of at most two kinds, about as many as a board has. */
function misspeltLines(page: Page): void {
  const { cells, size } = page;
  const flat = isInUse(page, "cells on one line");
  const rows = isInUse(page, `${size.rows} rows on one line`);
  if (!flat && !rows) return;
  for (let first = 0; first < cells.size;) {
    const seen = new Set<number>();
    let last = first;
    while (isFree(page, cells.token(last)) && cells.separator(last + 1) !== APART) {
      seen.add(cells.separator(last + 1));
      if (seen.size > 2 || !isFree(page, cells.token(last + 1))) break;
      last += 1;
    }
    const count = last - first + 1;
    const form = seen.size > 1 ? `${size.rows} rows on one line` : "cells on one line";
    if (Math.abs(count - page.n) <= SLIPS && (seen.size > 1 ? rows : flat)) {
      const { start, length } = window(page, first, count);
      const codes = codesFrom(page, start, length);
      const spans = [{ first: cells.token(start), last: cells.token(start + length - 1) }];
      const place = misspelt(page, codes, spans, form);
      if (place !== null) takePuzzling(page, place);
    }
    first = last + 1;
  }
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
