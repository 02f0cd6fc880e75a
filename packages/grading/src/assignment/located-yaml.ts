import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import type { Place } from "../place.ts";

/** A place in a value: keys and list positions from the outside in. */
export type ValuePath = readonly (string | number)[];

/** A YAML or JSON text as a plain value that knows where each part of it stands. */
export interface LocatedValue {
  readonly value: unknown;
  /** Where the part at `path` stands; where a key is missing, its map. */
  placeOf(path: ValuePath): Place;
  /** Where the key itself stands. */
  placeOfKey(path: ValuePath): Place;
}

/** An assignment is far smaller; what is larger is not looked at. */
const LONGEST_TEXT = 1_000_000;

/**
 * Reads YAML 1.2, of which JSON is a part. Nothing in it is executed: no tags, and aliases only
 * where they cannot grow. Keys named in `textKeys` hold text even where it looks like a number:
 * `start: 012345678` keeps its zero. A key itself is always text, such as a student's number.
 */
export function readLocatedYaml(
  text: string,
  file: string | undefined,
  textKeys: readonly string[],
): { ok: true; value: LocatedValue } | { ok: false; place: Place; message: string } {
  const at = (line: number, column: number): Place => ({
    ...(file === undefined ? {} : { file }),
    line,
    column,
  });
  if (text.length > LONGEST_TEXT) {
    return { ok: false, place: at(1, 1), message: "the file is longer than a million characters" };
  }
  const lines = new LineCounter();
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return at(line, col);
  };
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [fault] = document.errors;
    if (fault !== undefined) {
      return { ok: false, place: placeAt(fault.pos[0]), message: inPlainWords(fault.message) };
    }
    keepAsText(document, textKeys);
    const value: unknown = document.toJS({ maxAliasCount: 50 });
    const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);
    return {
      ok: true,
      value: {
        value,
        placeOf: (path) => placeAt(startOf(nodeAt(document, path))),
        placeOfKey: (path) => placeAt(startOf(keyAt(document, path))),
      },
    };
  } catch (error) {
    const message = error instanceof Error ? inPlainWords(error.message) : "it cannot be read";
    return { ok: false, place: at(1, 1), message };
  }
}

/** The innermost node on the way to `path` that exists. */
function nodeAt(document: Document, path: ValuePath): unknown {
  let node: unknown = document.contents;
  for (const key of path) {
    const next = isCollection(node) ? node.get(key, true) : undefined;
    if (next === undefined || next === null) return node;
    node = next;
  }
  return node;
}

function keyAt(document: Document, path: ValuePath): unknown {
  const key = path.at(-1);
  const map = nodeAt(document, path.slice(0, -1));
  if (!isMap(map)) return map;
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return pair?.key ?? map;
}

/** Numbers under these keys, alone or in a list, become the text that stands there. */
function keepAsText(document: Document, textKeys: readonly string[]): void {
  visit(document, {
    Scalar(role, node, path) {
      if (typeof node.value !== "number" || node.source === undefined) return;
      if (role === "key") node.value = node.source;
      const owner = path.findLast((ancestor) => isPair(ancestor));
      if (!isPair(owner) || !isScalar(owner.key)) return;
      if (textKeys.includes(String(owner.key.value)) && owner.key !== node) {
        node.value = node.source;
      }
    },
  });
}

/** What the YAML reader says for programmers, said for teachers. */
const PLAINLY: readonly (readonly [RegExp, string])[] = [
  [/call stack/i, "the file is nested too deeply"],
  [/alias count/i, "the aliases grow too large: write the values out"],
  [/multiple documents/i, "the file holds several documents: keep one, without `---` lines"],
  [/keys must be unique/i, "a key stands twice in one map"],
];

function inPlainWords(message: string): string {
  const known = PLAINLY.find(([pattern]) => pattern.test(message));
  return known?.[1] ?? (message.split("\n", 1)[0] ?? message).replace(/[.:]$/, "");
}
