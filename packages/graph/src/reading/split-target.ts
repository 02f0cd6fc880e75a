import type { EdgeToken } from "./edge-tokens.ts";

/** Words between an arrow and what follows: the name that the arrow leads to, its cost, and the next edge's source. */
export interface Target {
  readonly name: readonly EdgeToken[];
  readonly cost: EdgeToken | null;
  readonly next: readonly EdgeToken[];
}

const QUOTE_IT = 'put a name that has blanks and numbers in quotes, such as "Node 1"';
const ONE_A_LINE = "put a comma between edges, or each on a line of its own";
const COMMA_OR_QUOTES = "put a comma between two edges, or a name that has blanks in quotes";

/**
 * Takes words apart where several stand behind an arrow: `B 4` is a name and a cost, `Rimnicu
 * Vilcea 80` too, `B 4 C` before another arrow a name, a cost, and the source of the next edge, and
 * so is `B C` where the arrows touch them: `A-B C-D`. `arrow` is the arrow that follows the words, if
 * one does. A message where more than one reading is possible.
 */
export function splitTarget(words: readonly EdgeToken[], arrow: EdgeToken | null): Target | string {
  const beforeArrow = arrow !== null;
  const [first, second, third] = words;
  if (words.length <= 1 || first === undefined) return { name: words, cost: null, next: [] };
  if (isQuoted(first) && second !== undefined && !isNumber(second)) {
    return beforeArrow ? { name: [first], cost: null, next: words.slice(1) } : ONE_A_LINE;
  }
  if (words.length === 3 && second !== undefined && isNumber(second) && beforeArrow) {
    return { name: [first], cost: second, next: third === undefined ? [] : [third] };
  }
  const numbers = words.flatMap((word, index) => (index > 0 && isNumber(word) ? [index] : []));
  const [at] = numbers;
  if (numbers.length > 1) return beforeArrow ? ONE_A_LINE : QUOTE_IT;
  const name = words.slice(0, at);
  if (name.length > 1 && name.some((word) => isNumber(word) || isQuoted(word))) return QUOTE_IT;
  if (at === undefined) {
    if (!beforeArrow) return { name, cost: null, next: [] };
    const areTight = !first.blankBefore && !arrow.blankBefore && words.length === 2;
    return areTight ? { name: [first], cost: null, next: words.slice(1) } : COMMA_OR_QUOTES;
  }
  const next = words.slice(at + 1);
  if (next.length > 0) {
    return beforeArrow ? { name, cost: words[at] as EdgeToken, next } : QUOTE_IT;
  }
  // `1 -> 2 3 -> 4`: is 3 the cost of the first edge or the source of the second?
  if (beforeArrow && isNumber(first)) return ONE_A_LINE;
  return { name, cost: words[at] as EdgeToken, next };
}

/** Whether the words may be one name: several only without numbers and quotes among them. */
export function checkName(words: readonly EdgeToken[]): string | null {
  if (words.length <= 1) return null;
  return words.some((word) => isNumber(word) || isQuoted(word)) ? QUOTE_IT : null;
}

function isNumber(token: EdgeToken): boolean {
  return token.kind === "word" && token.number;
}

function isQuoted(token: EdgeToken): boolean {
  return token.kind === "word" && token.quoted;
}
