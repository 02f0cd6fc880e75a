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
  /** Every board that can reach the goal with its distance, the goal first and the farthest last. */
  readonly boards: () => Iterable<readonly [word: string, distance: number]>;
  /** How many boards lie at each distance: `counts[0]` is 1, the goal; their sum is half of all boards. */
  readonly counts: readonly number[];
}

/** A board is looked up by its rank among all permutations, of which nine cells have 362,880. */
const MOST_CELLS = 9;
const UNREACHED = 255;

/**
 * Exact distances to `goal` by breadth-first search backwards from it, for boards of up to 9 cells
 * (with more, or with a goal that is no board, it throws). A 3x3 board takes some tens of milliseconds and 4 MB.
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
  const { distances, counts, queue } = fromGoal(numbered(goal, tiles), width);
  const distance = (word: string): number | null => {
    const board = numbered(word, tiles);
    if (board.length !== cells || new Set(board).size !== cells || board.includes(UNREACHED)) {
      return null;
    }
    const found = distances[permutationRank(board, 0, cells)] ?? UNREACHED;
    return found === UNREACHED ? null : found;
  };
  return { goal, columns: width, distance, boards: () => inOrder(queue, counts, tiles), counts };
}

function* inOrder(
  queue: Uint8Array,
  counts: readonly number[],
  tiles: string,
): Generator<readonly [word: string, distance: number]> {
  let at = 0;
  for (const [distance, count] of counts.entries()) {
    for (let board = 0; board < count; board += 1) {
      let word = "";
      for (let cell = 0; cell < tiles.length; cell += 1)
        word += tiles.charAt(queue[at + cell] ?? 0);
      at += tiles.length;
      yield [word, distance];
    }
  }
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

interface FromGoal {
  readonly distances: Uint8Array;
  readonly counts: readonly number[];
  readonly queue: Uint8Array;
}

function fromGoal(goal: Uint8Array, columns: number): FromGoal {
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
  return { distances, counts, queue };
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}
