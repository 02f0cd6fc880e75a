import type { FoundState } from "../../domain.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { IsName } from "../name-test.ts";
import { placeAt, type TextLine } from "../marks/text-lines.ts";

const RUN = /(?<![\p{L}\p{N}])\p{Lu}{2,60}(?![\p{L}\p{N}])/gu;

/** Words in capitals that are names of something else, whatever a graph's nodes are called. */
const OTHER = /^(?:BFS|DFS|UCS|IDS|DLS|OPEN|CLOSED?|NULL|GOAL|END)$/;

/** `LFCD`: names of one letter written without anything between them; each letter is a state. */
export function letterRuns(
  masked: string,
  lines: readonly TextLine[],
  domain: PaperDomain,
  isName: IsName,
): readonly FoundState[] {
  // Only names are written so; a board of letters is one state.
  if (domain.actions.length > 0) return [];
  const found: FoundState[] = [];
  for (const match of masked.matchAll(RUN)) {
    const letters = [...match[0]];
    if (OTHER.test(match[0]) || isName(match[0]) || !letters.every(isName)) continue;
    for (const [index, letter] of letters.entries()) {
      const state = domain.readState(letter);
      const start = match.index + index;
      if (state !== null)
        found.push({ start, end: start + 1, place: placeAt(lines, start), state });
    }
  }
  return found;
}
