import type { StateOnPaper } from "../../domain.ts";
import type { ReadAnswer, ReadNode, ReadStep } from "../answer.ts";
import { numberOfJson, stateOfJson, valuesOfJson } from "./json-states.ts";
import type { JsonFields, JsonValue } from "./json-value.ts";
import { parentLinks, type TableRow } from "../trees/parent-links.ts";
import type { JsonMedium, JsonSource } from "./json-source.ts";
import { placeAt } from "../marks/text-lines.ts";
import { said } from "../reader-text.ts";

const EXPANDING = /^(?:expand(?:ing|ed)?|visit(?:ing|ed)?)$/i;
const GENERATING = /^(?:generat(?:e|ing|ed)|source)$/i;

/** Whether values are the events of a search: objects that say what happened (`type` or `event`), perhaps behind a header. */
export function isEventList(items: readonly JsonValue[]): boolean {
  const named = items.slice(0, 50).filter((item) => eventName(item) !== null).length;
  return named > 0 && named * 2 >= Math.min(items.length, 50);
}

function eventName(item: JsonValue): string | null {
  if (item.kind !== "fields") return null;
  const name = item.fields.get("type") ?? item.fields.get("event");
  return name?.kind === "text" && /^[a-z]+$/i.test(name.text) ? name.text : null;
}

interface Known {
  readonly state: StateOnPaper;
  readonly event: JsonFields;
}

/**
 * Reads the events of a search visualiser (Posthoc) or of jejak-events/1: a node's state stands in
 * its first event, what is expanded or visited gives the order, what is generated the tree.
 */
export function readEvents(
  items: readonly JsonValue[],
  medium: JsonMedium,
  source: JsonSource,
): ReadAnswer | null {
  const known = new Map<string, Known>();
  const steps: ReadStep[] = [];
  const rows: TableRow[] = [];
  for (const item of items) {
    const name = eventName(item);
    if (name === null || item.kind !== "fields") continue;
    const id = idOf(item, source.text, ["id"]);
    const state = stateOfJson(item, source.text, source.domain) ?? known.get(id ?? "")?.state;
    if (state === undefined) continue;
    const first = id === null ? undefined : known.get(id);
    if (id !== null && first === undefined) {
      known.set(id, { state, event: item });
      // The root has no event of its own kind in some formats.
      if (GENERATING.test(name) || rows.length === 0 || EXPANDING.test(name)) {
        rows.push(rowOf(item, state, id, source));
      }
    }
    if (EXPANDING.test(name)) steps.push(stepOf(item, state, first?.event, source));
  }
  if (rows.length === 0) return null;
  const tree = parentLinks(rows, source.domain);
  return {
    form: said("read.json-events", { medium, count: items.length }),
    steps: steps.length > 0 ? steps : rows.map((row) => row.step),
    ...(steps.length > 0 ? { expansions: steps } : {}),
    generated: rows.map((row) => row.step),
    tree: tree satisfies readonly ReadNode[],
    notes: [],
  };
}

function stepOf(
  event: JsonFields,
  state: StateOnPaper,
  generated: JsonFields | undefined,
  source: JsonSource,
): ReadStep {
  const values = {
    ...(generated === undefined ? {} : valuesOfJson(generated)),
    ...valuesOfJson(event),
  };
  return { place: placeAt(source.lines, event.start, source.file), state, ...values };
}

function rowOf(event: JsonFields, state: StateOnPaper, id: string, source: JsonSource): TableRow {
  const parent = idOf(event, source.text, ["pId", "parent", "pid", "parentId"]);
  return {
    step: stepOf(event, state, undefined, source),
    number: null,
    order: null,
    id,
    parent: parent ?? "",
  };
}

function idOf(event: JsonFields, text: string, names: readonly string[]): string | null {
  for (const name of names) {
    const field = event.fields.get(name);
    const number = numberOfJson(field);
    if (number !== null) return String(number);
    if (field?.kind === "text") return field.text;
    if (field?.kind === "list")
      return text.slice(field.start, Math.min(field.end, field.start + 400));
  }
  return null;
}
