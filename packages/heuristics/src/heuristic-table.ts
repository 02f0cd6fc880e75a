import type { HeuristicEntry } from "./heuristic-entry.ts";
import { linearConflict } from "./linear-conflict.ts";
import { manhattan } from "./manhattan.ts";
import { misplaced } from "./misplaced.ts";
import { patternDatabase } from "./pattern-database/pattern-database.ts";
import { sequence } from "./sequence.ts";

/** Every heuristic of this package that has a name, in the order in which they are listed to people. */
export const HEURISTICS: readonly HeuristicEntry[] = [
  misplaced,
  manhattan,
  sequence,
  linearConflict,
  patternDatabase([]),
];

/** Their names. */
export const heuristicNames: readonly string[] = HEURISTICS.map(({ name }) => name);
