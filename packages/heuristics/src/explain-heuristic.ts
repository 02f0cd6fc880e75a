import { BLANK } from "@jejak/puzzle";
import { cellDistance } from "./goal-cells.ts";
import { sequence, sequencePoints } from "./sequence.ts";

/** What one tile adds to each heuristic. Cells count from 0, row by row. */
export interface TileShare {
  readonly tile: string;
  readonly cell: number;
  readonly goalCell: number;
  /** Its share of manhattan: rows and columns to its goal cell. */
  readonly distance: number;
  /** Its share of misplaced: 1 when true. */
  readonly misplaced: boolean;
  /** Its share of sequence: 0, 1 or 2; null for a goal without that heuristic. */
  readonly sequence: number | null;
}

/**
 * The heuristics of one board tile by tile, in ascending order of the tiles, so that a sum can be
 * followed by hand. The blank is not among them. `word` must have the goal's tiles.
 */
export function explainHeuristic(
  word: string,
  goal: string,
  columns: number,
): readonly TileShare[] {
  const points = sequence.misfit(goal, columns) === null ? sequencePoints(goal) : null;
  return [...word]
    .map((tile, cell) => {
      const goalCell = goal.indexOf(tile);
      const distance = cellDistance(cell, goalCell, columns);
      const share = points === null ? null : points(word, cell);
      return { tile, cell, goalCell, distance, misplaced: distance > 0, sequence: share };
    })
    .filter(({ tile }) => tile !== BLANK)
    .sort((a, b) => (a.tile < b.tile ? -1 : 1));
}
