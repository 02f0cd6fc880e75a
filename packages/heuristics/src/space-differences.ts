import { BLANK, changeNumber, tileChanges } from "@jejak/puzzle";
import type { HeuristicByChange, HeuristicTerm } from "@jejak/search";
import type { HeuristicEntry } from "./heuristic-entry.ts";

/** The largest board whose changes a search over integers numbers. */
const MOST_CELLS = 16;
const MOST_DIFFERENCE = 2 ** 15 - 1;

/**
 * How a weighted sum for one goal differs when a tile goes from one cell to another; undefined when
 * that is not known of each term, or when weights are no whole numbers, whose sums along a path
 * would not be exactly those over a board.
 */
export function spaceDifferences(
  entries: readonly HeuristicEntry[],
  terms: readonly HeuristicTerm[],
  goal: string,
  columns: number,
): HeuristicByChange | undefined {
  const cells = goal.length;
  const weights = terms.map(({ weight }) => weight);
  if (cells > MOST_CELLS || cells % columns !== 0 || !weights.every(Number.isInteger)) {
    return undefined;
  }
  const shares = entries.flatMap((entry) => entry.share?.(goal, columns) ?? []);
  if (shares.length < entries.length) return undefined;
  const tiles = Array.from(goal)
    .filter((tile) => tile !== BLANK)
    .sort();
  const difference = new Int16Array(tiles.length * cells * cells);
  for (const [number, tile] of tiles.entries()) {
    const values = Array.from({ length: cells }, (_, cell) =>
      shares.reduce((sum, share, term) => sum + (weights[term] ?? 0) * share(tile, cell), 0),
    );
    if (Math.max(...values) > MOST_DIFFERENCE) return undefined;
    for (const [from, before] of values.entries()) {
      for (const [to, after] of values.entries()) {
        difference[changeNumber(cells, number, from, to)] = after - before;
      }
    }
  }
  return { changes: tileChanges(columns, cells / columns, tiles.join("")), difference };
}
