import type { EdgeToken } from "./edge-tokens.ts";
import { isNumberWord } from "./read-number.ts";

/** Where no arrow stands in a statement, the hyphens inside its words are the edges: `A-B:4`. */
export function splitHyphens(tokens: readonly EdgeToken[]): readonly EdgeToken[] {
  if (tokens.some((token) => token.kind === "arrow")) return tokens;
  return tokens.flatMap((token) => {
    if (token.kind !== "word" || token.quoted || !token.text.includes("-")) return [token];
    const { line } = token;
    let { column, blankBefore } = token;
    return token.text.split(/(-)/).flatMap((text): EdgeToken[] => {
      const piece = { line, column, text, blankBefore, blankAfter: false };
      blankBefore = false;
      column += text.length;
      if (text === "") return [];
      if (text === "-") return [{ ...piece, kind: "arrow", heads: "none", cost: null }];
      return [{ ...piece, kind: "word", quoted: false, number: isNumberWord(text) }];
    });
  });
}
