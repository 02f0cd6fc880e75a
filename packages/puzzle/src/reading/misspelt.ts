import { describeFaults, standardTiles, tileFaults } from "../tiles.ts";
import { characterOf, isBlankSign, letterIndex } from "./cell-code.ts";
import type { Page, PuzzlingPlace, TokenSpan } from "./page.ts";

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Smaller boards have too few cells to tell one with a cell too few from any other number. */
export const SMALLEST_TELLING = 9;

/** How a board in one word is called. */
export const ONE_WORD = "one word";

/**
 * Cells that were surely meant as a board and are none: a tile twice, a cell too many. null when they
 * have so little of a board that they will be something else.
 */
export function misspelt(
  page: Page,
  codes: readonly number[],
  spans: readonly TokenSpan[],
  form: string,
): PuzzlingPlace | null {
  const { n, size } = page;
  if (n < SMALLEST_TELLING && codes.length !== n) return null;
  const slips = codes.length === n ? (n > 6 ? 2 : 1) : form === ONE_WORD ? 0 : 1;
  const least = Math.min(n, codes.length) - slips;
  if (page.ownTiles === null && tilesAmong(codes, n) < least) return null;
  const tiles = page.ownTiles ?? standardTiles(n);
  const cells = codes.map((code) => (page.ownTiles === null ? tileOf(code, n) : ownTileOf(code)));
  const faults = tileFaults(cells, tiles);
  if (faults === null) return null;
  const right = tiles.length - faults.missing.length;
  if (right < least) return null;
  if (form !== ONE_WORD && isCounting(codes)) return null;
  const written = writtenPlace(page, spans);
  if (codes.length === n) {
    const message = `${written} is no board: ${describeFaults(faults)}`;
    return { kind: "not-a-state", spans, form, message };
  }
  const message =
    `${written} has ${codes.length} cells, and a board of ${size.columns}x${size.rows} has ${n}: ` +
    describeFaults(faults);
  return { kind: "wrong-size", spans, form, message };
}

/** The text of a place on one line, shortened. */
export function writtenPlace(page: Page, spans: readonly TokenSpan[]): string {
  const { tokens } = page;
  const rows = spans.map(({ first, last }) =>
    tokens.text.slice(tokens.start(first), Math.min(tokens.end(last), tokens.start(first) + 60)),
  );
  const written = rows.join(" / ").replaceAll(/\s+/g, " ");
  return written.length > 60 ? `${written.slice(0, 60)}...` : written;
}

function tileOf(code: number, n: number): string {
  if (code >= 0 && code < 100) return DIGITS[code] ?? String(code);
  const letter = letterIndex(code);
  if (letter >= 0 && letter + 10 < n) return DIGITS[letter + 10] ?? "";
  return isBlankSign(code) ? "0" : characterOf(code);
}

/** How many of the usual tiles stand among the cells: told without a word of them, for most cells are no board. */
function tilesAmong(codes: readonly number[], n: number): number {
  let count = 0;
  let low = 0;
  let high = 0;
  for (const code of codes) {
    const letter = letterIndex(code);
    const tile = letter >= 0 && letter + 10 < n ? letter + 10 : isBlankSign(code) ? 0 : code;
    if (tile < 0 || tile >= n) continue;
    const bit = 1 << (tile % 18);
    if (((tile < 18 ? low : high) & bit) !== 0) continue;
    if (tile < 18) low |= bit;
    else high |= bit;
    count += 1;
  }
  return count;
}

function ownTileOf(code: number): string {
  return isBlankSign(code) && !characterOf(code) ? "0" : characterOf(code);
}

/** 1 2 3 4 5 6 7 8: steps that were numbered, no board. */
function isCounting(codes: readonly number[]): boolean {
  return codes.every((code, index) => index === 0 || code === (codes[index - 1] ?? 0) + 1);
}
