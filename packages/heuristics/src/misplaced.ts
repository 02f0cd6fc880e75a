import { BLANK_CODE } from "./goal-cells.ts";
import type { HeuristicEntry } from "./heuristic-entry.ts";
import { tileParts } from "./heuristic-part.ts";

/** H1 of the slides: the number of tiles that are not in their goal cell. The blank is no tile. */
export const misplaced: HeuristicEntry = {
  name: "misplaced",
  aliases: ["h1", "hamming", "tiles-out-of-place"],
  title: "tiles that are not in their goal cell",
  admissible: true,
  greatestRatio: 1,
  why: "every misplaced tile must move at least once, and a move moves one tile",
  source: "slides, H1; Nilsson, Principles of Artificial Intelligence, 1980, W(n)",
  misfit: () => null,
  create: (goal) => {
    const codes = Uint16Array.from({ length: goal.length }, (_, cell) => goal.charCodeAt(cell));
    return (state) => {
      let count = 0;
      for (let cell = 0; cell < codes.length; cell += 1) {
        const code = state.charCodeAt(cell);
        if (code !== codes[cell] && code !== BLANK_CODE) count += 1;
      }
      return count;
    };
  },
  parts: (goal) => (word) => tileParts(word, share(goal)),
  share,
};

function share(goal: string): (tile: string, cell: number) => number {
  return (tile, cell) => (goal.charAt(cell) === tile ? 0 : 1);
}
