import { columnsOf, isSide } from "./board-size.ts";
import { blankSteps } from "./moves/blank-steps.ts";
import { permutationRank } from "./permutation-rank.ts";
import { BLANK } from "./tiles.ts";

/** The number of moves from every board to one goal. */
export interface ExactDistances {
  readonly goal: string;
  readonly columns: number;
  /** The moves of a shortest solution of `word`; null when it is no board of these tiles or cannot reach the goal. */
  readonly distance: (word: string) => number | null;
  /** How many boards lie at each distance: `counts[0]` is 1, the goal; their sum is half of all boards. */
  readonly counts: readonly number[];
}

/** A board is looked up by its rank among all permutations, of which nine cells have 362,880. */
const MOST_CELLS = 9;
const UNREACHED = 255;

/**
 * Exact distances to `goal` by breadth-first search backwards from it, for boards of up to 9 cells
 * (with more, or with a goal that is no board, it throws). A 3x3 board takes some tens of milliseconds and 2 MB.
 */
export function exactDistances(goal: string, columns?: number): ExactDistances {
  const cells = goal.length;
  const width = columns ?? widthOf(goal);
  if (cells > MOST_CELLS || !isSide(width) || !isSide(cells / width)) {
    throw new RangeError(
      `exact distances need a board of at most ${MOST_CELLS} cells, not ${goal}`,
    );
  }
  const tiles = [BLANK, ...[...goal].filter((tile) => tile !== BLANK).sort()].join("");
  if (tiles.length !== cells || new Set(tiles).size !== cells) {
    throw new RangeError(`${goal} is no board: it needs ${cells} different cells, one of them 0`);
  }
  const { distances, counts } = fromGoal(numbered(goal, tiles), width);
  const distance = (word: string): number | null => {
    const board = numbered(word, tiles);
    if (board.length !== cells || new Set(board).size !== cells || board.includes(UNREACHED)) {
      return null;
    }
    const found = distances[permutationRank(board, 0, cells)] ?? UNREACHED;
    return found === UNREACHED ? null : found;
  };
  return { goal, columns: width, distance, counts };
}

function widthOf(goal: string): number {
  const width = columnsOf(goal.length);
  if (!width.ok) throw new RangeError(width.problem);
  return width.value;
}

function numbered(word: string, tiles: string): Uint8Array {
  return Uint8Array.from(word, (tile) => {
    const number = tiles.indexOf(tile);
    return number < 0 ? UNREACHED : number;
  });
}

function fromGoal(goal: Uint8Array, columns: number): { distances: Uint8Array; counts: number[] } {
  const cells = goal.length;
  const all = factorial(cells);
  const table = blankSteps(columns, cells / columns);
  const distances = new Uint8Array(all).fill(UNREACHED);
  // The boards in the order in which they were reached, `cells` bytes each.
  const queue = new Uint8Array((all / 2) * cells);
  const board = new Uint8Array(cells);
  const counts = [1];
  queue.set(goal);
  distances[permutationRank(goal, 0, cells)] = 0;
  let reached = 1;
  for (let taken = 0; taken < reached; taken += 1) {
    board.set(queue.subarray(taken * cells, (taken + 1) * cells));
    const next = (distances[permutationRank(board, 0, cells)] ?? 0) + 1;
    const blank = board.indexOf(0);
    for (const { cell } of table[blank] ?? []) {
      board[blank] = board[cell] ?? 0;
      board[cell] = 0;
      const rank = permutationRank(board, 0, cells);
      if (distances[rank] === UNREACHED) {
        distances[rank] = next;
        counts[next] = (counts[next] ?? 0) + 1;
        queue.set(board, reached * cells);
        reached += 1;
      }
      board[cell] = board[blank] ?? 0;
      board[blank] = 0;
    }
  }
  return { distances, counts };
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}
