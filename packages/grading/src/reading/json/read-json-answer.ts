import type { ReadAnswer, ReadNode, ReadNote, ReadStep } from "../answer.ts";
import { isEventList, readEvents } from "./read-events.ts";
import { fieldOf, entriesOfJson, numberOfJson, stateOfJson, valuesOfJson } from "./json-states.ts";
import { readJson, type JsonFields, type JsonList, type JsonValue } from "./json-value.ts";
import { directionNamed, writtenMoves } from "../moves/move-words.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { parentLinks, type TableRow } from "../trees/parent-links.ts";
import type { ReadingContext, ReadResult } from "../reading-context.ts";
import { sectionLabels, type SectionKind } from "../marks/section-label.ts";
import { linesOf, placeAt, type TextLine } from "../marks/text-lines.ts";

/** Everything that turning JSON into an answer needs. */
export interface JsonSource {
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly domain: PaperDomain;
  readonly file: string | undefined;
}

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
    return answerOfList(items, "JSON list", source);
  }
  return answerOfList(values, "JSON lines", source);
}

/** A list of states, of objects that hold a state each, or of events. */
function answerOfList(
  items: readonly JsonValue[],
  medium: string,
  source: JsonSource,
): ReadAnswer | null {
  if (isEventList(items)) return readEvents(items, medium, source);
  const rows = items.flatMap((item) => rowOf(item, source) ?? []);
  const none = rows.every((row) => !row.step.state.ok);
  if (none || rows.length * 2 < items.length) return movesOnly(items, source);
  return answerOfRows(rows, `${medium} of ${rows.length} states`, source);
}

function answerOfRows(rows: readonly TableRow[], form: string, source: JsonSource): ReadAnswer {
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

/** An object whose fields are sequences (`visits`, `path`, `moves`, `nodes`), or one state. */
function answerOfFields(value: JsonFields, source: JsonSource): ReadAnswer | null {
  const events = value.fields.get("events");
  if (events?.kind === "list" && isEventList(events.items)) {
    return readEvents(events.items, "JSON events", source);
  }
  const lists = sequencesOf(value, source);
  const nodes = nodesOf(value, source);
  const counts = countsOf(value);
  const main = lists.visits ?? lists.expansions ?? lists.generated ?? lists.path;
  if (main === undefined && nodes === null && lists.moves === undefined) {
    return stateOfJson(value, source.text, source.domain) === null
      ? null
      : answerOfList([value], "JSON", source);
  }
  const steps = nodes === null ? (main ?? []) : withNodes(main, nodes);
  const { visits: _visits, ...others } = lists;
  const notes: ReadNote[] = [];
  if (lists.visits === undefined && main !== undefined && nodes === null) {
    notes.push({
      place: placeAt(source.lines, value.start, source.file),
      kind: "assumed",
      message:
        "there is no list of visits; the first list of states is read as the order asked for",
    });
  }
  return {
    form: `JSON with ${[...value.fields.keys()].slice(0, 12).join(", ")}`,
    steps,
    ...others,
    ...(nodes === null ? {} : { tree: nodes, generated: nodes }),
    ...(counts === null ? {} : { counts }),
    notes,
  };
}

interface Sequences {
  visits?: readonly ReadStep[];
  expansions?: readonly ReadStep[];
  generated?: readonly ReadStep[];
  path?: readonly ReadStep[];
  moves?: NonNullable<ReadAnswer["moves"]>;
}

function sequencesOf(value: JsonFields, source: JsonSource): Sequences {
  const sequences: Sequences = {};
  for (const [name, field] of value.fields) {
    if (field.kind !== "list" && field.kind !== "text") continue;
    const kind = kindOf(name);
    if (kind === null || sequences[kind] !== undefined) continue;
    const rows =
      field.kind === "list" ? field.items.flatMap((item) => rowOf(item, source) ?? []) : [];
    const holdsStates = rows.some((row) => row.step.state.ok);
    if (kind === "moves" || (kind === "path" && !holdsStates)) {
      const moves = movesOf(field, source);
      if (moves !== undefined && sequences.moves === undefined) sequences.moves = moves;
    } else if (holdsStates) sequences[kind] = rows.map((row) => row.step);
  }
  return sequences;
}

function kindOf(name: string): "visits" | "expansions" | "generated" | "path" | "moves" | null {
  const kind: SectionKind | undefined = sectionLabels(`${name.replaceAll("_", " ")}:`)[0]?.kind;
  if (kind === "visited") return "visits";
  return kind === "visits" ||
    kind === "expansions" ||
    kind === "generated" ||
    kind === "path" ||
    kind === "moves"
    ? kind
    : null;
}

function movesOf(field: JsonValue, source: JsonSource): ReadAnswer["moves"] {
  const written =
    field.kind === "text"
      ? field.text
      : field.kind === "list"
        ? field.items
            .map((item) =>
              item.kind === "text" ? item.text : source.text.slice(item.start, item.end),
            )
            .join(" ")
        : "";
  const nothing = written.length > 100_000 || source.domain.actions.length === 0;
  const moves = nothing ? null : writtenMoves(written);
  if (moves === null || moves.moves.some((move) => move.direction === null)) return undefined;
  const tiles = moves.moves.map((move) => move.tile);
  const named = tiles.some((tile) => tile !== null);
  return {
    place: placeAt(source.lines, field.start, source.file),
    moves: moves.moves.map((move) => move.direction ?? ""),
    names: named ? "tile" : "unsaid",
    ...(named ? { tiles } : {}),
  };
}

function movesOnly(items: readonly JsonValue[], source: JsonSource): ReadAnswer | null {
  const [first] = items;
  if (first === undefined) return null;
  const list: JsonList = {
    kind: "list",
    items,
    start: first.start,
    end: items.at(-1)?.end ?? first.end,
  };
  const moves = movesOf(list, source);
  return moves === undefined
    ? null
    : { form: `JSON list of ${moves.moves.length} moves`, steps: [], moves, notes: [] };
}

/** The tree of a jejak-trace/1 file, and of anything like it: `nodes` with a state and a parent each. */
function nodesOf(value: JsonFields, source: JsonSource): readonly ReadNode[] | null {
  const field = value.fields.get("nodes") ?? value.fields.get("tree");
  if (field?.kind !== "list") return null;
  const rows = field.items.flatMap((item) => rowOf(item, source) ?? []);
  if (rows.every((row) => row.parent === null)) return null;
  return parentLinks(rows, source.domain);
}

/** The visits with the values of the nodes that they are (by visit number), or the nodes that were visited. */
function withNodes(
  visits: readonly ReadStep[] | undefined,
  nodes: readonly ReadNode[],
): readonly ReadStep[] {
  const visited = nodes
    .filter((node) => node.order != null)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ parentIndex: _parent, order: _order, ...step }): ReadStep => step);
  if (visits === undefined)
    return visited.length > 0
      ? visited
      : nodes.map(({ parentIndex: _parent, order: _order, ...step }) => step);
  return visits.map((step, index) => {
    const node = visited[index];
    const same = node?.state.ok === true && step.state.ok && node.state.word === step.state.word;
    return same ? { ...node, ...step } : step;
  });
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
