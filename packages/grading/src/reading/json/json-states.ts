import type { StateOnPaper } from "../../domain.ts";
import type { ReadEntry } from "../answer.ts";
import type { JsonFields, JsonValue } from "./json-value.ts";
import { columnKind, type ColumnKind } from "../tables/column-kind.ts";
import type { PaperDomain } from "../paper-domain.ts";

/** The state that a JSON value is: a word, a list of cells, rows of cells, cells by column and row; null for none. */
export function stateOfJson(
  value: JsonValue,
  text: string,
  domain: PaperDomain,
): StateOnPaper | null {
  if (value.kind === "text") return domain.readState(value.text);
  if (value.kind === "number") return domain.readState(text.slice(value.start, value.end));
  if (value.kind === "fields") {
    const inner = fieldOf(value, "state");
    if (inner !== undefined) return stateOfJson(inner, text, domain);
    return stateOfCells(value, text, domain);
  }
  if (value.kind === "word" || value.end - value.start > 4000) return null;
  return domain.readState(text.slice(value.start, value.end));
}

/** `{"11":1,"21":2,...}` among other fields: cells keyed by column and row. */
function stateOfCells(value: JsonFields, text: string, domain: PaperDomain): StateOnPaper | null {
  const cells = [...value.fields].filter(([key]) => /^\d{1,2}$/.test(key));
  if (cells.length < 4) return null;
  const written = cells.map(([key, cell]) => `"${key}":${text.slice(cell.start, cell.end)}`);
  return domain.readState(`{${written.join(",")}}`);
}

/** The field of an object that holds a kind of value, by the names that columns have. */
export function fieldOf(value: JsonFields, kind: ColumnKind): JsonValue | undefined {
  const exact = value.fields.get(kind);
  if (exact !== undefined) return exact;
  for (const [name, field] of value.fields) if (columnKind(name) === kind) return field;
  return undefined;
}

/** A number, also one written as text; null for anything else. */
export function numberOfJson(value: JsonValue | undefined): number | null {
  if (value?.kind === "number") return value.number;
  if (value?.kind === "text" && /^-?\d+(?:\.\d+)?$/.test(value.text.trim()))
    return Number(value.text);
  return null;
}

/** The states of a list, with the values beside them; null where a value is no list of states. */
export function entriesOfJson(
  value: JsonValue,
  text: string,
  domain: PaperDomain,
): readonly ReadEntry[] | null {
  if (value.kind === "text") return domain.findStates(value.text).map(({ state }) => ({ state }));
  if (value.kind !== "list") return null;
  const entries: ReadEntry[] = [];
  for (const item of value.items) {
    const state = stateOfJson(item, text, domain);
    if (state === null) return null;
    entries.push({ state, ...(item.kind === "fields" ? valuesOfJson(item) : {}) });
  }
  return entries;
}

/** The numbers h, g, f and level of an object. */
export function valuesOfJson(value: JsonFields): {
  h?: number;
  g?: number;
  f?: number;
  level?: number;
} {
  const values: { h?: number; g?: number; f?: number; level?: number } = {};
  for (const kind of ["h", "g", "f", "level"] as const) {
    const number = numberOfJson(fieldOf(value, kind));
    if (number !== null) values[kind] = number;
  }
  return values;
}
