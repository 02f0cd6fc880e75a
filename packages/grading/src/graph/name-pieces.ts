/** A word, a number or a sign of a text, with its offsets. */
export interface NamePiece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
  /** What stands before it: nothing, blanks, or the end of a line. */
  readonly before: "none" | "blank" | "line";
}

const PIECE = /([\p{L}\p{N}\p{M}_]+)|[^\s\p{L}\p{N}\p{M}_]/gu;

/** Cuts a text into words and single signs, so that names can be compared piece by piece. */
export function namePieces(text: string): NamePiece[] {
  const pieces: NamePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const start = match.index;
    const gap = text.slice(end, start);
    const before =
      pieces.length === 0 || gap.includes("\n") ? "line" : gap === "" ? "none" : "blank";
    end = start + match[0].length;
    const isWord = match[1] !== undefined;
    pieces.push({ text: match[0].normalize("NFC"), start, end, isWord, before });
  }
  return pieces;
}
