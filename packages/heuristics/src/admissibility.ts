import type { HeuristicTerm } from "@jejak/search";
import { heuristicNamed } from "./heuristic-named.ts";
import { ratioOf } from "./maximum.ts";

/** Whether a sum of heuristics never exceeds the moves that are left, and why in one sentence. */
export interface Admissibility {
  readonly admissible: boolean;
  readonly why: string;
}

/**
 * Is the weighted sum of `terms` admissible on a sliding puzzle? Exactly when the weights, each
 * times the greatest ratio of its heuristic to the moves that are left, add up to at most 1: no
 * board exceeds that sum, and a board one move from the goal reaches it for every term at once.
 * Throws for a name that is no heuristic.
 */
export function admissibility(terms: readonly HeuristicTerm[]): Admissibility {
  const parts = terms.map(({ name, weight }) => {
    const entry = heuristicNamed(name);
    if (entry === undefined) throw new RangeError(`${name} is no heuristic`);
    return { entry, weight };
  });
  const [only] = parts;
  if (only === undefined) return { admissible: true, why: "0 is never more than what is left" };
  if (parts.length === 1 && only.weight === 1) {
    return { admissible: only.entry.admissible, why: only.entry.why };
  }
  const total = ratioOf(parts);
  const at = "one move from the goal h is";
  return total <= 1
    ? {
        admissible: true,
        why: `no term exceeds its share of the moves left, and the shares add up to ${total}`,
      }
    : { admissible: false, why: `${at} already ${total}` };
}
