import fc from "fast-check";
import { BOARD_SIZES, standardTiles, type BoardSize } from "../index.ts";

/** A board of any size with its tiles in any order. */
export interface AnyBoard extends BoardSize {
  readonly word: string;
}

export const anyBoard: fc.Arbitrary<AnyBoard> = fc
  .constantFrom(...BOARD_SIZES)
  .chain((size) => anyBoardOf(size));

export function anyBoardOf({ columns, rows }: BoardSize): fc.Arbitrary<AnyBoard> {
  const tiles = [...standardTiles(columns * rows)];
  return fc
    .shuffledSubarray(tiles, { minLength: tiles.length })
    .map((cells) => ({ columns, rows, word: cells.join("") }));
}
