import type { Pass } from "@jejak/search";
import { parseJson } from "../json/parse-json.ts";
import type { ReadTrace } from "../read-result.ts";
import { checkFormat } from "../reading/format-version.ts";
import { countersAt, type Header } from "../reading/header-at.ts";
import { linesOf, type Line } from "../reading/lines-of.ts";
import { problemAt } from "../reading/problem-at.ts";
import { outcomeAt, rulesAt } from "../reading/rules-at.ts";
import { costAt, fieldsAt, optionalTextAt, shown, textAt, type Fields } from "../reading/shape.ts";
import { traceFromParts } from "../reading/trace-from-parts.ts";
import { treeFromRows, type NodeRow } from "../reading/tree-from-rows.ts";
import { revisits } from "../visited-before.ts";
import { UnknownFields } from "../reading/unknown-fields.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";

/**
 * Reads jejak-events/1. A file without its last line is that of a search that still runs or was
 * interrupted: its outcome is `stopped`, and a line that was cut off in the middle is left out.
 */
export function readTraceEvents(text: string): ReadTrace {
  return readResult(() => {
    const lines = linesOf(text);
    const unknown = new UnknownFields("jejak-events/1");
    const header = headerLine(lines.next().value ?? undefined, unknown);
    const events = new EventReader(revisits(header.rules), unknown);
    const rows = events.rows(lines);
    const placeOf = (): string => `line ${events.line}`;
    const tree = treeFromRows(rows, placeOf, (node) => node === 0 || events.roots.has(node));
    const { outcome, counters, visits } = events;
    const passes = events.passes.length === 0 ? null : events.passes;
    const notes = [...header.notes, ...unknown.notes(), ...events.notes];
    return traceFromParts({ ...header, outcome, counters, passes, notes }, tree, visits);
  });
}

const HEADER = new Set(["$schema", "format", "problem", "rules"]);
/** The fields of each event. */
const EVENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  generate: new Set(["event", "id", "parent", "state", "action", "g", "h"]),
  visit: new Set(["event", "id"]),
  pass: new Set(["event", "limit"]),
  end: new Set(["event", "outcome", "counters"]),
};

function headerLine(
  line: Line | undefined,
  unknown: UnknownFields,
): Pick<Header, "problem" | "rules" | "notes"> {
  const header = fieldsAt(parseJson(line?.text ?? ""), "line 1");
  unknown.look(header, HEADER);
  const note = checkFormat(header["format"], "jejak-events", "line 1.format");
  return {
    problem: problemAt(header["problem"], "line 1.problem", unknown),
    rules: rulesAt(header["rules"], "line 1.rules", unknown),
    notes: note === null ? [] : [note],
  };
}

/** Follows the events line by line: hands out the generated nodes and keeps the rest. */
class EventReader {
  line = 1;
  outcome: Header["outcome"] = "stopped";
  counters: Header["counters"] = null;
  readonly visits: number[] = [];
  readonly passes: Pass[] = [];
  /** The roots of the passes. */
  readonly roots = new Set<number>();
  readonly notes: string[] = [];
  /** Whether the search comes back to nodes. */
  readonly #revisits: boolean;
  readonly #visited = new Set<number>();
  #generated = 0;
  #ended = false;
  readonly #unknownFields: UnknownFields;
  readonly #unknownEvents = new Map<string, number>();

  constructor(revisits: boolean, unknown: UnknownFields) {
    this.#revisits = revisits;
    this.#unknownFields = unknown;
  }

  *rows(lines: Iterable<Line>): Generator<NodeRow> {
    for (const line of lines) {
      this.line = line.number;
      if (line.text.trim() === "") continue;
      const event = this.#eventOf(line);
      if (event === null) break;
      const row = this.#follow(event, `line ${line.number}`);
      if (row !== null) yield row;
    }
    if (!this.#ended) this.notes.push("The file has no end: the search was stopped, or still ran.");
    for (const [name, count] of this.#unknownEvents) {
      this.notes.push(`Left out ${count} events that are not in jejak-events/1: ${name}.`);
    }
  }

  #eventOf(line: Line): Fields | null {
    try {
      return fieldsAt(parseJson(line.text, line.number), `line ${line.number}`);
    } catch (error) {
      if (line.ended || !(error instanceof Unreadable)) throw error;
      this.notes.push(`Line ${line.number} is cut off and was left out.`);
      return null;
    }
  }

  #follow(event: Fields, place: string): NodeRow | null {
    if (this.#ended) throw new Unreadable(place, "stands after the end event");
    const kind = event["event"];
    const known =
      typeof kind === "string" && Object.hasOwn(EVENTS, kind) ? EVENTS[kind] : undefined;
    if (known !== undefined) this.#unknownFields.look(event, known, `${String(kind)}.`);
    switch (kind) {
      case "generate":
        return this.#generate(event, place);
      case "visit":
        this.#visit(event["id"], place);
        return null;
      case "pass": {
        const pass = { root: this.#generated, firstVisit: this.visits.length + 1 };
        this.passes.push({ limit: costAt(event["limit"], place, "limit"), ...pass });
        this.roots.add(this.#generated);
        return null;
      }
      case "end":
        this.#ended = true;
        this.outcome = outcomeAt(event["outcome"], `${place}.outcome`);
        this.counters = countersAt(event["counters"], `${place}.counters`, this.#unknownFields);
        return null;
      default: {
        const name = shown(textAt(kind, place, "event"));
        const count = this.#unknownEvents.get(name) ?? 0;
        if (count > 0 || this.#unknownEvents.size < 10) this.#unknownEvents.set(name, count + 1);
        return null;
      }
    }
  }

  #generate(event: Fields, place: string): NodeRow {
    const { parent } = event;
    if (event["id"] !== this.#generated) {
      throw new Unreadable(
        `${place}.id`,
        `is ${shown(event["id"])}; the next new node is ${this.#generated}`,
      );
    }
    const row = {
      state: textAt(event["state"], place, "state"),
      action: optionalTextAt(event["action"], place, "action"),
      parent: parent === undefined ? null : this.#known(parent, `${place}.parent`),
      g: costAt(event["g"], place, "g"),
      h: costAt(event["h"], place, "h"),
    };
    this.#generated++;
    return row;
  }

  #visit(id: unknown, place: string): void {
    const node = this.#known(id, `${place}.id`);
    if (this.#visited.has(node) && !this.#revisits) {
      throw new Unreadable(`${place}.id`, `${node} was visited before`);
    }
    this.#visited.add(node);
    this.visits.push(node);
  }

  #known(id: unknown, path: string): number {
    const known = typeof id === "number" && Number.isInteger(id) && id >= 0 && id < this.#generated;
    if (known) return id;
    throw new Unreadable(path, `is ${shown(id)}; the nodes so far are 0 to ${this.#generated - 1}`);
  }
}
