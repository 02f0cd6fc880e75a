import { failure, success, type Result } from "@jejak/puzzle";
import type { HeuristicTerm } from "@jejak/search";
import { KNOWN_HEURISTICS } from "../known-heuristics.ts";
import type { KnownHeuristic } from "./known-heuristic.ts";
import { parseTerms, type HeuristicTextProblem } from "./parse-terms.ts";

const LONGEST = 1000;

/**
 * The terms of a sum such as `misplaced + 2*manhattan`: names in any case, `h1`, `totdist` and the
 * other aliases, a weight before or after its name, with `*`, `×`, `·` or nothing between. `0` is
 * the empty sum. `max(manhattan, 2*misplaced)` is one term, the largest of its sums, and
 * `pattern-database(1234, 5678)` or `pattern-database(4-4)` is one with these groups of tiles.
 * `known` is for domains with other heuristics than the puzzle's.
 */
export function parseHeuristic(
  text: string,
  known: readonly KnownHeuristic[] = KNOWN_HEURISTICS,
): Result<readonly HeuristicTerm[], HeuristicTextProblem> {
  if (text.length > LONGEST) {
    return failure({
      column: LONGEST,
      message: `a sum of heuristics has at most ${LONGEST} characters`,
    });
  }
  if (/^\s*(?:0+\.?0*|\.0+)(?:e[+-]?\d+)?\s*$/i.test(text)) return success([]);
  const terms = parseTerms(text, known);
  if (!terms.ok) return terms;
  return success(terms.value.map(({ name, weight }) => ({ name, weight })));
}
