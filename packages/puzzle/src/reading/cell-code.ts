/**
 * What a cell says, as a number: 0 to 99 for the number written, or one of these; a single
 * character that is no digit has its character code above `SIGN`.
 */
export const NO_CELL = -1;
/** `None`, `EMPTY`, `-1` and the like: the blank by name. */
const NAMED_BLANK = 200;
/** Nothing: an empty field, two quotes, a gap. */
export const EMPTY_CELL = 201;
export const SIGN = 256;

const BLANK_NAMES: ReadonlySet<string> = new Set([
  "none",
  "empty",
  "null",
  "nil",
  "blank",
  "kosong",
  "-1",
]);

const BLANK_SIGNS = "_*~·•∙⋅□▢☐⬜◻∅␣øxXoObB.-‐‑‒–—―−";

/** The code of one character of a packed row or word. */
export function codeOfCharacter(code: number): number {
  return code >= 48 && code <= 57 ? code - 48 : SIGN + code;
}

/** The code of the word that stands in `text` from `start` to `end`; `NO_CELL` when no cell can read so. */
export function codeOfWord(text: string, start: number, end: number): number {
  const length = end - start;
  const first = text.charCodeAt(start);
  if (length === 1) return codeOfCharacter(first);
  if (length === 2 && isDigit(first) && isDigit(text.charCodeAt(start + 1))) {
    return (first - 48) * 10 + text.charCodeAt(start + 1) - 48;
  }
  if (length > 6) return NO_CELL;
  return BLANK_NAMES.has(text.slice(start, end).toLowerCase()) ? NAMED_BLANK : NO_CELL;
}

/** Can this code stand for the blank? A 0 is not asked here: it is the blank wherever it stands. */
export function isBlankSign(code: number): boolean {
  if (code === NAMED_BLANK || code === EMPTY_CELL) return true;
  return code >= SIGN && BLANK_SIGNS.includes(String.fromCharCode(code - SIGN));
}

/** Can a board hold this cell: a number, a letter of the Latin alphabet, or a sign for the blank? */
export function isCellCode(code: number): boolean {
  return (code >= 0 && code < 100) || letterIndex(code) >= 0 || isBlankSign(code);
}

/** The place of a letter in the alphabet, from 0, in either case; -1 for anything else. */
export function letterIndex(code: number): number {
  const lower = (code - SIGN) | 32;
  return code >= SIGN + 65 && code <= SIGN + 122 && lower >= 97 && lower <= 122 ? lower - 97 : -1;
}

/** The character that a cell's code stands for; "" when it is more than one, or none. */
export function characterOf(code: number): string {
  if (code >= SIGN) return String.fromCharCode(code - SIGN);
  return code >= 0 && code < 10 ? String(code) : "";
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
