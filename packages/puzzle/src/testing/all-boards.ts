/** All orders of some tiles, the slow and obvious way. */
export function allBoards(tiles: string): string[] {
  if (tiles.length < 2) return [tiles];
  return [...tiles].flatMap((tile) =>
    allBoards(tiles.replace(tile, "")).map((rest) => tile + rest),
  );
}

/** The boards one move away, by looking at every pair of cells. */
export function neighboursOf(word: string, columns: number): string[] {
  const blank = word.indexOf("0");
  const found: string[] = [];
  for (let cell = 0; cell < word.length; cell += 1) {
    const across = Math.abs((cell % columns) - (blank % columns));
    const down = Math.abs(Math.floor(cell / columns) - Math.floor(blank / columns));
    if (across + down !== 1) continue;
    const cells = [...word];
    cells[blank] = word.charAt(cell);
    cells[cell] = "0";
    found.push(cells.join(""));
  }
  return found;
}

/** The moves from `goal` to every board that can be reached, by a breadth-first search over words. */
export function distancesFrom(goal: string, columns: number): Map<string, number> {
  const distances = new Map([[goal, 0]]);
  for (const [board, distance] of distances) {
    for (const next of neighboursOf(board, columns)) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}
