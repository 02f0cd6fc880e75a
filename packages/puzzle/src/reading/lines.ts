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

/** Which lines of a text can follow each other as rows of a board: looked at once, asked for every line. */
export class RowLines {
  readonly #tokens: Tokens;
  /** For each line the nearest one below and above it that is no rule; -1 for none. */
  readonly #below: Int32Array;
  readonly #above: Int32Array;
  /** For each line the first of those up to it that have as many empty lines before them. */
  readonly #alike: Int32Array;

  constructor(tokens: Tokens) {
    const { lines } = tokens;
    this.#tokens = tokens;
    this.#below = new Int32Array(lines);
    this.#above = new Int32Array(lines);
    this.#alike = new Int32Array(lines);
    let row = -1;
    for (let line = 0; line < lines; line += 1) {
      this.#above[line] = row;
      if (!isRuleLine(tokens, line)) {
        this.#below.fill(line, Math.max(0, row), line);
        row = line;
      }
      const goesOn = line > 0 && tokens.gapBefore(line) === tokens.gapBefore(line - 1);
      this.#alike[line] = goesOn ? (this.#alike[line - 1] ?? line) : line;
    }
    this.#below.fill(-1, Math.max(0, row), lines);
  }

  /**
   * The line below (`step` 1) or above (`step` -1) that can hold the next row of a board, rule lines passed
   * over; `gap` empty lines must lie before each row. -1 when there is none.
   */
  next(line: number, step: 1 | -1, gap: number): number {
    const to = (step === 1 ? this.#below[line] : this.#above[line]) ?? -1;
    if (to < 0) return -1;
    const lower = Math.max(line, to);
    const upper = Math.min(line, to);
    if (this.#tokens.gapBefore(lower) !== gap) return -1;
    return (this.#alike[lower] ?? lower) <= upper + 1 ? to : -1;
  }

  /**
   * The `count` lines that a board with its top row on `line` takes; null when the text ends or breaks
   * before. Rule lines lie between all rows or between none, or below the head of a table: a rule between
   * some rows divides two boards.
   */
  of(line: number, count: number, gap: number): number[] | null {
    const lines = [line];
    let first = 0;
    for (let at = line; lines.length < count;) {
      const next = this.next(at, 1, gap);
      if (next < 0) return null;
      const rules = next - at - 1;
      if (lines.length === 1) first = rules;
      else if (rules !== first && !(rules === 0 && this.#isTableRule(line + 1))) return null;
      lines.push(next);
      at = next;
    }
    return lines;
  }

  /** `|---|---|`: the line below the head of a Markdown table. */
  #isTableRule(line: number): boolean {
    const tokens = this.#tokens;
    return isRuleLine(tokens, line) && tokens.kind(tokens.firstOf(line)) === KIND.FIELD;
  }
}
