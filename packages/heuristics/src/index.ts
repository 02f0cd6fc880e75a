export type { HeuristicEntry } from "./heuristic-entry.ts";
export { misplaced } from "./misplaced.ts";
export { manhattan } from "./manhattan.ts";
export { sequence } from "./sequence.ts";
export { heuristicNamed, heuristicNames, HEURISTICS } from "./heuristics.ts";
export { heuristic, type HeuristicProblem } from "./heuristic.ts";
export { admissibility, type Admissibility } from "./admissibility.ts";
export {
  parseHeuristic,
  type HeuristicTextProblem,
  type KnownHeuristic,
} from "./parse-heuristic.ts";
export { formatHeuristic } from "./format-heuristic.ts";
export { explainHeuristic, type TileShare } from "./explain-heuristic.ts";
