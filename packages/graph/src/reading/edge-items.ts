import { failure, success, type Result } from "../result.ts";
import { shown } from "../shown.ts";
import type { ArrowToken } from "./arrow-token.ts";
import { isCostWord, readSignedCost, toCost, type TokenProblem } from "./edge-cost.ts";
import type { EdgeToken } from "./edge-tokens.ts";
import { splitHyphens } from "./split-hyphens.ts";
import { checkName, splitTarget } from "./split-target.ts";
import { TokenCursor } from "./token-cursor.ts";

/**
 * A statement of an edge list with its names, costs and arrows made out. `break` stands where a new
 * edge begins without a comma.
 */
export type EdgeItem = { readonly token: EdgeToken } & (
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "cost"; readonly cost: number }
  | { readonly kind: "arrow"; readonly heads: ArrowToken["heads"]; readonly cost: number | null }
  | { readonly kind: "comma" | "break" }
);

/** The items of one statement; the last of `tokens` belongs to no statement. */
export function edgeItems(tokens: readonly EdgeToken[]): Result<readonly EdgeItem[], TokenProblem> {
  const items: EdgeItem[] = [];
  const cursor = new TokenCursor(splitHyphens(tokens));
  while (!cursor.atEnd) {
    const problem = nextItems(cursor, items);
    if (problem !== null) return failure(problem);
  }
  return success(items);
}

function nextItems(cursor: TokenCursor, items: EdgeItem[]): TokenProblem | null {
  const { token } = cursor;
  const before = items.at(-1);
  switch (token.kind) {
    case "word":
      return addWords(cursor, items);
    case "arrow":
      if (before?.kind === "cost" || before?.kind === "name") return addArrow(cursor, items);
      return { token, message: "an arrow needs a name before it: A -> B" };
    case ",":
      if (isDecimalComma(cursor, before)) {
        return { token, message: "write a decimal with a point: 4.5, not 4,5" };
      }
      items.push({ kind: "comma", token: cursor.take() });
      return null;
    case ":":
    case "=":
    case "(":
      if (before?.kind === "name") return addSign(cursor, items);
      return unexpected(token);
    case ";":
    case ")":
    case "newline":
    case "end":
    case "other":
      return unexpected(token);
    case "unclosed":
      return unclosed(token);
  }
}

/** A name, or behind an arrow all that may follow it: its cost, and the source of a new edge. */
function addWords(cursor: TokenCursor, items: EdgeItem[]): TokenProblem | null {
  const { token } = cursor;
  if (items.at(-1)?.kind === "cost") items.push({ kind: "break", token });
  const run = cursor.words();
  const behind = cursor.token;
  const isTarget = items.at(-1)?.kind === "arrow" || items.at(-1)?.kind === "comma";
  if (!isTarget || (items.at(-1)?.kind === "comma" && cursor.atArrow)) return addName(run, items);
  const isCostNamed = run.length > 1 && isCostWord(run.at(-1));
  const isSigned = behind.kind === "=" || behind.kind === ":";
  const target = splitTarget(
    isCostNamed && isSigned ? run.slice(0, -1) : run,
    cursor.atArrow ? behind : null,
  );
  if (typeof target === "string") return { token, message: target };
  const problem = addName(target.name, items);
  if (problem !== null) return problem;
  if (target.cost !== null) {
    items.push({ kind: "cost", cost: Number(target.cost.text), token: target.cost });
  }
  if (target.next.length === 0) return null;
  items.push({ kind: "break", token: target.next[0] as EdgeToken });
  return addName(target.next, items);
}

function addName(run: readonly EdgeToken[], items: EdgeItem[]): TokenProblem | null {
  const [token] = run as [EdgeToken];
  const message = checkName(run);
  if (message !== null) return { token, message };
  items.push({ kind: "name", name: run.map(({ text }) => text).join(" "), token });
  return null;
}

function addArrow(cursor: TokenCursor, items: EdgeItem[]): TokenProblem | null {
  const token = cursor.take() as EdgeToken & ArrowToken;
  const next = cursor.token;
  const isMinus = token.text === "-" && token.blankBefore && !token.blankAfter;
  // `A -> B -4`: a hyphen that touches only the number behind it, where the edge has its arrow already.
  if (isMinus && next.kind === "word" && next.number && inEdge(items)) {
    return { token, message: `a cost is at least 0, not -${next.text}` };
  }
  if (next.kind === "unclosed") return unclosed(next);
  if (next.kind !== "word") {
    return { token, message: "this arrow leads to no node: write a name behind it" };
  }
  const cost = token.cost === null ? success(null) : toCost(token.cost, token);
  if (!cost.ok) return cost.problem;
  items.push({ kind: "arrow", heads: token.heads, cost: cost.value, token });
  return null;
}

/** A cost in `: 4`, `= 4`, `(4)`; before any arrow a colon is one itself: `A: B, C`. */
function addSign(cursor: TokenCursor, items: EdgeItem[]): TokenProblem | null {
  const { token } = cursor;
  if (!inEdge(items)) {
    if (token.kind === ":") return addAdjacency(cursor, items);
    const name = shown(items.at(-1)?.kind === "name" ? lastName(items) : "A");
    const remedy = `an edge is written ${name} -> B 4, a heuristic value h(${name}) = 4`;
    return { token, message: `this belongs to no edge: ${remedy}` };
  }
  const cost = readSignedCost(cursor);
  if (!cost.ok) return cost.problem;
  items.push({ kind: "cost", cost: cost.value, token });
  return null;
}

function addAdjacency(cursor: TokenCursor, items: EdgeItem[]): TokenProblem | null {
  const token = cursor.take();
  const target = cursor.token;
  const source = lastName(items);
  if (target.kind !== "word") {
    return { token, message: `there is no node behind ${shown(source)}: write one, or no colon` };
  }
  const isAlone = cursor.ahead(1).kind !== "word";
  if (target.number && isAlone && !/^\d/.test(source)) {
    const [a, b] = [shown(source), shown(target.text)];
    const remedy = `write ${a} -> ${b} for an edge, h(${a}) = ${b} for a heuristic value`;
    return { token: target, message: `this can be read in two ways: ${remedy}` };
  }
  items.push({ kind: "arrow", heads: "right", cost: null, token });
  return null;
}

/** Whether what was read since the last break holds an arrow: a comma goes on with the same edge's source. */
function inEdge(items: readonly EdgeItem[]): boolean {
  return items.findLast(({ kind }) => kind === "break" || kind === "arrow")?.kind === "arrow";
}

function lastName(items: readonly EdgeItem[]): string {
  const item = items.at(-1);
  return item?.kind === "name" ? item.name : "";
}

/** `4,5` right behind a cost. */
function isDecimalComma(cursor: TokenCursor, before: EdgeItem | undefined): boolean {
  const comma = cursor.token;
  const next = cursor.ahead(1);
  const touches = !comma.blankBefore && !comma.blankAfter && next.kind === "word" && next.number;
  return touches && before?.kind === "cost";
}

function unclosed(token: EdgeToken): TokenProblem {
  return { token, message: "this quotation mark is not closed on its line" };
}

function unexpected(token: EdgeToken): TokenProblem {
  const understood = "an edge is written A -> B 4 or A -- B 4";
  return { token, message: `${shown(token.text)} is not understood here: ${understood}` };
}
