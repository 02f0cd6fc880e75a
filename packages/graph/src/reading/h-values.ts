import { shown } from "../shown.ts";
import type { TokenProblem } from "./edge-cost.ts";
import type { EdgeToken } from "./edge-tokens.ts";
import { TokenCursor } from "./token-cursor.ts";

/** A heuristic value as written. */
export interface WrittenH {
  readonly name: string;
  readonly h: number;
  readonly token: EdgeToken;
}

/**
 * Heuristic values in a row: `A 6, B 4`, `A=6 B=4`, `A: 6`, `A(6)`. The last of `tokens` belongs to
 * none. Gives those before the first problem, too.
 */
export function hValues(tokens: readonly EdgeToken[]): {
  values: readonly WrittenH[];
  problem: TokenProblem | null;
} {
  const values: WrittenH[] = [];
  const cursor = new TokenCursor(tokens);
  while (!cursor.atEnd) {
    const value = nextValue(cursor);
    if ("message" in value) return { values, problem: value };
    values.push(value);
    if (cursor.token.kind === ",") cursor.take();
  }
  return { values, problem: null };
}

function nextValue(cursor: TokenCursor): WrittenH | TokenProblem {
  const { token } = cursor;
  const names: string[] = [];
  while (cursor.token.kind === "word" && (names.length === 0 || !cursor.token.number)) {
    names.push(cursor.take().text);
  }
  if (names.length === 0) {
    return {
      token,
      message: `a node's name has to stand here, as in A 6, not ${shown(token.text)}`,
    };
  }
  const name = names.join(" ");
  const sign = cursor.token.kind;
  if (sign === "=" || sign === ":" || sign === "(") cursor.take();
  const value = cursor.take();
  if (value.kind === "arrow" && cursor.token.kind === "word") {
    return { token: value, message: `h is at least 0, not -${shown(cursor.token.text)}` };
  }
  if (value.kind !== "word" || !value.number) {
    const found = value.text.trim() === "" ? "" : `, not ${shown(value.text)}`;
    return { token: value, message: `the value of ${shown(name)} has to stand here${found}` };
  }
  if (sign === "(" && cursor.take().kind !== ")") {
    return { token: value, message: "this bracket is not closed" };
  }
  return { name, h: Number(value.text), token };
}
