import type { Fields } from "../reading/shape.ts";

/**
 * The word of a tile puzzle whose cells are keyed by column and row, both from 1, as Posthoc's own
 * tile traces have them; null where the keys are no whole rectangle or the tiles are not all there.
 */
export function boardFromCells(event: Fields): string | null {
  const keys = Object.keys(event).filter((key) => /^[1-9][1-9]$/.test(key));
  if (keys.length < 2) return null;
  const columns = Math.max(...keys.map((key) => Number(key.charAt(0))));
  const rows = Math.max(...keys.map((key) => Number(key.charAt(1))));
  if (columns * rows !== keys.length || keys.length > 36) return null;
  const tiles: number[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const cell = event[`${column}${row}`];
      tiles.push(cell === null || cell === "" || cell === "_" ? 0 : Number(cell));
    }
  }
  const isPermutation = tiles.toSorted((a, b) => a - b).every((tile, index) => tile === index);
  return isPermutation ? tiles.map((tile) => tile.toString(36)).join("") : null;
}
