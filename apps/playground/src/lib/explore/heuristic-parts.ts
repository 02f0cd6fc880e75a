import { explainHeuristic, type TileShare } from "@jejak/heuristics";
import type { HeuristicTerm } from "@jejak/search";
import { tileText } from "@jejak/ui/tree";
import { rounded } from "./priority-text.ts";

/** One heuristic of a sum: its value on a board and the tiles that make it up. */
export interface TermParts {
  readonly name: string;
  readonly weight: number;
  readonly sum: number;
  /** Only tiles that count something. */
  readonly tiles: readonly { readonly tile: string; readonly value: number }[];
}

/** h of a board tile by tile, so that its sum can be followed by hand. */
export function heuristicParts(
  word: string,
  goal: string,
  columns: number,
  terms: readonly HeuristicTerm[],
): { readonly total: number; readonly terms: readonly TermParts[] } {
  const shares = explainHeuristic(word, goal, columns);
  const parts = terms.map(({ name, weight }) => {
    const tiles = shares
      .map((share) => ({ tile: tileText(share.tile), value: shareOf(share, name) }))
      .filter(({ value }) => value > 0);
    return { name, weight, tiles, sum: tiles.reduce((sum, { value }) => sum + value, 0) };
  });
  return {
    total: rounded(parts.reduce((sum, part) => sum + part.weight * part.sum, 0)),
    terms: parts,
  };
}

function shareOf(share: TileShare, name: string): number {
  switch (name) {
    case "manhattan":
      return share.distance;
    case "sequence":
      return share.sequence ?? 0;
    default:
      return share.misplaced ? 1 : 0;
  }
}
