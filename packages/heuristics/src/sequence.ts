import { BLANK } from "@jejak/puzzle";
import { BLANK_CODE, goalCells } from "./goal-cells.ts";
import type { HeuristicEntry } from "./heuristic-entry.ts";
import { tileParts } from "./heuristic-part.ts";

/** The cells around the centre of a 3x3 board, clockwise from the upper left corner. */
const RING: readonly number[] = [0, 1, 2, 5, 8, 7, 6, 3];
const CENTRE = 4;

/**
 * Bratko's seq: a tile in the centre scores 1; any other tile scores 2 unless the next cell
 * clockwise holds the tile that follows it clockwise in the goal. A tile before the blank therefore
 * scores 2.
 */
export const sequence: HeuristicEntry = {
  name: "sequence",
  aliases: ["seq", "sequence-score"],
  title:
    "tiles out of the goal's clockwise sequence, 2 points each, and 1 for a tile in the centre",
  admissible: false,
  greatestRatio: 3,
  why: "one move from the goal it is already 3: the tile in the centre scores 1, the tile before the gap it left 2",
  source: "Bratko, Prolog Programming for Artificial Intelligence, 12.3, seq",
  misfit: (goal, columns) =>
    goal.length === 9 && columns === 3 && goal[CENTRE] === BLANK
      ? null
      : `sequence is defined for 3x3 goals with the blank in the centre, such as 123804765, not for ${goal}`,
  create: (goal) => {
    const points = sequencePoints(goal);
    return (state) => {
      let sum = points(state, CENTRE);
      for (const cell of RING) sum += points(state, cell);
      return sum;
    };
  },
  parts: (goal) => {
    const points = sequencePoints(goal);
    return (word) => tileParts(word, (_tile, cell) => points(word, cell));
  },
};

/** The points that the tile in one cell of a board scores; 0 for the blank. The goal must fit `sequence`. */
function sequencePoints(goal: string): (state: string, cell: number) => number {
  const homes = goalCells(goal);
  const next = new Int8Array(9).fill(-1);
  for (const [at, cell] of RING.entries()) next[cell] = RING[(at + 1) % RING.length] ?? -1;
  // follower[code]: the character of the tile after that one in the goal's ring.
  const follower = Uint16Array.from(homes, (home) => {
    const after = home < 0 ? -1 : (next[home] ?? -1);
    return after < 0 ? 0 : goal.charCodeAt(after);
  });
  return (state, cell) => {
    const code = state.charCodeAt(cell);
    if (code === BLANK_CODE) return 0;
    if (cell === CENTRE) return 1;
    return state.charCodeAt(next[cell] ?? -1) === follower[code] ? 0 : 2;
  };
}
