import { BLANK } from "@jejak/puzzle";

/** One summand of h on a board: what a tile, or several tiles together, count. */
export interface HeuristicPart {
  /** The tile, or the tiles that count together, a character each. */
  readonly tiles: string;
  readonly value: number;
  /** The line that these tiles have to leave, from 1, where that is what is counted. */
  readonly line?: { readonly kind: "row" | "column"; readonly number: number };
}

/** A part for each tile of the board, in ascending order; the blank is not among them. */
export function tileParts(
  word: string,
  share: (tile: string, cell: number) => number,
): HeuristicPart[] {
  return [...word]
    .map((tiles, cell) => ({ tiles, cell }))
    .filter(({ tiles }) => tiles !== BLANK)
    .sort((a, b) => (a.tiles < b.tiles ? -1 : 1))
    .map(({ tiles, cell }) => ({ tiles, value: share(tiles, cell) }));
}
