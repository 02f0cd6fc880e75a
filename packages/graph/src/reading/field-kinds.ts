import { isNumberWord } from "./read-number.ts";

/** A value from outside as key and value pairs, be it a Map or a plain object; null when it is neither. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (value instanceof Map) return Array.from(value, ([key, entry]) => [String(key), entry]);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.entries(value);
}

/** A name from outside: a text, or a number as YAML makes of `1`; null when it is neither. */
export function nameOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : null;
}

/** A number from outside, also where it stands in a text; null when it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  return typeof value === "string" && isNumberWord(value.trim()) ? Number(value) : null;
}

/** A value from outside as it is called in a message. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a table of keys";
  if (typeof value === "string") return "a text";
  if (typeof value === "boolean") return String(value);
  return typeof value === "number" ? "a number" : `a ${typeof value}`;
}
