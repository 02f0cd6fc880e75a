import { applyMove, exactDistances, failure, MOVES, success, type Result } from "@jejak/puzzle";
import type { Heuristic } from "@jejak/search";

/** What h says of a board, and the moves that are left. */
export interface JudgedBoard {
  readonly state: string;
  readonly h: number;
  readonly distance: number;
}

/** A move along which h falls by more than 1. */
export interface InconsistentMove {
  readonly from: string;
  readonly to: string;
  readonly hFrom: number;
  readonly hTo: number;
}

/** What a heuristic is worth over all boards that can reach a goal. */
export interface HeuristicCheck {
  /** How many boards there are, and how many moves the farthest is away. */
  readonly boards: number;
  readonly farthest: number;
  /** h is never more than the moves left: a-star finds a shortest solution. */
  readonly admissible: boolean;
  /** No move lets h fall by more than 1, and h is 0 at the goal: a-star never has to reopen a node. */
  readonly consistent: boolean;
  /** How many boards have an h above the moves left; the first is one of those nearest to the goal. */
  readonly overestimates: number;
  readonly firstOverestimate: JudgedBoard | null;
  /** How many moves break consistency, each counted in the direction in which it does. */
  readonly inconsistentMoves: number;
  readonly firstInconsistentMove: InconsistentMove | null;
  /** The boards with the largest errors, the nearest to the goal of each; null where there is none on that side. */
  readonly mostAbove: JudgedBoard | null;
  readonly mostBelow: JudgedBoard | null;
  /** The mean of h minus the moves left: below 0 where h is too low. */
  readonly meanError: number;
  readonly meanH: number;
}

/** A board is compared with its exact distance, of which 9 cells have 181,440. */
const MOST_CELLS = 9;

/** Sums of decimals differ from what they are on paper by much less. */
const TOLERANCE = 1e-9;

/**
 * Compares `h` with the exact distance of every board that can reach `goal`, and along every move:
 * for boards of up to 9 cells, a heuristic of this package or of your own. 3x3 takes some tenths of
 * a second.
 */
export function checkHeuristic(
  h: Heuristic<string>,
  goal: string,
  columns: number,
): Result<HeuristicCheck, string> {
  if (goal.length > MOST_CELLS) {
    return failure(
      `a heuristic is compared with every board's exact distance: at most ${MOST_CELLS} cells, not the ${goal.length} of ${goal}`,
    );
  }
  const { boards, counts } = exactDistances(goal, columns);
  const overestimates = new Tally<JudgedBoard>();
  const inconsistentMoves = new Tally<InconsistentMove>();
  let mostAbove: JudgedBoard | null = null;
  let mostBelow: JudgedBoard | null = null;
  let [count, errors, sum] = [0, 0, 0];
  for (const [state, distance] of boards()) {
    const judged: JudgedBoard = { state, h: h(state), distance };
    const error = judged.h - distance;
    count += 1;
    errors += error;
    sum += judged.h;
    if (error > TOLERANCE) overestimates.add(judged);
    if (error > TOLERANCE + errorOf(mostAbove)) mostAbove = judged;
    if (error < -TOLERANCE + errorOf(mostBelow)) mostBelow = judged;
    for (const move of MOVES) {
      const to = applyMove(state, columns, move);
      if (to === null) continue;
      const hTo = h(to);
      if (judged.h > 1 + hTo + TOLERANCE) {
        inconsistentMoves.add({ from: state, to, hFrom: judged.h, hTo });
      }
    }
  }
  return success({
    boards: count,
    farthest: counts.length - 1,
    admissible: overestimates.count === 0,
    consistent: inconsistentMoves.count === 0 && Math.abs(h(goal)) <= TOLERANCE,
    overestimates: overestimates.count,
    firstOverestimate: overestimates.first,
    inconsistentMoves: inconsistentMoves.count,
    firstInconsistentMove: inconsistentMoves.first,
    mostAbove,
    mostBelow,
    meanError: errors / count,
    meanH: sum / count,
  });
}

function errorOf(board: JudgedBoard | null): number {
  return board === null ? 0 : board.h - board.distance;
}

/** How many there were, and the first. */
class Tally<Item> {
  count = 0;
  first: Item | null = null;

  add(item: Item): void {
    this.first ??= item;
    this.count += 1;
  }
}
