import { failure, success, type Result } from "@jejak/puzzle";
import type { HeuristicTerm } from "@jejak/search";
import { HEURISTICS } from "./heuristics.ts";

/** What could not be read: the column, from 1, and one sentence. */
export interface HeuristicTextProblem {
  readonly column: number;
  readonly message: string;
}

/** A name that a sum may hold, and what else is read as it. */
export interface KnownHeuristic {
  readonly name: string;
  readonly aliases: readonly string[];
}

interface Sign {
  readonly kind: "number" | "name" | "times" | "plus" | "other";
  readonly text: string;
  readonly column: number;
}

const LONGEST = 1000;

/**
 * The terms of a sum such as `misplaced + 2*manhattan`: names in any case, `h1`, `totdist` and the
 * other aliases, a weight before or after its name, with `*`, `×`, `·` or nothing between. `0` is
 * the empty sum. `known` is for domains with other heuristics than the puzzle's.
 */
export function parseHeuristic(
  text: string,
  known: readonly KnownHeuristic[] = HEURISTICS,
): Result<readonly HeuristicTerm[], HeuristicTextProblem> {
  if (text.length > LONGEST) {
    return failure({
      column: LONGEST,
      message: `a sum of heuristics has at most ${LONGEST} characters`,
    });
  }
  const signs = signsOf(text);
  if (signs.length === 1 && signs[0]?.kind === "number" && Number(signs[0].text) === 0) {
    return success([]);
  }
  const terms: HeuristicTerm[] = [];
  let at = 0;
  for (;;) {
    const term = readTerm(signs, at, known, text.length + 1);
    if (!term.ok) return term;
    terms.push(term.value.term);
    at = term.value.next;
    const sign = signs[at];
    if (sign === undefined) return success(terms);
    if (sign.kind !== "plus") return failure(unexpected(sign, "`+` and another heuristic"));
    at += 1;
  }
}

function readTerm(
  signs: readonly Sign[],
  start: number,
  known: readonly KnownHeuristic[],
  end: number,
): Result<{ term: HeuristicTerm; next: number }, HeuristicTextProblem> {
  let at = start;
  let weight = 1;
  const leading = signs[at];
  if (leading?.kind === "number") {
    weight = Number(leading.text);
    at += signs[at + 1]?.kind === "times" ? 2 : 1;
  }
  const written = signs[at];
  if (written?.kind !== "name") {
    const wanted = `a heuristic (${known.map(({ name }) => name).join(", ")})`;
    if (written !== undefined) return failure(unexpected(written, wanted));
    return failure({ column: end, message: `${wanted} is missing at the end` });
  }
  const lower = written.text.toLowerCase();
  const entry = known.find(({ name, aliases }) => name === lower || aliases.includes(lower));
  if (entry === undefined) {
    const names = known.map(({ name }) => name).join(", ");
    const message = `${JSON.stringify(written.text)} is no heuristic: there are ${names}`;
    return failure({ column: written.column, message });
  }
  const trailing = signs[at + 2];
  if (
    leading?.kind !== "number" &&
    signs[at + 1]?.kind === "times" &&
    trailing?.kind === "number"
  ) {
    weight = Number(trailing.text);
    at += 2;
  }
  return success({ term: { name: entry.name, weight }, next: at + 1 });
}

function unexpected(sign: Sign, wanted: string): HeuristicTextProblem {
  const message =
    sign.text === "-" || sign.text === "−"
      ? "a weight cannot be negative, and a heuristic cannot be taken away"
      : `${JSON.stringify(sign.text)} stands where ${wanted} is expected`;
  return { column: sign.column, message };
}

const SIGN =
  /(?<number>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|(?<name>[\p{L}_][\p{L}\d_-]*)|(?<times>[*×·⋅])|(?<plus>\+)|(?<other>\S)/giu;

function signsOf(text: string): Sign[] {
  return [...text.matchAll(SIGN)].map((match) => {
    const [kind = "other", found = ""] =
      Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    return { kind: kind as Sign["kind"], text: found, column: match.index + 1 };
  });
}
