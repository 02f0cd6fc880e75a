import type { Counters, Outcome, Rules } from "@jejak/search";
import { checkFormat } from "./format-version.ts";
import { problemAt } from "./problem-at.ts";
import { outcomeAt, rulesAt } from "./rules-at.ts";
import { fieldsAt, pathOf, wholeAt } from "./shape.ts";
import type { TraceProblem } from "../trace.ts";

/** What a trace holds beside its tree and its visits. */
export interface Header {
  readonly problem: TraceProblem;
  readonly rules: Rules;
  readonly outcome: Outcome;
  readonly counters: Counters | null;
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
    notes: note === null ? [] : [note],
  };
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
