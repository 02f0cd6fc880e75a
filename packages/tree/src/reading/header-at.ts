import type { Rules, Counters, Outcome, Pass } from "@jejak/search";
import type { TraceProblem } from "../trace.ts";
import { checkFormat } from "./format-version.ts";
import { problemAt } from "./problem-at.ts";
import { outcomeAt, rulesAt } from "./rules-at.ts";
import { costAt, fieldsAt, listAt, pathOf, wholeAt } from "./shape.ts";
import { UnknownFields } from "./unknown-fields.ts";

const HEADER = new Set("format problem rules outcome counters passes visitNodes".split(" "));
const COUNTERS = new Set(
  "visited expanded generated dropped thrownAway largestFrontier".split(" "),
);
const PASS = new Set(["limit", "root", "firstVisit"]);

/** What a trace holds beside its tree and its visits. */
export interface Header {
  readonly problem: TraceProblem;
  readonly rules: Rules;
  readonly outcome: Outcome;
  readonly counters: Counters | null;
  /** Of a search that starts from the root again and again. */
  readonly passes: readonly Pass[] | null;
  /** The nodes in order of visit, where some are visited again; else each says its own visit. */
  readonly visitNodes: readonly number[] | null;
  readonly notes: readonly string[];
}

/** The header that a file of another format carries; `path` is where it stands. */
export function headerAt(value: unknown, path: string): Header {
  const unknown = new UnknownFields("jejak-trace/1");
  const header = headerAmong(value, path, HEADER, unknown);
  return { ...header, notes: [...header.notes, ...unknown.notes()] };
}

/** The header among the fields of jejak-trace/1, which are `known`; what is not goes to `unknown`. */
export function headerAmong(
  value: unknown,
  path: string,
  known: ReadonlySet<string>,
  unknown: UnknownFields,
): Header {
  const header = fieldsAt(value, path);
  unknown.look(header, known);
  const inHeader = (field: string): string => pathOf(path, field);
  const note = checkFormat(header["format"], "jejak-trace", inHeader("format"));
  return {
    problem: problemAt(header["problem"], inHeader("problem"), unknown),
    rules: rulesAt(header["rules"], inHeader("rules"), unknown),
    outcome: outcomeAt(header["outcome"], inHeader("outcome")),
    counters: countersAt(header["counters"], inHeader("counters"), unknown),
    passes: passesAt(header["passes"], inHeader("passes"), unknown),
    visitNodes: nodesAt(header["visitNodes"], inHeader("visitNodes")),
    notes: note === null ? [] : [note],
  };
}

/** Passes as a file holds them, null where it holds none. */
function passesAt(value: unknown, path: string, unknown: UnknownFields): Pass[] | null {
  if (value === undefined) return null;
  return listAt(value, path).map((item, index) => {
    const place = { list: path, index };
    const pass = fieldsAt(item, place);
    unknown.look(pass, PASS, "passes.");
    return {
      limit: costAt(pass["limit"], place, "limit"),
      root: wholeAt(pass["root"], place, "root", 0),
      firstVisit: wholeAt(pass["firstVisit"], place, "firstVisit", 1),
    };
  });
}

function nodesAt(value: unknown, path: string): number[] | null {
  if (value === undefined) return null;
  return listAt(value, path).map((node, index) => wholeAt(node, { list: path, index }, "", 0));
}

/** Counters as a file holds them, null where it holds none. */
export function countersAt(value: unknown, path: string, unknown: UnknownFields): Counters | null {
  if (value === undefined) return null;
  const counters = fieldsAt(value, path);
  unknown.look(counters, COUNTERS, "counters.");
  const count = (name: keyof Counters): number => wholeAt(counters[name], path, name, 0);
  return {
    visited: count("visited"),
    expanded: count("expanded"),
    generated: count("generated"),
    dropped: count("dropped"),
    thrownAway: count("thrownAway"),
    largestFrontier: count("largestFrontier"),
  };
}
