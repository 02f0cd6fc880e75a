import { closest, distance } from "fastest-levenshtein";
import type * as v from "valibot";
import { knownKeys, type KeyStep } from "./known-keys.ts";

/** One thing that is wrong in a file: which part of it, and one sentence that says what would be right. */
export interface SchemaFault {
  readonly path: readonly (string | number)[];
  /** The part is a key that should not be there, not a value. */
  readonly isKey: boolean;
  /** Of a key that should not be there: the keys that its map may have. */
  readonly known?: readonly string[];
  readonly message: string;
}

type Issue = v.BaseIssue<unknown>;

/** A fault with what only the choice among faults looks at. */
interface Found extends SchemaFault {
  readonly isMissing: boolean;
  /** The key that was meant, where it can be guessed. */
  readonly meant?: string;
}

/**
 * valibot's issues with a value as sentences that name what was written and what would be right. A
 * key that is missing because it is misspelt is told once.
 */
export function schemaFaults(schema: v.GenericSchema, issues: readonly Issue[]): SchemaFault[] {
  const found = issues.flatMap((issue) => faultsOf(schema, issue, []));
  const meant = new Set(
    found.flatMap(({ path, meant }) =>
      meant === undefined ? [] : pathText([...path.slice(0, -1), meant]),
    ),
  );
  return found
    .filter(({ isMissing, path }) => !isMissing || !meant.has(pathText(path)))
    .map(({ path, isKey, known, message }) => ({
      path,
      isKey,
      message,
      ...(known === undefined ? {} : { known }),
    }));
}

function faultsOf(schema: v.GenericSchema, issue: Issue, before: readonly KeyStep[]): Found[] {
  const steps = [...before, ...stepsOf(issue)];
  // Of a value that fits none of several forms, the form that it comes closest to has its say. The
  // places in it are told from there.
  const inner =
    issue.type === "union" ? issue.issues?.filter(({ path }) => path !== undefined) : [];
  if (inner !== undefined && inner.length > 0) {
    return inner.flatMap((nested) => faultsOf(schema, nested, steps));
  }
  return [faultOf(schema, issue, steps)];
}

function stepsOf({ path }: Issue): KeyStep[] {
  return (path ?? []).map(({ key, input }) => ({
    key: typeof key === "number" ? key : String(key),
    input,
  }));
}

function faultOf(schema: v.GenericSchema, issue: Issue, steps: readonly KeyStep[]): Found {
  const path = steps.map(({ key }) => key);
  const key = path.at(-1);
  const where = key === undefined ? "the file" : `\`${pathText(path)}\``;
  if (issue.type === "strict_object" && issue.expected === "never") {
    return unknownKey(String(key), path, knownKeys(schema, steps));
  }
  const common = { path, isKey: false, isMissing: issue.received === "undefined" };
  if (common.isMissing) return { ...common, message: `${where} is missing` };
  const isOwnMessage = !issue.message.startsWith("Invalid ");
  const reason = isOwnMessage ? issue.message : `it must be ${expectation(issue)}`;
  const near = isOwnMessage ? null : nearest(issue.input, choices(issue));
  const hint = near === null ? "" : `; did you mean ${near}?`;
  return { ...common, message: `${where} is ${written(issue.input)}: ${reason}${hint}` };
}

/** `questions[1].points`. */
export function pathText(path: readonly (string | number)[]): string {
  return path
    .map((key, at) => (typeof key === "number" ? `[${key + 1}]` : at === 0 ? key : `.${key}`))
    .join("");
}

function unknownKey(key: string, path: Found["path"], keys: readonly string[]): Found {
  const near = nearest(key, keys);
  const hint = near === null ? "" : `; did you mean ${near}?`;
  const list =
    keys.length === 0 ? "" : `${near === null ? "; t" : " T"}he keys here are ${keys.join(", ")}`;
  const message = `there is no key \`${key}\`${hint}${list}`;
  return {
    path,
    isKey: true,
    known: keys,
    isMissing: false,
    message,
    ...(near === null ? {} : { meant: near }),
  };
}

function choices(issue: Issue): string[] {
  return [...(issue.expected ?? "").matchAll(/"([^"]+)"/g)].map(([, choice]) => choice ?? "");
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "a map of keys",
};

function expectation(issue: Issue): string {
  const names = choices(issue);
  if (names.length > 1) return `one of ${names.join(", ")}`;
  return (issue.expected ?? "something else")
    .replace(/^\(|\)$/g, "")
    .split(" | ")
    .map((kind) => KINDS[kind] ?? kind.replaceAll('"', "`"))
    .join(" or ");
}

/** The choice that somebody may have meant by `input`; null when none is near. */
function nearest(input: unknown, known: readonly string[]): string | null {
  if (typeof input !== "string" || known.length === 0) return null;
  const near = closest(input, [...known]);
  return distance(input, near) <= Math.max(2, input.length / 3) ? near : null;
}

/** What was written, short enough for a line. */
export function written(value: unknown): string {
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
