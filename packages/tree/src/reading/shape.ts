import { Unreadable } from "./unreadable.ts";

/** Where a value stands: a path, or an item of a list, spelled out only when something is wrong there. */
export type Place = string | { readonly list: string; readonly index: number };

/** A JSON object whose fields are still to be checked. */
export type Fields = Readonly<Record<string, unknown>>;

export function pathOf(place: Place, field = ""): string {
  const path = typeof place === "string" ? place : `${place.list}[${place.index}]`;
  if (field === "") return path;
  return path === "" ? field : `${path}.${field}`;
}

/** A value as a message shows it: short, on one line. Lists and objects are not spelled out, they may be deep. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value !== "string") return String(value);
  const start = Array.from(value.slice(0, 80)).slice(0, 40).join("");
  return start.length < value.length ? `${JSON.stringify(start)}…` : JSON.stringify(value);
}

/** Says of a value that it is missing, or what it is. */
export function found(value: unknown): string {
  return value === undefined ? "is missing" : `is ${shown(value)}`;
}

function expected(value: unknown, place: Place, field: string, what: string): never {
  throw new Unreadable(pathOf(place, field), `${found(value)}; it must be ${what}`);
}

export function fieldsAt(value: unknown, place: Place, field = ""): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return expected(value, place, field, "an object");
  }
  return value as Fields;
}

export function listAt(value: unknown, place: Place, field = ""): readonly unknown[] {
  return Array.isArray(value) ? value : expected(value, place, field, "a list");
}

export function textAt(value: unknown, place: Place, field = ""): string {
  return typeof value === "string" ? value : expected(value, place, field, "a text");
}

/** A text, or null where there is none. */
export function optionalTextAt(value: unknown, place: Place, field = ""): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : expected(value, place, field, "a text or null");
}

export function numberAt(value: unknown, place: Place, field = ""): number {
  return typeof value === "number" ? value : expected(value, place, field, "a number");
}

/** g or h, where null stands for infinity. */
export function costAt(value: unknown, place: Place, field = ""): number {
  if (value === null) return Infinity;
  return typeof value === "number" ? value : expected(value, place, field, "a number or null");
}

export function wholeAt(value: unknown, place: Place, field: string, least: number): number {
  const isWhole = typeof value === "number" && Number.isSafeInteger(value) && value >= least;
  return isWhole ? value : expected(value, place, field, `a whole number from ${least}`);
}

/** A whole number from 0 that is less than `end`, or null. */
export function linkAt(value: unknown, place: Place, field: string, end: number): number | null {
  if (value === null) return null;
  const isLink =
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value < end;
  return isLink ? value : expected(value, place, field, `null or a number from 0 to ${end - 1}`);
}

export function oneOfAt<Name extends string>(
  value: unknown,
  names: readonly Name[],
  place: Place,
  field = "",
): Name {
  const name = names.find((known) => known === value);
  return name ?? expected(value, place, field, `one of ${names.join(", ")}`);
}

export function textsAt(value: unknown, place: Place, field = ""): string[] {
  const path = pathOf(place, field);
  return listAt(value, place, field).map((item, index) => textAt(item, { list: path, index }));
}
