import { readFileSync } from "node:fs";

/** A 15-puzzle of Korf's, for the goal 0123456789abcdef, with the length of a shortest solution. */
export interface KorfBoard {
  readonly word: string;
  readonly length: number;
}

export const KORF_GOAL = "0123456789abcdef";

/** Eight of the hundred boards of Korf, Depth-First Iterative-Deepening, 1985, with his lengths. */
export function korfBoards(): KorfBoard[] {
  const file = new URL("../../../../tooling/bench/data/korf-8.txt", import.meta.url);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const numbers = line.trim().split(/\s+/).map(Number);
      const cells = numbers.slice(1, 17);
      return { word: cells.map((tile) => tile.toString(36)).join(""), length: numbers[17] ?? 0 };
    });
}
