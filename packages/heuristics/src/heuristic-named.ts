import type { HeuristicTerm } from "@jejak/search";
import type { HeuristicEntry } from "./heuristic-entry.ts";
import { HEURISTICS } from "./heuristic-table.ts";
import { KNOWN_HEURISTICS } from "./known-heuristics.ts";
import { maximum, type EntrySum } from "./maximum.ts";
import { parseTerms } from "./parsing/parse-terms.ts";
import { patternDatabase } from "./pattern-database/pattern-database.ts";

/**
 * The heuristic of that name or alias, in any case; undefined when there is none. A name may be a
 * whole `max(manhattan, 2*misplaced)` or `pattern-database(1234, 5678)`, as `parseHeuristic` gives it.
 */
export function heuristicNamed(name: string): HeuristicEntry | undefined {
  const read = parseTerms(name, KNOWN_HEURISTICS);
  const [term, ...others] = read.ok ? read.value : [];
  if (term?.weight !== 1 || others.length > 0) return undefined;
  if (term.groups.length > 0) return patternDatabase(term.groups);
  if (term.sums.length > 0) return maximum(term.sums.map(entries));
  return HEURISTICS.find((entry) => entry.name === term.base);
}

/** There is no `max` within one, so this does not go deeper. */
function entries(sum: readonly HeuristicTerm[]): EntrySum {
  return sum.flatMap(({ name, weight }) => {
    const entry = heuristicNamed(name);
    return entry === undefined ? [] : [{ entry, weight }];
  });
}
