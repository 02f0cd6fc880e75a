import { HEURISTICS } from "./heuristic-table.ts";
import type { KnownHeuristic } from "./parsing/known-heuristic.ts";

/** Every name that a sum of this package's heuristics may hold. */
export const KNOWN_HEURISTICS: readonly KnownHeuristic[] = [
  ...HEURISTICS.map(({ name, aliases }): KnownHeuristic =>
    name === "pattern-database" ? { name, aliases, takes: "tiles" } : { name, aliases },
  ),
  { name: "max", aliases: ["maximum"], takes: "sums" },
];
