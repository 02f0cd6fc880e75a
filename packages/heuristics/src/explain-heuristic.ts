import type { HeuristicTerm } from "@jejak/search";
import { heuristicNamed } from "./heuristic-named.ts";
import type { HeuristicPart } from "./heuristic-part.ts";

/** What one term of a sum says of a board, before its weight, and what that is made of. */
export interface ExplainedTerm extends HeuristicTerm {
  readonly value: number;
  /** Their values add up to `value`. */
  readonly parts: readonly HeuristicPart[];
}

/**
 * h of one board taken apart, so that a sum can be followed by hand: for each term every tile in
 * ascending order (`misplaced`, `manhattan`, `sequence`), for `linear-conflict` after them the tiles
 * that must leave a row or a column, for `pattern-database` its groups, for `max` the parts of its
 * largest sum, with their weights. The terms must be ones that `heuristic` makes for this goal, and
 * `word` must have its tiles.
 */
export function explainHeuristic(
  terms: readonly HeuristicTerm[],
  word: string,
  goal: string,
  columns: number,
): readonly ExplainedTerm[] {
  return terms.map(({ name, weight }) => {
    const entry = heuristicNamed(name);
    if (entry === undefined) throw new RangeError(`${name} is no heuristic`);
    const misfit = entry.misfit(goal, columns);
    if (misfit !== null) throw new RangeError(misfit);
    const parts = entry.parts(goal, columns)(word);
    const value = parts.reduce((sum, part) => sum + part.value, 0);
    return { name, weight, value, parts };
  });
}
