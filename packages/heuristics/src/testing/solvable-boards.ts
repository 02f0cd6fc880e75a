import { exactDistances } from "@jejak/puzzle";

/** Every board of a goal's half with its exact distance, found one move after the other. */
export function solvableBoards(goal: string, columns: number): ReadonlyMap<string, number> {
  const { distance } = exactDistances(goal, columns);
  const boards = new Map<string, number>();
  const waiting = [goal];
  for (const word of waiting) {
    if (boards.has(word)) continue;
    boards.set(word, distance(word) ?? NaN);
    waiting.push(...neighboursOf(word, columns).filter((next) => !boards.has(next)));
  }
  return boards;
}

/** The boards one move away, by looking at every pair of cells. */
export function neighboursOf(word: string, columns: number): string[] {
  const blank = word.indexOf("0");
  return [...word].flatMap((tile, cell) => {
    const across = Math.abs((cell % columns) - (blank % columns));
    const down = Math.abs(Math.floor(cell / columns) - Math.floor(blank / columns));
    if (across + down !== 1) return [];
    return [[...word].map((sign) => (sign === "0" ? tile : sign === tile ? "0" : sign)).join("")];
  });
}
