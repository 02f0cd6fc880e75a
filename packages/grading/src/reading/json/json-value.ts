/**
 * A JSON value that knows where it stands: `start` and `end` are offsets in its text. Python's way of
 * writing lists is understood too: single quotes, tuples, None, True, False, a comma too many.
 */
export type JsonValue =
  | { readonly kind: "text"; readonly text: string; readonly start: number; readonly end: number }
  | {
      readonly kind: "number";
      readonly number: number;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: "word";
      readonly word: boolean | null;
      readonly start: number;
      readonly end: number;
    }
  | JsonList
  | JsonFields;

/** A list of values. */
export interface JsonList {
  readonly kind: "list";
  readonly items: readonly JsonValue[];
  readonly start: number;
  readonly end: number;
}

/** An object: its fields in order; of two fields of one name the first counts. */
export interface JsonFields {
  readonly kind: "fields";
  readonly fields: ReadonlyMap<string, JsonValue>;
  readonly start: number;
  readonly end: number;
}

/** A value, or the offset at which the text stops being one. */
export type JsonReading =
  | { readonly ok: true; readonly value: JsonValue; readonly end: number }
  | { readonly ok: false; readonly at: number };

type Open =
  | {
      readonly kind: "list";
      readonly closer: string;
      readonly start: number;
      readonly items: JsonValue[];
    }
  | {
      readonly kind: "fields";
      readonly closer: string;
      readonly start: number;
      readonly fields: Map<string, JsonValue>;
      key: string | null;
    };

const TOKEN =
  /\s*(?:([[\](){},:])|"((?:[^"\\\n]|\\[^\n])*)"|'((?:[^'\\\n]|\\[^\n])*)'|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|(true|false|null|None|True|False)\b|(\d{1,4})(?=\s*:))/y;

const CLOSERS: Readonly<Record<string, string>> = { "[": "]", "(": ")", "{": "}" };
const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
};

/** Reads the JSON value that begins at an offset; an explicit stack, so that depth costs no calls. */
export function readJson(text: string, from = 0): JsonReading {
  const stack: Open[] = [];
  let at = from;
  let done: JsonValue | null = null;
  let expectsValue = true;
  while (true) {
    if (done !== null) {
      const open = stack.at(-1);
      if (open === undefined) return { ok: true, value: done, end: at };
      if (open.kind === "list") open.items.push(done);
      else if (open.key === null) {
        // A field's name stands before a colon.
        TOKEN.lastIndex = at;
        const colon = TOKEN.exec(text);
        const name =
          done.kind === "text" ? done.text : done.kind === "number" ? String(done.number) : null;
        if (colon?.[1] !== ":" || name === null) return { ok: false, at };
        open.key = name;
        at = TOKEN.lastIndex;
        done = null;
        expectsValue = true;
        continue;
      } else {
        if (!open.fields.has(open.key)) open.fields.set(open.key, done);
        open.key = null;
      }
      done = null;
      expectsValue = false;
    }
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) return { ok: false, at };
    const end = TOKEN.lastIndex;
    const start = end - match[0].trimStart().length;
    const mark = match[1];
    const open = stack.at(-1);
    at = end;
    if (mark === undefined) {
      if (!expectsValue) return { ok: false, at: start };
      done = scalar(match, start, end);
    } else if (mark === "[" || mark === "(" || mark === "{") {
      if (!expectsValue || (open?.kind === "fields" && open.key === null))
        return { ok: false, at: start };
      stack.push(opened(mark, start));
    } else if (open !== undefined && mark === open.closer) {
      if (open.kind === "fields" && open.key !== null) return { ok: false, at: start };
      stack.pop();
      done =
        open.kind === "list"
          ? { kind: "list", items: open.items, start: open.start, end }
          : { kind: "fields", fields: open.fields, start: open.start, end };
    } else if (mark === "," && !expectsValue) {
      expectsValue = true;
    } else {
      return { ok: false, at: start };
    }
  }
}

function opened(mark: "[" | "(" | "{", start: number): Open {
  const closer = CLOSERS[mark] ?? "]";
  if (mark === "{") return { kind: "fields", closer, start, fields: new Map(), key: null };
  return { kind: "list", closer, start, items: [] };
}

function scalar(match: RegExpExecArray, start: number, end: number): JsonValue {
  const text = match[2] ?? match[3];
  if (text !== undefined) return { kind: "text", text: unescaped(text), start, end };
  const number = match[4] ?? match[6];
  if (number !== undefined) return { kind: "number", number: Number(number), start, end };
  return { kind: "word", word: WORDS[match[5] ?? "null"] ?? null, start, end };
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\n", b: "", f: " " };

function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_whole, hex, sign) =>
    hex === undefined
      ? (ESCAPES[sign as string] ?? (sign as string))
      : String.fromCharCode(Number.parseInt(hex as string, 16)),
  );
}
