import type { Result } from "../result.ts";
import { readEdgeStatement, type EdgeListContext } from "./edge-statement.ts";
import { edgeTokens, type EdgeToken } from "./edge-tokens.ts";
import { GraphBuilder } from "./graph-builder.ts";
import { graphOnPaper, type GraphOnPaper, type NodeAt } from "./graph-on-paper.ts";
import { hValues } from "./h-values.ts";
import { checkHyphens } from "./check-hyphens.ts";
import type { Place, PlacedMessage } from "./place.ts";
import { shown } from "../shown.ts";

const H_WORDS = new Set(["h", "heuristic", "heuristics", "heuristik", "эвристика"]);
const START_WORDS = new Set(["start", "initial", "awal", "начало"]);
const GOAL_WORDS = new Set(["goal", "goals", "tujuan", "цель", "цели"]);
const NODE_WORDS = new Set(["node", "nodes", "simpul", "узлы"]);

/**
 * Reads an edge list: `A -> B 4` one way, `A -- B 4`, `A - B: 4` or `A-B:4` both ways, cost 1 where
 * none is written, several on a line or behind commas, names with blanks or in quotes, comments.
 * Lines of their own give `h: A 6, B 4` or `h(A) = 6`, `start: A`, `goal: G`, and `nodes: X, Y`.
 * `directed` says that edges without a head lead one way.
 */
export function readEdgeList(
  text: string,
  { directed }: { readonly directed?: boolean } = {},
): Result<GraphOnPaper, readonly PlacedMessage[]> {
  const builder = new GraphBuilder<Place>();
  const context = { builder, where: (place: Place) => place, directed, hyphenated: new Map() };
  const list = new EdgeList(context);
  let statement: EdgeToken[] = [];
  for (const token of edgeTokens(text)) {
    statement.push(token);
    if (token.kind !== "newline" && token.kind !== ";" && token.kind !== "end") continue;
    list.read(statement);
    if (builder.full) break;
    statement = [];
  }
  checkHyphens(context);
  return graphOnPaper(builder, {
    ...list.ends,
    form: "edge list",
    nowhere: { line: 1, column: 1 },
  });
}

class EdgeList {
  readonly #start: NodeAt<Place>[] = [];
  readonly #goals: NodeAt<Place>[] = [];
  readonly #context: EdgeListContext<Place>;
  /** Whether a line `h:` alone was read, so that values follow on lines of their own. */
  #inH = false;

  constructor(context: EdgeListContext<Place>) {
    this.#context = context;
  }

  get ends(): { start: readonly NodeAt<Place>[]; goals: readonly NodeAt<Place>[] } {
    return { start: this.#start, goals: this.#goals };
  }

  read(statement: readonly EdgeToken[]): void {
    const [first, second, third, fourth] = statement;
    if (first === undefined || second === undefined) return;
    const section = first.kind === "word" && !first.quoted ? first.text.toLowerCase() : "";
    const isNamed = second.kind === ":" || second.kind === "=";
    if (isNamed && H_WORDS.has(section) && !isNodeH(statement)) {
      this.#inH = statement.length === 3;
      this.#readH(statement.slice(2));
    } else if (isNamed && START_WORDS.has(section)) this.#names(statement.slice(2), this.#start);
    else if (isNamed && GOAL_WORDS.has(section)) this.#names(statement.slice(2), this.#goals);
    else if (isNamed && NODE_WORDS.has(section)) this.#readNodes(statement.slice(2));
    else if (second.kind === "(" && third?.kind === "word" && H_WORDS.has(section)) {
      this.#readHCall(statement, fourth?.kind === ")");
    } else if (this.#inH && !statement.some((token) => token.kind === "arrow")) {
      this.#readH(statement);
    } else {
      this.#inH = false;
      readEdgeStatement(statement, this.#context);
    }
  }

  #readH(tokens: readonly EdgeToken[]): void {
    const { values, problem } = hValues(tokens);
    for (const { name, h, token } of values) this.#context.builder.h(name, h, placeOf(token));
    if (problem !== null) this.#problem(problem.token, problem.message);
  }

  /** `h(A) = 6`, several of them on a line too. */
  #readHCall(statement: readonly EdgeToken[], closed: boolean): void {
    const [, open] = statement as [EdgeToken, EdgeToken];
    if (!closed) {
      this.#problem(open, "a heuristic value is written h(A) = 6");
      return;
    }
    // Without `h`, `(` and `)` the rest reads as `A = 6`.
    const bare = statement.filter((token, index) => {
      if (token.kind === ")") return false;
      const next = statement[index + 1];
      const isH = token.kind === "word" && !token.quoted && H_WORDS.has(token.text.toLowerCase());
      return !(token.kind === "(" || (isH && next?.kind === "("));
    });
    this.#readH(bare);
  }

  #readNodes(tokens: readonly EdgeToken[]): void {
    const nodes: NodeAt<Place>[] = [];
    this.#names(tokens, nodes);
    for (const { name, where } of nodes) this.#context.builder.node(name, where);
  }

  /** Puts names behind commas into `names`. */
  #names(tokens: readonly EdgeToken[], names: NodeAt<Place>[]): void {
    let words: EdgeToken[] = [];
    for (const token of tokens) {
      if (token.kind === "word") words.push(token);
      else if (token.kind === "," || token === tokens.at(-1)) {
        const [first] = words;
        if (first === undefined) continue;
        names.push({ name: words.map(({ text }) => text).join(" "), where: placeOf(first) });
        words = [];
      } else {
        this.#problem(token, `${shown(token.text)} is not understood among names: A, B, C`);
        return;
      }
    }
  }

  #problem(token: EdgeToken, message: string): void {
    this.#context.builder.problem(placeOf(token), message);
  }
}

/** A node called H, or h, with its children: `H: O, P` holds no value. */
function isNodeH([first, , ...rest]: readonly EdgeToken[]): boolean {
  if (first?.text === "H") return true;
  return rest.length > 1 && !rest.some((token) => token.kind === "word" && token.number);
}

function placeOf({ line, column }: EdgeToken): Place {
  return { line, column };
}
