import type { Place } from "./place.ts";

/** A piece of a DOT file with its place. `newLine` tells whether a line ended before it. */
export type DotToken = Place & { readonly newLine: boolean } & (
    | { readonly kind: "id"; readonly text: string; readonly bare: boolean }
    | { readonly kind: "sign"; readonly text: string }
    | { readonly kind: "end" | "problem"; readonly text: string }
  );

const SPACE = /[\s\u{feff}]+/uy;
const LINE_COMMENT = /(?:\/\/|#)[^\n]*/y;
const SIGN = /->|--|[{}[\]=;,:+]/y;
const NUMERAL = /-?(?:\.\d+|\d+(?:\.\d*)?)(?![\p{L}\p{N}_])/uy;
/** Whatever is no ASCII may stand in a name: an emoji too, but no arrow, which is meant as one. */
const NAME = /[\p{L}\p{N}\p{M}\p{So}\p{Sk}\p{Cf}_]+/uy;

/** Cuts DOT into ids and signs, in one pass. A token `problem` or `end` is the last. */
export function* dotTokens(text: string): Generator<DotToken, void> {
  let at = 0;
  let line = 1;
  let lineStart = 0;
  let newLine = true;
  let newline = text.indexOf("\n");
  const pass = (end: number): void => {
    while (newline !== -1 && newline < end) {
      line++;
      lineStart = newline + 1;
      newLine = true;
      newline = text.indexOf("\n", lineStart);
    }
    at = end;
  };
  for (;;) {
    const blank = matchAt(SPACE, text, at) ?? matchAt(LINE_COMMENT, text, at);
    const place = { line, column: at - lineStart + 1, newLine };
    if (blank !== null) pass(at + blank.length);
    else if (text.startsWith("/*", at)) {
      const end = text.indexOf("*/", at + 2);
      if (end === -1)
        return yield { ...place, kind: "problem", text: "this comment is not closed with */" };
      pass(end + 2);
    } else if (at >= text.length) return yield { ...place, kind: "end", text: "" };
    else {
      const { end, ...token } = tokenAt(text, at);
      yield { ...place, ...token };
      if (token.kind === "problem") return undefined;
      newLine = false;
      pass(end);
    }
  }
}

type BareToken = { readonly end: number; readonly text: string } & (
  { readonly kind: "id"; readonly bare: boolean } | { readonly kind: "sign" | "problem" }
);

function tokenAt(text: string, at: number): BareToken {
  const char = text[at] as string;
  if (char === '"') return quotedId(text, at);
  if (char === "<") return htmlId(text, at);
  const numeral = matchAt(NUMERAL, text, at);
  if (numeral !== null) return { kind: "id", text: numeral, bare: true, end: at + numeral.length };
  const sign = matchAt(SIGN, text, at);
  if (sign !== null) return { kind: "sign", text: sign, end: at + sign.length };
  const name = matchAt(NAME, text, at);
  if (name !== null) return { kind: "id", text: name, bare: true, end: at + name.length };
  const found = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const message = `${JSON.stringify(found)} is not understood here: put names with signs in quotes, "A-B"`;
  return { kind: "problem", text: message, end: at };
}

/** `"..."`, where a backslash keeps a quotation mark and joins a line to the next. */
function quotedId(text: string, start: number): BareToken {
  let value = "";
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '"') return { kind: "id", text: value, bare: false, end: at + 1 };
    const next = text[at + 1];
    if (char === "\\" && (next === '"' || next === "\\")) value += text[++at] as string;
    else if (char === "\\" && next === "\n") at++;
    else value += char;
  }
  return { kind: "problem", text: "this quotation mark is not closed", end: start };
}

/** `<...>` with as many closing as opening brackets inside. */
function htmlId(text: string, start: number): BareToken {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "<") depth++;
    else if (text[at] === ">" && --depth === 0) {
      return { kind: "id", text: text.slice(start + 1, at), bare: false, end: at + 1 };
    }
  }
  return { kind: "problem", text: "this < is not closed with >", end: start };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
