import type { HeuristicEntry } from "./heuristic-entry.ts";
import { manhattan } from "./manhattan.ts";
import { misplaced } from "./misplaced.ts";
import { sequence } from "./sequence.ts";

/** Every heuristic of this package, in the order in which they are listed to people. */
export const HEURISTICS: readonly HeuristicEntry[] = [misplaced, manhattan, sequence];

/** Their names. */
export const heuristicNames: readonly string[] = HEURISTICS.map(({ name }) => name);

/** The heuristic of that name or alias, in any case; undefined when there is none. */
export function heuristicNamed(name: string): HeuristicEntry | undefined {
  const lower = name.toLowerCase();
  return HEURISTICS.find((entry) => entry.name === lower || entry.aliases.includes(lower));
}
