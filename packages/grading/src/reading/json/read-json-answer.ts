import type { ReadAnswer, ReadNote, ReadStep } from "../answer.ts";
import { linesOf, placeAt } from "../marks/text-lines.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadingContext, ReadResult } from "../reading-context.ts";
import { parentLinks, type TableRow } from "../trees/parent-links.ts";
import { movesOfJson } from "./json-moves.ts";
import { nodesOfJson, visitsOfNodes } from "./json-nodes.ts";
import { rowsOfJson } from "./json-rows.ts";
import { sequencesOfJson, withParallelLists } from "./json-sequences.ts";
import type { JsonMedium, JsonSource } from "./json-source.ts";
import { numberOfJson, stateOfJson } from "./json-states.ts";
import { readJson, type JsonFields, type JsonValue } from "./json-value.ts";
import { isEventList, readEvents } from "./read-events.ts";
import { said, type ReaderText } from "../reader-text.ts";

/** Reads JSON (or JSON Lines) as an answer; null where the text is neither, or holds no state and no move. */
export function readJsonAnswer(
  text: string,
  domain: PaperDomain,
  context: ReadingContext,
): ReadResult | null {
  const first = text.trimStart()[0];
  if (first !== "[" && first !== "{" && first !== "(") return null;
  const values = jsonValues(text);
  if (values === null) return null;
  const source = { text, lines: linesOf(text, context.firstLine ?? 1), domain, file: context.file };
  const answer = answerOf(values, source);
  return answer === null ? null : { ok: true, answer };
}

/** The one value of a JSON text, or the values of its lines; null where anything else stands there. */
function jsonValues(text: string): readonly JsonValue[] | null {
  const values: JsonValue[] = [];
  let at = 0;
  while (text.slice(at, at + 1) !== "" && /\S/.test(text.slice(at))) {
    const reading = readJson(text, at);
    if (!reading.ok) return null;
    values.push(reading.value);
    at = reading.end;
    const comma = /^\s*,/.exec(text.slice(at, at + 20));
    if (comma !== null) at += comma[0].length;
  }
  return values.length === 0 ? null : values;
}

function answerOf(values: readonly JsonValue[], source: JsonSource): ReadAnswer | null {
  const [only] = values;
  if (only !== undefined && values.length === 1) {
    if (only.kind === "fields") return answerOfFields(only, source);
    if (only.kind !== "list") return null;
    const whole = stateOfJson(only, source.text, source.domain);
    const items = whole?.ok === true ? [only] : only.items;
    return answerOfList(items, "list", source);
  }
  return answerOfList(values, "lines", source);
}

/** A list of states, of objects that hold a state each, or of events. */
function answerOfList(
  items: readonly JsonValue[],
  medium: JsonMedium,
  source: JsonSource,
): ReadAnswer | null {
  if (isEventList(items)) return readEvents(items, medium, source);
  const rows = rowsOfJson(items, source);
  const none = rows.every((row) => !row.step.state.ok);
  if (none || rows.length * 2 < items.length) return movesOnly(items, source);
  return answerOfRows(rows, said("read.json-states", { medium, count: rows.length }), source);
}

function answerOfRows(rows: readonly TableRow[], form: ReaderText, source: JsonSource): ReadAnswer {
  const ordered = rows.some((row) => row.order !== null)
    ? rows.filter((row) => row.order !== null).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    : rows;
  const hasParents = rows.some((row) => row.parent !== null);
  const tree = hasParents ? parentLinks(rows, source.domain) : null;
  const parents = new Map(rows.map((row, index) => [row, tree?.[index]?.parent]));
  const stepOf = (row: TableRow): ReadStep => {
    const parent = parents.get(row);
    return parent === undefined ? row.step : { ...row.step, parent };
  };
  return {
    form,
    steps: ordered.map(stepOf),
    ...(tree === null ? {} : { tree, generated: rows.map(stepOf) }),
    notes: [],
  };
}

function movesOnly(items: readonly JsonValue[], source: JsonSource): ReadAnswer | null {
  const moves = movesOfJson(items, source);
  if (moves === null) return null;
  return {
    form: said("read.json-moves", { count: moves.moves.length }),
    steps: [],
    moves,
    notes: [],
  };
}

/** An object whose fields are sequences (`visits`, `path`, `moves`, `nodes`), or one state. */
function answerOfFields(value: JsonFields, source: JsonSource): ReadAnswer | null {
  const events = value.fields.get("events");
  if (events?.kind === "list" && isEventList(events.items)) {
    return readEvents(events.items, "document", source);
  }
  const lists = sequencesOfJson(value, source);
  const nodes = nodesOfJson(value, source);
  const counts = countsOf(value);
  const main = lists.visits ?? lists.expansions ?? lists.generated ?? lists.path;
  if (main === undefined && nodes === null && lists.moves === undefined) {
    return stateOfJson(value, source.text, source.domain) === null
      ? null
      : answerOfList([value], "document", source);
  }
  const steps = nodes === null ? (main ?? []) : visitsOfNodes(main, nodes);
  const { visits: _visits, ...others } = lists;
  const notes: ReadNote[] = [];
  if (lists.visits === undefined && main !== undefined && nodes === null) {
    notes.push({
      place: placeAt(source.lines, value.start, source.file),
      kind: "assumed",
      message: said("read.note.no-visits"),
    });
  }
  return {
    form: said("read.json-fields", { fields: [...value.fields.keys()].slice(0, 12).join(", ") }),
    steps: withParallelLists(steps, value, source),
    ...others,
    ...(nodes === null ? {} : { tree: nodes, generated: nodes }),
    ...(counts === null ? {} : { counts }),
    notes,
  };
}

const COUNTS = ["generated", "expanded", "visited", "depth", "cost"] as const;

function countsOf(value: JsonFields): Record<string, number> | null {
  const counts: Record<string, number> = {};
  for (const name of COUNTS) {
    const number = numberOfJson(value.fields.get(name) ?? value.fields.get(`nodes_${name}`));
    if (number !== null) counts[name] = number;
  }
  return Object.keys(counts).length === 0 ? null : counts;
}
