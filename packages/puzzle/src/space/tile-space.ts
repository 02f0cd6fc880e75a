import type { IntegerSpace } from "@jejak/search";
import type { Puzzle } from "../check-puzzle.ts";
import type { Move } from "../moves/move.ts";
import { BLANK } from "../tiles.ts";
import { NarrowTileSpace } from "./narrow-tile-space.ts";
import { WideTileSpace } from "./wide-tile-space.ts";

const MOST_NARROW_CELLS = 9;
const MOST_WIDE_CELLS = 16;

/** The boards of a puzzle as integers, for a search; undefined for boards of more than 16 cells. */
export function tileSpace(puzzle: Puzzle): IntegerSpace<string, Move> | undefined {
  const tiles = Array.from(puzzle.start)
    .filter((tile) => tile !== BLANK)
    .sort()
    .join("");
  if (puzzle.start.length <= MOST_NARROW_CELLS) return new NarrowTileSpace(puzzle, tiles);
  if (puzzle.start.length <= MOST_WIDE_CELLS) return new WideTileSpace(puzzle, tiles);
  return undefined;
}
