import { writtenMoves, type WrittenMove } from "../moves/move-words.ts";
import type { IsName } from "../name-test.ts";

/** The move that led to a state, written in brackets beside it: `[U]`, `(up)`, `{Move 7 Left}`; null for `[NULL]`. */
export interface MoveTag {
  readonly move: WrittenMove | null;
  readonly start: number;
  readonly end: number;
}

const BRACKETED =
  /(?:action\s{0,3}[=:]\s{0,3})?(?:[[{]|(?<![\p{L}'’′*])\()\s{0,3}(\p{L}[\p{L}\d ]{0,24}|[↑↓←→])\s{0,3}[\])}]/giu;

/** Every move in brackets of a line; a bracketed word that is a state's name is none. */
export function moveTags(line: string, isName: IsName): readonly MoveTag[] {
  if (!/[[({]/.test(line)) return [];
  const tags: MoveTag[] = [];
  for (const match of line.matchAll(BRACKETED)) {
    const written = (match[1] ?? "").trim();
    if (isName(written) || /^[^\p{Lu}↑↓←→]$|^[^UDLR↑↓←→]$/u.test(written)) continue;
    const moves = /^(?:null|none|root|start|nil)$/i.test(written)
      ? null
      : writtenMoves(written)?.moves;
    if (moves === undefined || (moves !== null && moves.length !== 1)) continue;
    const move = moves === null ? null : (moves[0] ?? null);
    tags.push({ move, start: match.index, end: match.index + match[0].length });
  }
  return tags;
}
