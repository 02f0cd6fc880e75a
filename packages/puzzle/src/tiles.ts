/** The blank's character in a word. */
export const BLANK = "0";

const BASE_36 = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The usual tiles of a board of that many cells, in ascending order with the blank first: `012345678`. */
export function standardTiles(cells: number): string {
  return BASE_36.slice(0, cells);
}

/** The usual goal of a board of that many cells: tiles in ascending order, blank last: `123456780`. */
export function standardGoal(cells: number): string {
  return BASE_36.slice(1, cells) + BLANK;
}

/** How far a list of cells is from being the tiles `expected`, each once. */
export interface TileFaults {
  /** Tiles that stand more than once. */
  readonly doubled: readonly string[];
  /** Tiles that do not stand at all. */
  readonly missing: readonly string[];
  /** What stands there and is no tile of this board. */
  readonly foreign: readonly string[];
}

/** What is wrong with `cells` as the tiles of `expected`; null when each stands exactly once. */
export function tileFaults(cells: Iterable<string>, expected: string): TileFaults | null {
  const count = new Map<string, number>();
  for (const cell of cells) count.set(cell, (count.get(cell) ?? 0) + 1);
  const tiles = [...expected];
  const doubled = tiles.filter((tile) => (count.get(tile) ?? 0) > 1);
  const missing = tiles.filter((tile) => !count.has(tile));
  const foreign = [...count.keys()].filter((cell) => !expected.includes(cell) || cell.length !== 1);
  if (doubled.length === 0 && missing.length === 0 && foreign.length === 0) return null;
  return { doubled, missing, foreign };
}

/** The faults in words: `tile 5 stands twice, tile 6 is missing, 9 is no tile here`. */
export function describeFaults(faults: TileFaults): string {
  const parts = [
    ...faults.doubled.map((tile) => `${tileName(tile)} stands more than once`),
    ...faults.missing.map((tile) => `${tileName(tile)} is missing`),
    ...faults.foreign.map((cell) => `${JSON.stringify(cell)} is no tile of this board`),
  ];
  const shown = parts.slice(0, 4);
  return parts.length > shown.length
    ? `${shown.join(", ")} and ${parts.length - shown.length} more`
    : shown.join(", ");
}

function tileName(tile: string): string {
  return tile === BLANK ? "the blank" : `tile ${tile}`;
}
