import { IntList } from "./int-list.ts";
import { KIND } from "./token-kind.ts";
import type { Tokens } from "./tokens.ts";

/** The pairs of brackets of a text by their tokens, inner ones before the outer. */
export interface BracketPairs {
  readonly opens: IntList;
  readonly closes: IntList;
}

/** A pair of brackets: its two tokens. */
export interface BracketPair {
  readonly open: number;
  readonly close: number;
}

/** All pairs of brackets of a text; a bracket without its other half is none. */
export function bracketPairs(tokens: Tokens): BracketPairs {
  const opens = new IntList();
  const closes = new IntList();
  const waiting: number[] = [];
  for (let at = 0; at < tokens.size; at += 1) {
    const kind = tokens.kind(at);
    if (kind === KIND.OPEN) waiting.push(at);
    if (kind !== KIND.CLOSE) continue;
    const open = waiting.pop();
    if (open === undefined) continue;
    opens.push(open);
    closes.push(at);
  }
  return { opens, closes };
}
