import { arrowAt, startsArrow, type ArrowToken } from "./arrow-token.ts";
import { isBlank } from "./is-blank.ts";
import { isNumberWord } from "./read-number.ts";

interface WordToken {
  readonly kind: "word";
  readonly text: string;
  readonly quoted: boolean;
  readonly number: boolean;
}

interface SignToken {
  readonly kind: ":" | "=" | "," | ";" | "(" | ")" | "newline" | "end" | "unclosed" | "other";
}

/** A piece of an edge list with its place; `blankBefore` and `blankAfter` tell what touches it. */
export type EdgeToken = (ArrowToken | WordToken | SignToken) & {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly blankBefore: boolean;
  readonly blankAfter: boolean;
};

const SEPARATORS = new Set(':=,;()[]{}|"<>');
/**
 * Cuts an edge list into names, numbers, arrows and signs, in one pass. Comments (`#`, `//`, `%` at
 * the start of a line or after a blank) are left out. A lone hyphen inside a word stays in it: only
 * the whole statement tells whether it is an edge. The last token is `end`.
 */
export function* edgeTokens(text: string): Generator<EdgeToken, void> {
  let at = 0;
  let line = 1;
  let lineStart = 0;
  let blankBefore = true;
  let afterWord = false;
  while (at < text.length) {
    const char = text[at] as string;
    if (char !== "\n" && isBlank(char)) {
      at++;
      blankBefore = true;
      continue;
    }
    if (blankBefore && (char === "#" || char === "%" || text.startsWith("//", at))) {
      at = endOfLine(text, at);
      continue;
    }
    const { end, ...token } = tokenAt(text, at, blankBefore, afterWord);
    const blankAfter = end >= text.length || text[end] === "\n" || isBlank(text[end] as string);
    yield { ...token, line, column: at - lineStart + 1, blankBefore, blankAfter };
    at = end;
    blankBefore = char === "\n";
    afterWord = token.kind === "word";
    if (char === "\n") {
      line++;
      lineStart = at;
    }
  }
  const column = at - lineStart + 1;
  yield { kind: "end", text: "", line, column, blankBefore, blankAfter: true };
}

type BareToken = (ArrowToken | WordToken | SignToken) & {
  readonly text: string;
  readonly end: number;
};

function tokenAt(text: string, at: number, blankBefore: boolean, afterWord: boolean): BareToken {
  const char = text[at] as string;
  if (char === "\n") return { kind: "newline", text: char, end: at + 1 };
  // An apostrophe inside a word is none of a quotation: O'Hare.
  if (char === '"' || ((char === "'" || char === "`") && (blankBefore || !afterWord))) {
    const quoted = quotedText(text, at);
    if (quoted !== null) {
      return { kind: "word", quoted: true, number: false, text: quoted.value, end: quoted.end };
    }
    const end = endOfLine(text, at);
    return { kind: "unclosed", text: text.slice(at, end), end };
  }
  const arrow = arrowAt(text, at);
  if (arrow !== null) return { ...arrow.token, text: text.slice(at, arrow.end), end: arrow.end };
  if (SEPARATORS.has(char)) return { kind: signOf(char), text: char, end: at + 1 };
  const end = endOfWord(text, at);
  const word = text.slice(at, end);
  return { kind: "word", quoted: false, number: isNumberWord(word), text: word, end };
}

function signOf(char: string): SignToken["kind"] {
  switch (char) {
    case ":":
    case "=":
    case ",":
    case ";":
      return char;
    case "(":
    case "[":
      return "(";
    case ")":
    case "]":
      return ")";
    default:
      return "other";
  }
}

function endOfWord(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const char = text[at] as string;
    if (char === "\n" || isBlank(char) || SEPARATORS.has(char)) break;
    if (at > start && startsArrow(text, at)) break;
  }
  return at;
}

/** A quoted text and where it ends; a backslash keeps the next character. null when it is not closed on its line. */
function quotedText(text: string, start: number): { value: string; end: number } | null {
  const quote = text[start];
  let value = "";
  for (let at = start + 1; at < text.length && text[at] !== "\n"; at++) {
    const char = text[at] as string;
    if (char === quote) return { value, end: at + 1 };
    if (char === "\\" && at + 1 < text.length && text[at + 1] !== "\n") at++;
    value += text[at] as string;
  }
  return null;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}
