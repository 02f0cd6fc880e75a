import type { Rules, Counters, Outcome, Pass } from "@jejak/search";
import type { TraceProblem } from "../trace.ts";
import { checkFormat } from "./format-version.ts";
import { problemAt } from "./problem-at.ts";
import { outcomeAt, rulesAt } from "./rules-at.ts";
import { costAt, fieldsAt, listAt, pathOf, wholeAt } from "./shape.ts";

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

/** The header that a file of another format carries, or of jejak-trace/1 itself; `path` is where it stands. */
export function headerAt(value: unknown, path: string): Header {
  const header = fieldsAt(value, path);
  const inHeader = (field: string): string => pathOf(path, field);
  const note = checkFormat(header["format"], "jejak-trace", inHeader("format"));
  return {
    problem: problemAt(header["problem"], inHeader("problem")),
    rules: rulesAt(header["rules"], inHeader("rules")),
    outcome: outcomeAt(header["outcome"], inHeader("outcome")),
    counters: countersAt(header["counters"], inHeader("counters")),
    passes: passesAt(header["passes"], inHeader("passes")),
    visitNodes: nodesAt(header["visitNodes"], inHeader("visitNodes")),
    notes: note === null ? [] : [note],
  };
}

/** Passes as a file holds them, null where it holds none. */
function passesAt(value: unknown, path: string): Pass[] | null {
  if (value === undefined) return null;
  return listAt(value, path).map((item, index) => {
    const place = { list: path, index };
    const pass = fieldsAt(item, place);
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
export function countersAt(value: unknown, path: string): Counters | null {
  if (value === undefined) return null;
  const counters = fieldsAt(value, path);
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
