import { failure, success, type Result } from "../result.ts";
import { shown } from "../shown.ts";
import type { EdgeToken } from "./edge-tokens.ts";
import { isNumberWord } from "./read-number.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** A problem and the token at which it is. */
export interface TokenProblem {
  readonly token: EdgeToken;
  readonly message: string;
}

const COST_WORDS = new Set(["cost", "weight", "w", "label", "len", "biaya", "bobot", "вес"]);

/** Whether the word only says that a cost follows: `cost=4`, `(weight 4)`. */
export function isCostWord(token: EdgeToken | undefined): boolean {
  return token?.kind === "word" && !token.quoted && COST_WORDS.has(token.text.toLowerCase());
}

/** The cost that `text` gives, or the problem at `token`. */
export function toCost(text: string, token: EdgeToken): Result<number, TokenProblem> {
  if (isNumberWord(text)) return success(Number(text));
  return failure({ token, message: `a cost is a number such as 4 or 2.5, not ${shown(text)}` });
}

/** The cost behind the sign at the cursor: `: 4`, `= 4`, `(4)`, `[cost=4]`. */
export function readSignedCost(cursor: TokenCursor): Result<number, TokenProblem> {
  const sign = cursor.take();
  if (sign.kind === "(" && isCostWord(cursor.token)) {
    cursor.take();
    if (cursor.token.kind === "=" || cursor.token.kind === ":") cursor.take();
  }
  const minus = cursor.atArrow ? cursor.take().text : "";
  const { token } = cursor;
  if (token.kind !== "word") {
    return failure({ token: sign, message: "there is no cost behind this sign" });
  }
  cursor.take();
  if (minus !== "") {
    return failure({ token, message: `a cost is at least 0, not ${minus}${shown(token.text)}` });
  }
  if (sign.kind === "(" && cursor.token.kind !== ")") {
    const message = "this bracket holds more than a cost, or is not closed";
    return failure({ token: sign, message });
  }
  if (sign.kind === "(") cursor.take();
  return toCost(token.text, token);
}
