export { failure, success, type Result } from "./result.ts";
export {
  BOARD_SIZES,
  columnsOf,
  isSide,
  LARGEST_SIDE,
  sizesOf,
  SMALLEST_SIDE,
  type BoardSize,
} from "./board-size.ts";
export {
  BLANK,
  describeFaults,
  standardGoal,
  standardTiles,
  tileFaults,
  type TileFaults,
} from "./tiles.ts";
export { isMove, MOVES, oppositeMove, type Move } from "./moves/move.ts";
export { checkChildOrder, parseChildOrder, SEL_ADJ, type ChildOrder } from "./moves/child-order.ts";
export { blankSteps, type BlankStep } from "./moves/blank-steps.ts";
export { applyMove } from "./moves/apply-move.ts";
export { moveBetween } from "./moves/move-between.ts";
export { followMoves, type MoveOffBoard } from "./moves/follow-moves.ts";
export {
  checkPuzzle,
  type Puzzle,
  type PuzzleDescription,
  type PuzzleProblem,
} from "./check-puzzle.ts";
export { slidingPuzzle, type SlidingPuzzle } from "./sliding-puzzle.ts";
export { inversions, isSolvable, solvability, type Solvability } from "./solvability.ts";
export { exactDistances, type ExactDistances } from "./exact-distances.ts";
export { seededRandom } from "./seeded-random.ts";
export { shuffled } from "./shuffled.ts";
export { changeNumber, tileChanges } from "./space/tile-changes.ts";
export {
  findStates,
  type FoundState,
  type ReadOptions,
  type ReadState,
  type TextSpan,
} from "./reading/find-states.ts";
export { readState } from "./reading/read-state.ts";
export type { ReadProblem } from "./reading/read-problem.ts";
export type { Numbering, TileKnowledge } from "./reading/interpret-cells.ts";
export { STATE_FORMS, type StateForm, type StateFormEntry } from "./writing/state-form.ts";
export { writeState } from "./writing/write-state.ts";
