import { BLANK_CODE, cellDistance, goalCells } from "./goal-cells.ts";
import type { HeuristicEntry } from "./heuristic-entry.ts";
import { tileParts } from "./heuristic-part.ts";

/**
 * H2 of the slides, Bratko's totdist: the rows and columns between each tile and its goal cell,
 * added up. The blank is no tile.
 */
export const manhattan: HeuristicEntry = {
  name: "manhattan",
  aliases: ["h2", "totdist", "total-distance", "taxicab", "city-block"],
  title: "rows and columns between each tile and its goal cell, added up",
  admissible: true,
  greatestRatio: 1,
  why: "a move takes one tile one cell further, so it shortens the sum by at most 1",
  source: "slides, H2; Bratko, Prolog Programming for Artificial Intelligence, 12.3, totdist",
  misfit: () => null,
  create: (goal, columns) => {
    const cells = goal.length;
    // distances[code * cells + cell]: the way home of the tile with that character from that cell.
    const homes = goalCells(goal);
    const distances = new Int8Array(homes.length * cells);
    for (const [code, home] of homes.entries()) {
      if (home < 0 || code === BLANK_CODE) continue;
      for (let cell = 0; cell < cells; cell += 1) {
        distances[code * cells + cell] = cellDistance(cell, home, columns);
      }
    }
    return (state) => {
      let sum = 0;
      for (let cell = 0; cell < cells; cell += 1) {
        sum += distances[state.charCodeAt(cell) * cells + cell] ?? 0;
      }
      return sum;
    };
  },
  parts: (goal, columns) => (word) => tileParts(word, share(goal, columns)),
  share,
};

function share(goal: string, columns: number): (tile: string, cell: number) => number {
  return (tile, cell) => cellDistance(cell, goal.indexOf(tile), columns);
}
