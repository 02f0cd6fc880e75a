import { KIND } from "./token-kind.ts";
import type { Tokens } from "./tokens.ts";

/** Rows of boards stand on lines shorter than this; on a longer one nobody stacks boards. */
export const LONGEST_ROW_LINE = 1500;

/** The length of a line in characters, from its start to its last token. */
export function lengthOfLine(tokens: Tokens, line: number): number {
  return tokens.end(tokens.firstOf(line + 1) - 1) - tokens.offsetOf(line);
}

/** The column of a token in its line, from 0. */
export function columnOf(tokens: Tokens, token: number): number {
  return tokens.start(token) - tokens.offsetOf(tokens.line(token));
}

/** Is this line drawn between rows, such as `+--+--+`, `|---|---|` or `├───┼───┤`? */
function isRuleLine(tokens: Tokens, line: number): boolean {
  const first = tokens.firstOf(line);
  const end = tokens.firstOf(line + 1);
  if (lengthOfLine(tokens, line) > LONGEST_ROW_LINE) return false;
  let strokes = 0;
  for (let token = first; token < end; token += 1) {
    const kind = tokens.kind(token);
    if (kind === KIND.RULE || kind === KIND.DASH) strokes += 1;
    else if (kind !== KIND.FIELD && kind !== KIND.EMPTY && kind !== KIND.COLON) return false;
  }
  return strokes > 0;
}

/**
 * The line below (`step` 1) or above (`step` -1) that can hold the next row of a board, rule lines passed
 * over; `gap` empty lines must lie before each row. -1 when there is none.
 */
export function nextRowLine(tokens: Tokens, line: number, step: 1 | -1, gap: number): number {
  let at = line;
  do {
    const lower = step === 1 ? at + 1 : at;
    if (at + step < 0 || at + step >= tokens.lines) return -1;
    if (tokens.gapBefore(lower) !== gap) return -1;
    at += step;
  } while (isRuleLine(tokens, at));
  return at;
}

/**
 * The `count` lines that a board with its top row on `line` takes; null when the text ends or breaks
 * before. Rule lines lie between all rows or between none, or below the head of a table: a rule between
 * some rows divides two boards.
 */
export function rowLines(
  tokens: Tokens,
  line: number,
  count: number,
  gap: number,
): number[] | null {
  const lines = [line];
  let first = 0;
  for (let at = line; lines.length < count;) {
    const next = nextRowLine(tokens, at, 1, gap);
    if (next < 0) return null;
    const rules = next - at - 1;
    if (lines.length === 1) first = rules;
    else if (rules !== first && !(rules === 0 && isTableRule(tokens, line + 1))) return null;
    lines.push(next);
    at = next;
  }
  return lines;
}

/** `|---|---|`: the line below the head of a Markdown table. */
function isTableRule(tokens: Tokens, line: number): boolean {
  return isRuleLine(tokens, line) && tokens.kind(tokens.firstOf(line)) === KIND.FIELD;
}
