export type { HeuristicEntry } from "./heuristic-entry.ts";
export type { HeuristicPart } from "./heuristic-part.ts";
export { misplaced } from "./misplaced.ts";
export { manhattan } from "./manhattan.ts";
export { sequence } from "./sequence.ts";
export { linearConflict } from "./linear-conflict.ts";
export { patternDatabase } from "./pattern-database/pattern-database.ts";
export { heuristicNames, HEURISTICS } from "./heuristic-table.ts";
export { heuristicNamed } from "./heuristic-named.ts";
export { heuristic, type HeuristicProblem } from "./heuristic.ts";
export { admissibility, type Admissibility } from "./admissibility.ts";
export {
  checkHeuristic,
  type HeuristicCheck,
  type InconsistentMove,
  type JudgedBoard,
} from "./check-heuristic.ts";
export { parseHeuristic } from "./parsing/parse-heuristic.ts";
export type { KnownHeuristic } from "./parsing/known-heuristic.ts";
export type { HeuristicTextProblem } from "./parsing/parse-terms.ts";
export { formatHeuristic } from "./parsing/format-heuristic.ts";
export { explainHeuristic, type ExplainedTerm } from "./explain-heuristic.ts";
