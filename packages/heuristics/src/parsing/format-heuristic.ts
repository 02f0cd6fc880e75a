import type { HeuristicTerm } from "@jejak/search";

/** The terms as `parseHeuristic` reads them: `misplaced + 2*manhattan`; `0` for no terms. */
export function formatHeuristic(terms: readonly HeuristicTerm[]): string {
  if (terms.length === 0) return "0";
  return terms.map(({ name, weight }) => (weight === 1 ? name : `${weight}*${name}`)).join(" + ");
}
