import { explainHeuristic, type HeuristicPart } from "@jejak/heuristics";
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
  const parts = explainHeuristic(terms, word, goal, columns).map((term): TermParts => ({
    name: term.name,
    weight: term.weight,
    sum: term.value,
    tiles: term.parts
      .filter(({ value }) => value > 0)
      .map((part) => ({ tile: labelOf(part), value: part.value })),
  }));
  return {
    total: rounded(parts.reduce((sum, part) => sum + part.weight * part.sum, 0)),
    terms: parts,
  };
}

/** The tiles, with the row or the column that they have to leave. */
function labelOf({ tiles, line }: HeuristicPart): string {
  const names = [...tiles].map(tileText).join(" ");
  return line === undefined ? names : `${names} ${line.kind === "row" ? "↔" : "↕"}${line.number}`;
}
