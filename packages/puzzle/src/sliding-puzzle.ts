import type { Problem, Successor } from "@jejak/search";
import { checkShape, type Puzzle, type PuzzleDescription } from "./check-puzzle.ts";
import { slide } from "./moves/apply-move.ts";
import { blankSteps } from "./moves/blank-steps.ts";
import { MOVES, type Move } from "./moves/move.ts";
import { tileSpace } from "./space/tile-space.ts";
import { BLANK } from "./tiles.ts";

/** A sliding puzzle as a problem for a search. A state is its word, an action the blank's move. */
export interface SlidingPuzzle extends Problem<string, Move>, Puzzle {}

/**
 * The problem of a sliding puzzle, every move at cost 1. What comes from outside goes through
 * `checkPuzzle` first: here a description that is no puzzle throws. Start and goal need not be
 * connected; the search then runs through the start's half of all boards.
 */
export function slidingPuzzle(description: PuzzleDescription): SlidingPuzzle {
  const checked = checkShape(description);
  if (!checked.ok) throw new RangeError(checked.problem.message);
  const puzzle = checked.value;
  const { start, goals, columns, rows, childOrder } = puzzle;
  const [onlyGoal] = goals;
  const goalWords = new Set(goals);
  const table = blankSteps(columns, rows, childOrder === "tile" ? MOVES : childOrder);
  const successors = (state: string): Successor<string, Move>[] => {
    const blank = state.indexOf(BLANK);
    const children: Successor<string, Move>[] = [];
    for (const { move, cell } of table[blank] ?? []) {
      children.push({ state: slide(state, blank, cell), action: move, cost: 1 });
    }
    return children;
  };
  const problem: SlidingPuzzle = {
    ...puzzle,
    initial: start,
    isGoal: goals.length === 1 ? (state) => state === onlyGoal : (state) => goalWords.has(state),
    successors: childOrder === "tile" ? byTile(successors) : successors,
    key: (state) => state,
  };
  // Not enumerable: a copy of the problem with another goal test or other successors must not take it along.
  let space: SlidingPuzzle["space"];
  return Object.defineProperty(problem, "space", { get: () => (space ??= tileSpace(puzzle)) });
}

/** The same children by ascending number of the moved tile: the one that stands where the blank stood. */
function byTile(
  successors: (state: string) => Successor<string, Move>[],
): (state: string) => Successor<string, Move>[] {
  return (state) => {
    const blank = state.indexOf(BLANK);
    return successors(state).sort((a, b) => a.state.charCodeAt(blank) - b.state.charCodeAt(blank));
  };
}
