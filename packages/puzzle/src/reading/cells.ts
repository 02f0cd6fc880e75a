import { characterOf, codeOfWord, EMPTY_CELL, isCellCode, NO_CELL, SIGN } from "./cell-code.ts";
import { IntList } from "./int-list.ts";
import { KIND } from "./token-kind.ts";
import type { Tokens } from "./tokens.ts";

/** Separators that differ, or anything that is none, between two cells: they cannot be one row. */
export const APART = -1;
/** A separator before the first cell of a line is kept as this less the separator: below all others. */
const AT_LINE_START = -3;
/** Only spaces between two cells. */
export const SPACES_ONLY = 1;

/**
 * The tokens of a text that can each be one cell of a board, with what separates each from the one
 * before. The separator is a number that is equal for equal sequences of separators, whatever the
 * spaces between: `, ` is `,`, and `], [` is one of its own.
 */
export interface Cells {
  readonly size: number;
  token(cell: number): number;
  code(cell: number): number;
  line(cell: number): number;
  /** What separates this cell from the one before it, line ends not counted; `APART` when they cannot be one row. */
  separatorAnywhere(cell: number): number;
  /** The same, `APART` at the start of a line. */
  separator(cell: number): number;
  /** The first cell at or after a token; cells of a line lie between two of these. */
  firstFrom(token: number): number;
}

/** `tiles` are the caller's own, if any: each of their characters can be a cell too. */
export function cellsOf(tokens: Tokens, tiles: string = ""): Cells {
  const token = new IntList();
  const code = new IntList();
  const separator = new IntList();
  // before[t]: how many cells stand before token t.
  const before = new Int32Array(tokens.size + 1);
  let between = APART;
  let lastLine = -1;
  for (let at = 0; at < tokens.size; at += 1) {
    before[at] = token.size;
    const cell = cellCode(tokens, at, tiles);
    if (cell === NO_CELL) {
      between = joined(between, tokens.kind(at));
    } else {
      token.push(at);
      code.push(cell);
      const line = tokens.line(at);
      separator.push(line === lastLine ? between : AT_LINE_START - between);
      lastLine = line;
      between = SPACES_ONLY;
    }
  }
  before[tokens.size] = token.size;
  return {
    size: token.size,
    token: (cell) => token.at(cell),
    code: (cell) => code.at(cell),
    line: (cell) => tokens.line(token.at(cell)),
    separatorAnywhere: (cell) => {
      const written = separator.at(cell);
      return written < APART ? AT_LINE_START - written : written;
    },
    separator: (cell) => Math.max(APART, separator.at(cell)),
    firstFrom: (at) => before[at] ?? 0,
  };
}

/** A separator with one more token in it. At most six count: no form has more. */
export function joined(separator: number, kind: number): number {
  if (separator === APART || kind > KIND.COLON || separator >= 16 ** 6) return APART;
  return separator * 16 + kind;
}

function cellCode(tokens: Tokens, token: number, tiles: string): number {
  switch (tokens.kind(token)) {
    case KIND.EMPTY:
      return EMPTY_CELL;
    case KIND.WORD: {
      const code = codeOfWord(tokens.text, tokens.start(token), tokens.end(token));
      const isCell = isCellCode(code) || (code >= SIGN && tiles.includes(characterOf(code)));
      return code !== NO_CELL && isCell ? code : NO_CELL;
    }
    case KIND.DOT:
    case KIND.DASH:
      return isGlued(tokens, token) ? NO_CELL : SIGN + signAt(tokens, token);
    default:
      return NO_CELL;
  }
}

const AMPERSAND = 38;
const MIDDLE_DOT = 183;

/** A dot may be written as an entity of HTML. */
function signAt(tokens: Tokens, token: number): number {
  const code = tokens.text.charCodeAt(tokens.start(token));
  return code === AMPERSAND ? MIDDLE_DOT : code;
}

/** Does a word, dot or dash stand directly beside this one? A dot or dash is a cell only on its own. */
function isGlued(tokens: Tokens, token: number): boolean {
  return (
    (isSolid(tokens.kind(token - 1)) && tokens.end(token - 1) === tokens.start(token)) ||
    (isSolid(tokens.kind(token + 1)) && tokens.end(token) === tokens.start(token + 1))
  );
}

function isSolid(kind: number): boolean {
  return kind === KIND.WORD || kind === KIND.DOT || kind === KIND.DASH;
}
