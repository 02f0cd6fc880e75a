import type { FoundState } from "../../domain.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ScannedText } from "../marks/scan-text.ts";

/**
 * The states of a text in which every line holds one word, and that is a state (what was recognised
 * beside it is blanked by now); null for any other text. The commonest forms need nothing slower.
 */
export function statesAlone(scan: ScannedText, domain: PaperDomain): FoundState[] | null {
  const found: FoundState[] = [];
  for (const { start, text, number } of scan.lines) {
    const masked = scan.masked.slice(start, start + text.length);
    const written = masked.trim();
    if (written === "") continue;
    if (written.length < 4 || !/^[\w~/*.-]+$/.test(written)) return null;
    const state = domain.readState(written);
    if (state === null || !state.ok) return null;
    const column = masked.indexOf(written);
    found.push({
      start: start + column,
      end: start + column + written.length,
      place: { line: number, column: column + 1 },
      state,
    });
  }
  return found;
}
