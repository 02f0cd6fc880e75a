import { Unreadable } from "../reading/unreadable.ts";

/** A word of the DOT language. `html` is a label in angle brackets, `end` the end of the text. */
export interface DotToken {
  readonly kind: "mark" | "word" | "quoted" | "html" | "end";
  readonly text: string;
  readonly line: number;
}

const SKIPPED = /(?:[\s\uFEFF]+|\/\/[^\n]*|\/\*[^]*?\*\/|(?<=^|\n)#[^\n]*)*/y;
const WORD = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*|-?(?:\.\d+|\d+(?:\.\d*)?)/y;
const QUOTED = /[^"\\]*/y;
const HTML = /[^<>]*/y;

/** The words of a DOT text one after the other, comments left out; the last one is the end. */
export function* dotTokens(text: string): Generator<DotToken, undefined> {
  let line = 1;
  let at = 0;
  let lineEnd = text.indexOf("\n");
  const moveTo = (end: number): void => {
    for (; lineEnd !== -1 && lineEnd < end; lineEnd = text.indexOf("\n", lineEnd + 1)) line++;
    at = end;
  };
  for (;;) {
    moveTo(endOf(SKIPPED, text, at));
    if (at >= text.length) break;
    const { kind, value, end } = tokenAt(text, at, line);
    yield { kind, text: value, line };
    moveTo(end);
  }
  yield { kind: "end", text: "", line };
  return undefined;
}

interface Found {
  readonly kind: DotToken["kind"];
  readonly value: string;
  readonly end: number;
}

function tokenAt(text: string, at: number, line: number): Found {
  const first = text.charAt(at);
  if (text.startsWith("->", at) || text.startsWith("--", at)) {
    return { kind: "mark", value: text.slice(at, at + 2), end: at + 2 };
  }
  if ("{}[]=;,:+".includes(first)) return { kind: "mark", value: first, end: at + 1 };
  if (first === '"') return quotedAt(text, at, line);
  if (first === "<") return htmlAt(text, at, line);
  const end = endOf(WORD, text, at);
  if (end > at) return { kind: "word", value: text.slice(at, end), end };
  throw new Unreadable(`line ${line}`, `${JSON.stringify(first)} does not belong there in DOT`);
}

function quotedAt(text: string, at: number, line: number): Found {
  let value = "";
  let end = at + 1;
  for (;;) {
    const from = end;
    end = endOf(QUOTED, text, from);
    value += text.slice(from, end);
    const mark = text.charAt(end);
    if (mark === "") throw new Unreadable(`line ${line}`, "a quoted text has no end");
    if (mark === '"') return { kind: "quoted", value, end: end + 1 };
    const escaped = text.charAt(end + 1);
    if (escaped === '"' || escaped === "\\") value += escaped;
    else if (escaped !== "\n") value += `\\${escaped}`;
    end += 2;
  }
}

function htmlAt(text: string, at: number, line: number): Found {
  let open = 0;
  let end = at;
  for (;;) {
    const mark = text.charAt(end);
    if (mark === "") throw new Unreadable(`line ${line}`, "a label in angle brackets has no end");
    open += mark === "<" ? 1 : -1;
    if (open === 0) return { kind: "html", value: text.slice(at, end + 1), end: end + 1 };
    end = endOf(HTML, text, end + 1);
  }
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
