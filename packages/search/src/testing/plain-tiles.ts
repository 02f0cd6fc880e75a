import type { Heuristic, Problem, Successor } from "../problem.ts";
import type { HeuristicTerm } from "../rules.ts";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  D: [1, 0],
  R: [0, 1],
  L: [0, -1],
  U: [-1, 0],
};

/**
 * Sliding tiles written as plainly as possible, for the tests of the searches alone: this package
 * depends on no domain, and a second, independent one checks @jejak/puzzle as well.
 */
export function plainTiles(
  start: string,
  goal: string,
  columns: number,
  childOrder: string | readonly string[],
): Problem<string, string> {
  const rows = start.length / columns;
  const moves = childOrder === "tile" ? ["D", "R", "L", "U"] : Array.from(childOrder);
  const successors = (state: string): Successor<string, string>[] => {
    const blank = state.indexOf("0");
    const found = moves.flatMap((action) => {
      const [down, right] = STEPS[action] as [number, number];
      const row = Math.floor(blank / columns) + down;
      const column = (blank % columns) + right;
      if (row < 0 || row >= rows || column < 0 || column >= columns) return [];
      const cells = Array.from(state);
      const from = row * columns + column;
      const tile = cells[from] as string;
      cells[blank] = tile;
      cells[from] = "0";
      return [{ state: cells.join(""), action, cost: 1, tile: Number.parseInt(tile, 36) }];
    });
    return childOrder === "tile" ? found.sort((a, b) => a.tile - b.tile) : found;
  };
  return {
    initial: start,
    isGoal: (state) => state === goal,
    successors,
    key: (state) => state,
  };
}

/** The clockwise ring of a 3x3 board, from its corner. */
const RING = [0, 1, 2, 5, 8, 7, 6, 3];

const TERMS: Readonly<Record<string, (state: string, goal: string, columns: number) => number>> = {
  misplaced: (state, goal) =>
    Array.from(state).filter((tile, cell) => tile !== "0" && goal[cell] !== tile).length,
  manhattan: (state, goal, columns) =>
    Array.from(state).reduce((sum, tile, cell) => {
      if (tile === "0") return sum;
      const home = goal.indexOf(tile);
      const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
      return sum + rows + Math.abs((cell % columns) - (home % columns));
    }, 0),
  sequence: (state, goal) => {
    const after = (board: string, at: number): string => board[RING[(at + 1) % 8] as number] ?? "";
    return RING.reduce(
      (score, cell, at) => {
        const tile = state[cell] as string;
        if (tile === "0") return score;
        const home = RING.findIndex((goalCell) => goal[goalCell] === tile);
        return after(goal, home) === after(state, at) ? score : score + 2;
      },
      state[4] === "0" ? 0 : 1,
    );
  },
};

export function plainHeuristic(
  terms: readonly HeuristicTerm[],
  goal: string,
  columns: number,
): Heuristic<string> {
  return (state) =>
    terms.reduce(
      (sum, { name, weight }) => sum + weight * (TERMS[name]?.(state, goal, columns) ?? NaN),
      0,
    );
}
