import { BLANK } from "../tiles.ts";
import { cellAfter } from "./blank-steps.ts";
import type { Move } from "./move.ts";

/** The board after the blank has gone one step; null when that leads off the board. */
export function applyMove(word: string, columns: number, move: Move): string | null {
  const blank = word.indexOf(BLANK);
  const target = cellAfter(blank, move, columns, word.length / columns);
  return target === null ? null : slide(word, blank, target);
}

/** The board with the tile of `from` slid into the blank. */
export function slide(word: string, blank: number, from: number): string {
  const tile = word.charAt(from);
  return blank < from
    ? word.slice(0, blank) + tile + word.slice(blank + 1, from) + BLANK + word.slice(from + 1)
    : word.slice(0, from) + BLANK + word.slice(from + 1, blank) + tile + word.slice(blank + 1);
}
