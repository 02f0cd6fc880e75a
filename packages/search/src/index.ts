export type { Bounds } from "./bounds.ts";
export { dropsDuplicate, type Lineage, type SeenStates } from "./duplicates/duplicate-rule.ts";
export { BestFirstTreeFrontier } from "./frontier/best-first-tree-frontier.ts";
export {
  frontierOrder,
  priorityOf,
  type FrontierOrder,
  type NodeValues,
} from "./frontier/frontier-order.ts";
export { countersByPass, type PassCounters } from "./counters-by-pass.ts";
export type { Pass } from "./passes.ts";
export type { Frontier } from "./frontier/frontier.ts";
export { RecursiveFrontier } from "./frontier/recursive-frontier.ts";
export { hasOneFrontier } from "./one-frontier.ts";
export { PRESETS, presetNamed, type Preset } from "./presets.ts";
export type { Heuristic, HeuristicByChange, Problem, Successor } from "./problem.ts";
export { reopened } from "./reopened.ts";
export { replay, type Replay } from "./replay.ts";
export {
  DUPLICATES,
  GOAL_TESTS,
  SEARCHES,
  TIES,
  type DuplicatesRule,
  type GoalTestRule,
  type HeuristicTerm,
  type Rules,
  type SearchName,
  type TiesRule,
} from "./rules.ts";
export {
  bidirectional,
  type BidirectionalRun,
  type BothEnds,
  type Side,
} from "./searches/bidirectional.ts";
export { rulesFault, type RulesFault } from "./rules-fault.ts";
export { SearchMemory } from "./search-memory.ts";
export { Search, search, type SearchOptions, type Step } from "./search.ts";
export {
  expansions,
  isExpanded,
  OUTCOMES,
  solutionActions,
  solutionPath,
  type Counters,
  type Outcome,
  type SearchRun,
} from "./search-run.ts";
export { SearchTree, type TreeNode } from "./tree/search-tree.ts";
export { NONE } from "./tree/node-rows.ts";
export type { CodeSpace, IntegerSpace } from "./space/integer-space.ts";
export { StateTable } from "./state-table.ts";
