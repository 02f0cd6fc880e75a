import { failure, success, type Result } from "@jejak/puzzle";
import type { Heuristic, HeuristicTerm } from "@jejak/search";
import type { HeuristicEntry } from "./heuristic-entry.ts";
import { heuristicNamed } from "./heuristic-named.ts";
import { KNOWN_HEURISTICS } from "./known-heuristics.ts";
import { namesOf } from "./parsing/known-heuristic.ts";
import { spaceDifferences } from "./space-differences.ts";
import { weightedSum } from "./weighted-sum.ts";

/** What is wrong with a sum of heuristics: which of its terms, from 0, and one sentence. */
export interface HeuristicProblem {
  readonly term: number;
  readonly kind: "unknown-name" | "weight" | "misfit";
  readonly message: string;
}

/**
 * h as the weighted sum of `terms`. With several goals h is the least of the sums for each goal:
 * what is left to go is the way to the nearest. No terms at all: h is 0 everywhere.
 */
export function heuristic(
  terms: readonly HeuristicTerm[],
  goal: string | readonly string[],
  columns: number,
): Result<Heuristic<string>, HeuristicProblem> {
  const goals = typeof goal === "string" ? [goal] : goal;
  const entries: HeuristicEntry[] = [];
  for (const [term, { name, weight }] of terms.entries()) {
    const entry = heuristicNamed(name);
    if (entry === undefined) return failure({ term, kind: "unknown-name", message: unknown(name) });
    if (!Number.isFinite(weight) || weight < 0) {
      const message = `the weight of ${name} is ${weight}: a weight is a number from 0 up`;
      return failure({ term, kind: "weight", message });
    }
    const misfit = goals.map((word) => entry.misfit(word, columns)).find((text) => text !== null);
    if (misfit !== undefined) return failure({ term, kind: "misfit", message: misfit });
    entries.push(entry);
  }
  const sums = goals.map((word) =>
    weightedSum(
      entries.map((entry) => entry.create(word, columns)),
      terms.map(({ weight }) => weight),
    ),
  );
  const h = least(sums);
  const [only] = goals;
  if (only === undefined || goals.length > 1) return success(h);
  // A function of its own: what `create` made belongs to its entry.
  const sum: Heuristic<string> = (state) => h(state);
  return success(Object.assign(sum, { byChange: spaceDifferences(entries, terms, only, columns) }));
}

function unknown(name: string): string {
  return `${JSON.stringify(name)} is no heuristic: there are ${namesOf(KNOWN_HEURISTICS)}`;
}

function least(sums: readonly Heuristic<string>[]): Heuristic<string> {
  const [first] = sums;
  if (first === undefined) return () => 0;
  if (sums.length === 1) return first;
  return (state) => {
    let value = Infinity;
    for (const sum of sums) value = Math.min(value, sum(state));
    return value;
  };
}
