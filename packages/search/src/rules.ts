/**
 * Which node is visited next. docs/searches.md says of each search what it does, where it is written
 * down and what its trace shows.
 */
export const SEARCHES = [
  "depth-first",
  "breadth-first",
  "best-first",
  "a-star",
  "uniform-cost",
  "weighted-a-star",
  "siblings-only",
  "iterative-deepening",
  "ida-star",
  "beam",
  "steepest-hill-climbing",
  "simple-hill-climbing",
  "best-first-tree",
  "recursive-best-first",
] as const;
export type SearchName = (typeof SEARCHES)[number];

/**
 * Which generated children are dropped as duplicates.
 *
 * - `none`: every child is kept.
 * - `parent`: a child equal to the state its parent came from is dropped (the slides' rule).
 * - `path`: a child equal to a state on the path from the root is dropped (Bratko's rule).
 * - `closed`: a child whose state has been visited is dropped, and a node taken from the frontier
 *   whose state has been visited meanwhile is thrown away unvisited.
 * - `closed-at-generation`: only the first half of that; queued copies are visited again.
 * - `generated`: a child whose state was ever generated is dropped.
 * - `reached`: a child is dropped unless it is new or cheaper than the best copy generated so far;
 *   the costlier copy stays queued.
 * - `reached-unvisited`: as `reached`, but a child whose state has been visited is dropped however
 *   cheap it is: nothing is opened again. Some textbooks write A* so without saying it.
 */
export const DUPLICATES = [
  "none",
  "parent",
  "path",
  "closed",
  "closed-at-generation",
  "generated",
  "reached",
  "reached-unvisited",
] as const;
export type DuplicatesRule = (typeof DUPLICATES)[number];

/** When a state is compared with the goal. With `generate` the root is tested first and the goal is never visited. */
export const GOAL_TESTS = ["visit", "generate"] as const;
export type GoalTestRule = (typeof GOAL_TESTS)[number];

/**
 * Which of several frontier nodes of equal priority is taken: the oldest (`fifo`), the newest
 * (`lifo`), the one with the smaller h and then the oldest (`low-h`), the one with the smaller key
 * and then the oldest (`alphabetical`). Depth-first and breadth-first search know no equal priorities.
 */
export const TIES = ["fifo", "lifo", "low-h", "alphabetical"] as const;
export type TiesRule = (typeof TIES)[number];

/** A named heuristic and its weight in the sum that gives h. */
export interface HeuristicTerm {
  readonly name: string;
  readonly weight: number;
}

/**
 * Everything that determines a search apart from the problem, as plain, serialisable data. A
 * problem and its rules together determine the trace.
 */
export interface Rules {
  readonly search: SearchName;
  /** Blank moves such as `["D", "R", "L", "U"]`, or a named order such as `tile`; the domain reads it. */
  readonly childOrder: string | readonly string[];
  /** The root has level 0; a node at the limit is visited and not expanded. null: no limit. */
  readonly depthLimit: number | null;
  readonly duplicates: DuplicatesRule;
  readonly goalTest: GoalTestRule;
  readonly ties: TiesRule;
  readonly heuristic: readonly HeuristicTerm[];
  /** `weighted-a-star` goes by g + weight * h; at least 0, needed there and nowhere else. */
  readonly weight?: number;
  /** How many nodes of a level `beam` keeps; a whole number of at least 1, needed there and nowhere else. */
  readonly beamWidth?: number;
}
