import { closest, distance } from "fastest-levenshtein";
import type * as v from "valibot";

/** One thing that is wrong in a file: which part of it, and one sentence that says what would be right. */
export interface SchemaFault {
  readonly path: readonly (string | number)[];
  /** The part is a key that should not be there, not a value. */
  readonly isKey: boolean;
  readonly message: string;
}

/** valibot's issues as sentences that name what was written. */
export function schemaFaults(issues: readonly v.BaseIssue<unknown>[]): SchemaFault[] {
  return issues.flatMap((issue) => {
    const nested = issue.issues;
    // Of a value that fits none of several forms, the form that it comes closest to has its say.
    if (issue.type === "union" && nested !== undefined) {
      const inner = nested.filter(({ path }) => (path?.length ?? 0) > (issue.path?.length ?? 0));
      if (inner.length > 0) return schemaFaults(inner);
    }
    return [schemaFault(issue)];
  });
}

function schemaFault(issue: v.BaseIssue<unknown>): SchemaFault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const key = path.at(-1);
  const where = key === undefined ? "the file" : `\`${pathText(path)}\``;
  if (issue.type === "strict_object" && issue.expected === "never") {
    return { path, isKey: true, message: unknownKey(String(key), issue) };
  }
  if (issue.received === "undefined") {
    return { path, isKey: false, message: `${where} is missing` };
  }
  const isOwnMessage = !issue.message.startsWith("Invalid ");
  const reason = isOwnMessage ? issue.message : `it must be ${expectation(issue)}`;
  const hint = isOwnMessage ? "" : suggestion(issue.input, choices(issue));
  return { path, isKey: false, message: `${where} is ${written(issue.input)}: ${reason}${hint}` };
}

/** `questions[1].points`. */
export function pathText(path: readonly (string | number)[]): string {
  return path
    .map((key, at) => (typeof key === "number" ? `[${key + 1}]` : at === 0 ? key : `.${key}`))
    .join("");
}

function unknownKey(key: string, issue: v.BaseIssue<unknown>): string {
  const keys = knownKeys(issue);
  const list = keys.length === 0 ? "" : `; the keys here are ${keys.join(", ")}`;
  return `there is no key \`${key}\`${suggestion(key, keys)}${list}`;
}

/** The keys of the object that the issue is about; the schema that found it carries them. */
function knownKeys(issue: v.BaseIssue<unknown>): string[] {
  const keys = (issue as { requirement?: unknown }).requirement;
  return Array.isArray(keys) ? keys.map(String) : [];
}

function choices(issue: v.BaseIssue<unknown>): string[] {
  return [...(issue.expected ?? "").matchAll(/"([^"]+)"/g)].map(([, choice]) => choice ?? "");
}

function expectation(issue: v.BaseIssue<unknown>): string {
  const names = choices(issue);
  if (names.length > 1) return `one of ${names.join(", ")}`;
  return (issue.expected ?? "something else").replaceAll('"', "`");
}

function suggestion(input: unknown, known: readonly string[]): string {
  if (typeof input !== "string" || known.length === 0) return "";
  const nearest = closest(input, [...known]);
  return distance(input, nearest) <= Math.max(2, input.length / 3)
    ? `; did you mean ${nearest}?`
    : "";
}

/** What was written, short enough for a line. */
export function written(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
