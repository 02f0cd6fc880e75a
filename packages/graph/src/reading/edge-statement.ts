import { shown } from "../shown.ts";
import type { ArrowToken } from "./arrow-token.ts";
import type { TokenProblem } from "./edge-cost.ts";
import { edgeItems, type EdgeItem } from "./edge-items.ts";
import type { EdgeToken } from "./edge-tokens.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import type { Place } from "./place.ts";

/** What an edge list is read into. */
export interface EdgeListContext<Where extends object> {
  readonly builder: GraphBuilder<Where>;
  readonly where: (place: Place) => Where;
  /** What an edge without an arrowhead is: one way when true, else both ways. false forbids single heads. */
  readonly directed: boolean | undefined;
  /** Names that hold a hyphen and stand without quotes, with their first place; see checkHyphens. */
  readonly hyphenated: Map<string, Where>;
}

/**
 * Reads one statement of an edge list: edges such as `A -> B 4`, chains such as `A -> B -> C`,
 * further targets behind a comma (`A -> B 2, C 1`), or names of nodes alone. The last of `tokens`
 * belongs to no statement.
 */
export function readEdgeStatement<Where extends object>(
  tokens: readonly EdgeToken[],
  context: EdgeListContext<Where>,
): void {
  const items = edgeItems(tokens);
  if (items.ok) noteHyphens(items.value, context);
  const problem = items.ok ? addItems(items.value, context) : items.problem;
  if (problem === null) return;
  const { line, column } = problem.token;
  context.builder.problem(context.where({ line, column }), problem.message);
}

function noteHyphens<Where extends object>(
  items: readonly EdgeItem[],
  { hyphenated, where }: EdgeListContext<Where>,
): void {
  for (const { kind, token } of items) {
    if (kind !== "name" || token.kind !== "word" || token.quoted || !token.text.includes("-"))
      continue;
    if (hyphenated.has(token.text)) continue;
    hyphenated.set(token.text, where({ line: token.line, column: token.column }));
  }
}

/** What a comma goes on from: a source, nothing yet (names alone), or a chain, where it would be unclear. */
type Source = { readonly name: string; readonly heads: ArrowToken["heads"] } | "none" | "chain";

function addItems<Where extends object>(
  items: readonly EdgeItem[],
  context: EdgeListContext<Where>,
): TokenProblem | null {
  let source: Source = "none";
  let segment: EdgeItem[] = [];
  for (const item of [...items, null]) {
    if (item !== null && item.kind !== "comma" && item.kind !== "break") {
      segment.push(item);
      continue;
    }
    const added: Source | TokenProblem = addSegment(segment, source, context);
    if (typeof added === "object" && "message" in added) return added;
    source = item?.kind === "comma" ? added : "none";
    segment = [];
  }
  return null;
}

function addSegment<Where extends object>(
  segment: readonly EdgeItem[],
  source: Source,
  context: EdgeListContext<Where>,
): Source | TokenProblem {
  const [first, second] = segment;
  if (first?.kind !== "name") return source;
  if (second?.kind === "arrow") return addChain(first, segment, context);
  const { token } = first;
  if (source === "none") {
    if (second !== undefined) return { token: second.token, message: "a node alone has no cost" };
    context.builder.node(first.name, context.where({ line: token.line, column: token.column }));
    return source;
  }
  if (source === "chain") {
    const name = shown(first.name);
    return {
      token,
      message: `from which node does an edge lead to ${name}? write that edge whole`,
    };
  }
  const cost = second?.kind === "cost" ? second.cost : 1;
  return (
    addEdge({ a: source.name, b: first.name, heads: source.heads, cost, token }, context) ?? source
  );
}

/** A name, and arrows with their names and costs: `A -> B 4 -> C 2`. */
function addChain<Where extends object>(
  { name }: Extract<EdgeItem, { kind: "name" }>,
  segment: readonly EdgeItem[],
  context: EdgeListContext<Where>,
): Source | TokenProblem {
  let from = name;
  let last: Source = "none";
  for (let at = 1; at < segment.length;) {
    const arrow = segment[at++];
    const to = segment[at++];
    if (arrow?.kind !== "arrow" || to?.kind !== "name") return last;
    const behind = segment[at];
    if (behind?.kind === "cost") at++;
    const cost = behind?.kind === "cost" ? behind.cost : null;
    const { token, heads } = arrow;
    if (cost !== null && arrow.cost !== null) {
      return { token, message: "this edge has two costs: leave one out" };
    }
    const edge = { a: from, b: to.name, heads, cost: cost ?? arrow.cost ?? 1, token };
    const problem = addEdge(edge, context);
    if (problem !== null) return problem;
    last = last === "none" ? { name, heads } : "chain";
    from = to.name;
  }
  return last;
}

interface WrittenEdge {
  readonly a: string;
  readonly b: string;
  readonly heads: ArrowToken["heads"];
  readonly cost: number;
  readonly token: EdgeToken;
}

function addEdge<Where extends object>(
  { a, b, heads, cost, token }: WrittenEdge,
  { builder, where, directed }: EdgeListContext<Where>,
): TokenProblem | null {
  if (directed === false && (heads === "left" || heads === "right")) {
    const remedy = `write ${shown(a)} -- ${shown(b)}, or leave "directed" out`;
    return { token, message: `an edge of an undirected graph has no single head: ${remedy}` };
  }
  const [from, to] = heads === "left" ? [b, a] : [a, b];
  const twoWay = heads === "both" || (heads === "none" && directed !== true);
  builder.edge({ from, to, cost, twoWay }, where({ line: token.line, column: token.column }));
  return null;
}
