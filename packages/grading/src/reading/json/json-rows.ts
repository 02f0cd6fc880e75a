import { placeAt } from "../marks/text-lines.ts";
import { directionNamed } from "../moves/move-words.ts";
import type { ReadStep } from "../answer.ts";
import type { TableRow } from "../trees/parent-links.ts";
import type { JsonSource } from "./json-source.ts";
import { entriesOfJson, fieldOf, numberOfJson, stateOfJson, valuesOfJson } from "./json-states.ts";
import type { JsonFields, JsonValue } from "./json-value.ts";

/** The values of a list that are states or hold one, as rows of a table; others are left out. */
export function rowsOfJson(items: readonly JsonValue[], source: JsonSource): readonly TableRow[] {
  return items.flatMap((item) => rowOf(item, source) ?? []);
}

function rowOf(item: JsonValue, source: JsonSource): TableRow | null {
  const { text, domain } = source;
  const state = stateOfJson(item, text, domain) ?? notAState(item, text);
  if (state === null) return null;
  const place = placeAt(source.lines, item.start, source.file);
  const none = { number: null, order: null, id: null, parent: null };
  if (item.kind !== "fields") return { step: { place, state }, ...none };
  const parent = fieldOf(item, "parent");
  return {
    step: { place, state, ...valuesOfJson(item), ...listsOf(item, source), ...moveOf(item) },
    number: null,
    order: numberOfJson(fieldOf(item, "order") ?? item.fields.get("visit")),
    id: scalarText(fieldOf(item, "id"), text),
    parent: parent === undefined ? null : (scalarText(parent, text) ?? ""),
  };
}

/** A string among states that is none: it stays a step. */
function notAState(item: JsonValue, text: string): ReadStep["state"] | null {
  if (item.kind !== "text" || /\s\S+\s\S+\s/.test(item.text)) return null;
  const written = text.slice(item.start, item.end).slice(0, 40);
  return {
    ok: false,
    kind: "not-a-state",
    written,
    message: `${written} is no state of this problem`,
  };
}

function scalarText(value: JsonValue | undefined, text: string): string | null {
  if (value === undefined) return null;
  if (value.kind === "text") return value.text;
  if (value.kind === "word") return value.word === null ? "" : null;
  return text.slice(value.start, Math.min(value.end, value.start + 400));
}

function listsOf(item: JsonFields, source: JsonSource): Pick<ReadStep, "open" | "closed"> {
  const lists: { open?: ReadStep["open"]; closed?: ReadStep["closed"] } = {};
  for (const kind of ["open", "closed"] as const) {
    const field = fieldOf(item, kind);
    const entries = field === undefined ? null : entriesOfJson(field, source.text, source.domain);
    if (entries !== null) lists[kind] = entries;
  }
  return lists as Pick<ReadStep, "open" | "closed">;
}

function moveOf(item: JsonFields): { move?: string } {
  const field = fieldOf(item, "move");
  const move = field?.kind === "text" ? directionNamed(field.text) : null;
  return move === null ? {} : { move };
}
