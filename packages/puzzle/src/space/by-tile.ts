import type { SuccessorBuffer } from "@jejak/search";

/** Sorts the first `rows` successors by the tile that moved, `changesOfATile` changes each; at most four rows. */
export function sortByTile(rows: SuccessorBuffer, count: number, changesOfATile: number): void {
  const { low, high, change } = rows;
  for (let end = 1; end < count; end += 1) {
    for (let at = end; at > 0; at -= 1) {
      const [before, here] = [change[at - 1] ?? 0, change[at] ?? 0];
      if (Math.floor(before / changesOfATile) < Math.floor(here / changesOfATile)) break;
      for (const column of [low, high, change]) {
        const value = column[at] ?? 0;
        column[at] = column[at - 1] ?? 0;
        column[at - 1] = value;
      }
    }
  }
}
