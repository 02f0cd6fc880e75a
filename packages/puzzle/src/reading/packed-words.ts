import { codeOfCharacter, isBlankSign, isCellCode, letterIndex } from "./cell-code.ts";
import { APART, joined, SPACES_ONLY } from "./cells.ts";
import { IntList } from "./int-list.ts";
import { KIND } from "./token-kind.ts";
import type { Tokens } from "./tokens.ts";

/**
 * The words of a text that hold several cells, one character each: a whole board (`123405678`) or one
 * row of it (`4B6`). Dots and dashes inside a word belong to it where that gives it the right length.
 */
export interface PackedWords {
  readonly size: number;
  start(word: number): number;
  /** The number of cells, which is the number of characters. */
  length(word: number): number;
  firstToken(word: number): number;
  lastToken(word: number): number;
  line(word: number): number;
  /** What separates this word from the packed word before it in its line, as between cells. */
  separator(word: number): number;
  codes(word: number): number[];
  /** Adds the word's codes to `to`. */
  addCodes(word: number, to: number[]): void;
}

/** The packed words of exactly `columns` or exactly `cells` characters. `ownTiles` are tiles that are not the usual ones. */
export function packedWords(
  tokens: Tokens,
  columns: number,
  cells: number,
  ownTiles: string | null,
): PackedWords {
  const found = {
    start: new IntList(),
    length: new IntList(),
    first: new IntList(),
    last: new IntList(),
  };
  const separator = new IntList();
  const right = (length: number): boolean => length === columns || length === cells;
  const isWord = (start: number, end: number): boolean =>
    isPlausible(tokens.text, start, end, cells, ownTiles);
  let between = APART;
  let line = -1;
  const add = (start: number, length: number, first: number, last: number): void => {
    found.start.push(start);
    found.length.push(length);
    found.first.push(first);
    found.last.push(last);
    separator.push(tokens.line(first) === line ? between : APART);
    line = tokens.line(first);
    between = SPACES_ONLY;
  };
  for (let at = 0; at < tokens.size; at += 1) {
    const last = endOfSolid(tokens, at);
    const length = tokens.end(last) - tokens.start(at);
    if (
      last > at &&
      right(length) &&
      hasOneLooseSign(tokens, at, last) &&
      !isListNumber(tokens, at, last)
    ) {
      add(tokens.start(at), length, at, last);
      at = last;
      continue;
    }
    const kind = tokens.kind(at);
    if (kind !== KIND.WORD) {
      between = joined(between, kind);
      continue;
    }
    const { start, end } = unwrapped(tokens, at, right);
    if (right(end - start) && isWord(start, end)) add(start, end - start, at, at);
    else between = APART;
  }
  const { start, length, first, last } = found;
  return {
    size: start.size,
    start: (word) => start.at(word),
    length: (word) => length.at(word),
    firstToken: (word) => first.at(word),
    lastToken: (word) => last.at(word),
    line: (word) => tokens.line(first.at(word)),
    separator: (word) => (word < start.size ? separator.at(word) : APART),
    codes: (word) => codesOf(tokens.text, start.at(word), start.at(word) + length.at(word)),
    addCodes: (word, to) => {
      addCodes(tokens.text, start.at(word), start.at(word) + length.at(word), to);
    },
  };
}

/** The codes of the characters of `text` from `start` to `end`. */
export function codesOf(text: string, start: number, end: number): number[] {
  const codes: number[] = [];
  addCodes(text, start, end, codes);
  return codes;
}

function addCodes(text: string, start: number, end: number, to: number[]): void {
  for (let at = start; at < end; at += 1) to.push(codeOfCharacter(text.charCodeAt(at)));
}

/** The last token of a run of words, dots and dashes without a space between; one token to start from. */
function endOfSolid(tokens: Tokens, first: number): number {
  let last = first;
  if (!isSolid(tokens.kind(first))) return last;
  // A board with dots has at most three tokens: before the blank, the blank, after it.
  while (last < first + 3 && isSolid(tokens.kind(last + 1)) && touches(tokens, last)) last += 1;
  return touchesBefore(tokens, first) ? first : last;
}

function isSolid(kind: number): boolean {
  return kind === KIND.WORD || kind === KIND.DOT || kind === KIND.DASH;
}

function touches(tokens: Tokens, token: number): boolean {
  return tokens.end(token) === tokens.start(token + 1);
}

function touchesBefore(tokens: Tokens, token: number): boolean {
  return token > 0 && isSolid(tokens.kind(token - 1)) && touches(tokens, token - 1);
}

/** Is there exactly one dot or dash in the run? It is the blank then. */
function hasOneLooseSign(tokens: Tokens, first: number, last: number): boolean {
  let signs = 0;
  for (let at = first; at <= last; at += 1) {
    if (tokens.kind(at) !== KIND.WORD) signs += 1;
    else if (!isPacked(tokens.text, tokens.start(at), tokens.end(at))) return false;
  }
  return signs === 1;
}

/** Markdown's emphasis around a word is no part of it. */
function unwrapped(
  tokens: Tokens,
  token: number,
  right: (length: number) => boolean,
): { start: number; end: number } {
  let start = tokens.start(token);
  let end = tokens.end(token);
  while (!right(end - start) && end - start > 2) {
    const sign = tokens.text.charAt(start);
    if (!"*_~".includes(sign) || tokens.text.charAt(end - 1) !== sign) break;
    start += 1;
    end -= 1;
  }
  return { start, end };
}

/** `1.` at the start of a line that goes on. */
function isListNumber(tokens: Tokens, first: number, last: number): boolean {
  const line = tokens.line(first);
  return (
    tokens.kind(last) === KIND.DOT &&
    tokens.firstOf(line) === first &&
    tokens.firstOf(line + 1) > last + 1 &&
    tokens.start(last + 1) > tokens.end(last)
  );
}

/** Could these be cells of a board of `n` cells? Numbers and letters up to its tiles, and at most one sign besides. */
function isPlausible(
  text: string,
  start: number,
  end: number,
  n: number,
  ownTiles: string | null,
): boolean {
  let signs = 0;
  for (let at = start; at < end; at += 1) {
    const code = codeOfCharacter(text.charCodeAt(at));
    const letter = letterIndex(code);
    const isTile =
      ownTiles === null
        ? code < 100 || (letter >= 0 && (letter < n - 1 || letter + 10 < n))
        : ownTiles.includes(text.charAt(at));
    if (isTile) continue;
    signs += 1;
    if (signs > 1 || !isBlankSign(code)) return false;
  }
  return true;
}

function isPacked(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if (!isCellCode(codeOfCharacter(text.charCodeAt(at)))) return false;
  }
  return true;
}
