import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair } from "yaml";
import { failure, success, type Result } from "../result.ts";
import { shown } from "../shown.ts";
import type { FieldPlace } from "./field-edges.ts";
import { DEEPEST_DATA, LONGEST_YAML } from "./limits.ts";
import type { Place, PlacedMessage } from "./place.ts";

/** Parsed YAML or JSON, with the place at which each field stands. */
export interface Data {
  /** Maps, arrays and scalars. A number that is written unlike its value (`007`) is left a text. */
  readonly value: unknown;
  readonly placeOf: (field: FieldPlace) => Place;
}

const MOST_ALIASES = 20;
const START: Place = { line: 1, column: 1 };

/** Parses YAML, of which JSON is a part. Aliases are not read: no graph needs them. */
export function parseYaml(text: string): Result<Data, PlacedMessage> {
  if (text.length > LONGEST_YAML) {
    const message = `YAML of ${text.length} characters is too long; at most ${LONGEST_YAML} are read: use an edge list`;
    return failure({ ...START, message });
  }
  const aliases = text.match(/(?:^|[\s,[{:])\*/gm) ?? [];
  if (aliases.length > MOST_ALIASES) return failure({ ...START, message: NO_ALIASES });
  if (isDeep(text)) return failure({ ...START, message: TOO_DEEP });
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Both are checked below: the parser compares each key with all the others.
    uniqueKeys: false,
  });
  const [error] = document.errors;
  if (error !== undefined) {
    const message = error.message.includes("call stack")
      ? TOO_DEEP
      : `this is no YAML: ${error.message}`;
    return failure({ ...placeAt(lines, error.pos[0]), message });
  }
  const root = document.contents as Node | null;
  const value = new PlainValue(lines).of(root, 0);
  if (!value.ok) return value;
  return success({ value: value.value, placeOf: (field) => placeOf(field, root, text, lines) });
}

const NO_ALIASES = "aliases (*name) are not read in a graph: write the value out";
const TOO_DEEP = `lists and tables stand more than ${DEEPEST_DATA} deep inside one another`;

/** Whether brackets are open inside one another so often that the parser had better not begin. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === "[" || bracket === "{" ? depth + 1 : Math.max(0, depth - 1);
    if (depth > 5 * DEEPEST_DATA) return true;
  }
  return false;
}

class PlainValue {
  readonly #lines: LineCounter;

  constructor(lines: LineCounter) {
    this.#lines = lines;
  }

  of(node: unknown, depth: number): Result<unknown, PlacedMessage> {
    if (node === null || node === undefined) return success(null);
    if (depth > DEEPEST_DATA) return this.#problem(node, TOO_DEEP);
    if (isScalar(node)) {
      const { value, source } = node;
      const isOther = typeof value === "number" && source !== undefined && source !== String(value);
      return success(isOther ? source : value);
    }
    if (isSeq(node)) return this.#list(node.items, depth);
    if (isMap(node)) return this.#table(node.items, depth);
    return this.#problem(node, NO_ALIASES);
  }

  #list(items: readonly unknown[], depth: number): Result<unknown, PlacedMessage> {
    const list: unknown[] = [];
    for (const item of items) {
      const value = this.of(item, depth + 1);
      if (!value.ok) return value;
      list.push(value.value);
    }
    return success(list);
  }

  #table(pairs: readonly Pair[], depth: number): Result<unknown, PlacedMessage> {
    const table = new Map<string, unknown>();
    for (const { key, value: node } of pairs) {
      if (!isScalar(key)) return this.#problem(key, "a key has to be a plain word");
      const name = keyOf(key);
      if (table.has(name)) return this.#problem(key, `the key ${shown(name)} stands here twice`);
      const value = this.of(node, depth + 1);
      if (!value.ok) return value;
      table.set(name, value.value);
    }
    return success(table);
  }

  #problem(node: unknown, message: string): Result<never, PlacedMessage> {
    const start = (node as Partial<Node> | null)?.range?.[0] ?? 0;
    return failure({ ...placeAt(this.#lines, start), message });
  }
}

function keyOf(key: { readonly value: unknown; readonly source?: string }): string {
  return key.source ?? String(key.value);
}

function placeAt(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** The place of the value that the keys lead to, or of the last key that is there. */
function placeOf(field: FieldPlace, root: Node | null, text: string, lines: LineCounter): Place {
  let node: unknown = root;
  let start = root?.range?.[0] ?? 0;
  for (const key of field.path) {
    let next: unknown;
    if (isSeq(node)) next = node.items[Number(key)];
    else if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && keyOf(item.key) === String(key));
      if (pair === undefined) break;
      start = (pair.key as Node).range?.[0] ?? start;
      next = pair.value;
    } else break;
    node = next;
    if (isScalar(node)) start = node.range?.[0] ?? start;
    else if (isSeq(next) || isMap(next))
      start = typeof key === "number" ? (next.range?.[0] ?? start) : start;
  }
  const place = placeAt(lines, start);
  if (field.inText === undefined) return place;
  // A table where a text was meant: an edge without quotes.
  const type = isScalar(node) ? String(node.type) : "PLAIN";
  return placeInText(place, field.inText, type, text);
}

/** Adds a place inside a text to the place at which the text begins, whatever its quotes. */
function placeInText(start: Place, inside: Place, type: string, text: string): Place {
  if (type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED") {
    const line = start.line + inside.line;
    const indentation = /^ */.exec(text.split("\n")[line - 1] ?? "")?.[0].length ?? 0;
    return { line, column: indentation + inside.column };
  }
  const quote = type === "PLAIN" ? 0 : 1;
  return { line: start.line + inside.line - 1, column: start.column + quote + inside.column - 1 };
}
