import { shown } from "../shown.ts";
import { readEdgeStatement } from "./edge-statement.ts";
import { edgeTokens, type EdgeToken } from "./edge-tokens.ts";
import { entriesOf, kindOf, nameOf, numberOf } from "./field-kinds.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import type { Place } from "./place.ts";

/** A place in fields: the keys that lead there, and the place inside the text that stands there. */
export interface FieldPlace {
  readonly path: readonly (string | number)[];
  readonly inText?: Place;
}

/** What the edges of fields are read into. */
export interface FieldContext {
  readonly builder: GraphBuilder<FieldPlace>;
  readonly directed: boolean | undefined;
  readonly hyphenated: Map<string, FieldPlace>;
}

const KEYS = ["from", "to", "cost", "directed", "name"];
const SAME: ReadonlyMap<string, string> = new Map([
  ["source", "from"],
  ["target", "to"],
  ["weight", "cost"],
]);

const FORMS =
  'edges are a list such as ["A -> B 4"], [[A, B, 4]] or [{ from: A, to: B, cost: 4 }], or a table { A: { B: 4 } }';

/** Reads the field `edges`: a text, a list of texts, of `[from, to, cost]` or of objects, or a table of tables. */
export function readFieldEdges(
  edges: unknown,
  path: FieldPlace["path"],
  context: FieldContext,
): void {
  if (typeof edges === "string") return readText(edges, path, context);
  if (Array.isArray(edges)) {
    for (const [index, edge] of edges.entries()) {
      if (context.builder.full) return;
      readEdge(edge, [...path, index], context);
    }
    return;
  }
  const sources = entriesOf(edges);
  if (sources === null) return context.builder.problem({ path }, `${FORMS}, not ${kindOf(edges)}`);
  for (const [from, targets] of sources) readTargets(from, targets, [...path, from], context);
}

function readText(text: string, path: FieldPlace["path"], context: FieldContext): void {
  const where = (inText: Place): FieldPlace => ({ path, inText });
  let statement: EdgeToken[] = [];
  for (const token of edgeTokens(text)) {
    statement.push(token);
    if (token.kind !== "newline" && token.kind !== ";" && token.kind !== "end") continue;
    readEdgeStatement(statement, { ...context, where });
    if (context.builder.full) return;
    statement = [];
  }
}

function readEdge(edge: unknown, path: FieldPlace["path"], context: FieldContext): void {
  if (typeof edge === "string") return readText(edge, path, context);
  if (Array.isArray(edge)) return readTuple(edge, path, context);
  const fields = entriesOf(edge);
  if (fields === null) return context.builder.problem({ path }, `${FORMS}, not ${kindOf(edge)}`);
  const [only] = fields;
  if (fields.length === 1 && only !== undefined && isUnquoted(only)) {
    return readText(`${only[0]}: ${nameOf(only[1]) ?? ""}`, path, context);
  }
  readObject(new Map(fields), path, context);
}

/** YAML makes a table of `A -> B: 4` without quotes. */
function isUnquoted([key, value]: readonly [string, unknown]): boolean {
  return nameOf(value) !== null && !KEYS.includes(key) && !SAME.has(key);
}

/** `[from, to]` or `[from, to, cost]`, one way unless the graph is undirected. */
function readTuple(
  tuple: readonly unknown[],
  path: FieldPlace["path"],
  context: FieldContext,
): void {
  const [from, to, cost = 1] = tuple;
  const names = [nameOf(from), nameOf(to)] as const;
  if (names[0] === null || names[1] === null || tuple.length > 3) {
    context.builder.problem({ path }, "an edge as a list is [from, to] or [from, to, cost]");
    return;
  }
  addEdge({ from: names[0], to: names[1], cost }, path, context);
}

function readObject(
  fields: ReadonlyMap<string, unknown>,
  path: FieldPlace["path"],
  context: FieldContext,
): void {
  const edge = new Map<string, unknown>();
  for (const [key, value] of fields) {
    const known = SAME.get(key) ?? key;
    if (!KEYS.includes(known)) {
      const message = `an edge has no key ${shown(key)}; it has ${KEYS.join(", ")}`;
      return context.builder.problem({ path: [...path, key] }, message);
    }
    edge.set(known, value);
  }
  const [from, to] = [nameOf(edge.get("from")), nameOf(edge.get("to"))];
  const name = edge.get("name");
  const directed = edge.get("directed");
  if (from === null || to === null) {
    const missing = from === null ? "from" : "to";
    return context.builder.problem({ path }, `"${missing}" has to be the name of a node`);
  }
  if (directed !== undefined && typeof directed !== "boolean") {
    const message = `"directed" is true or false, not ${kindOf(directed)}`;
    return context.builder.problem({ path: [...path, "directed"] }, message);
  }
  if (name !== undefined && typeof name !== "string") {
    const message = `"name" is a text, not ${kindOf(name)}`;
    return context.builder.problem({ path: [...path, "name"] }, message);
  }
  const twoWay = directed === undefined ? undefined : !directed;
  addEdge({ from, to, cost: edge.get("cost") ?? 1, twoWay, name }, path, context);
}

/** One row of a table: `{ B: 4, C: 2 }`, `[B, C]`, or one name. */
function readTargets(
  from: string,
  targets: unknown,
  path: FieldPlace["path"],
  context: FieldContext,
): void {
  context.builder.node(from, { path });
  const names = Array.isArray(targets) ? targets : [targets];
  for (const [to, cost] of entriesOf(targets) ?? names.map((name) => [nameOf(name), 1] as const)) {
    if (context.builder.full) return;
    if (to === null) {
      const message = `what follows ${shown(from)} is a table such as { B: 4 } or a list such as [B, C]`;
      context.builder.problem({ path }, message);
    } else addEdge({ from, to, cost }, [...path, to], context);
  }
}

interface FieldEdge {
  readonly from: string;
  readonly to: string;
  readonly cost: unknown;
  readonly twoWay?: boolean | undefined;
  readonly name?: string | undefined;
}

function addEdge(edge: FieldEdge, path: FieldPlace["path"], context: FieldContext): void {
  const { from, to, name, twoWay = context.directed === false } = edge;
  const cost = numberOf(edge.cost);
  if (cost === null) {
    const written = typeof edge.cost === "string" ? shown(edge.cost) : kindOf(edge.cost);
    return context.builder.problem({ path }, `a cost is a number such as 4 or 2.5, not ${written}`);
  }
  const bare = { from, to, cost, twoWay };
  context.builder.edge(name === undefined ? bare : { ...bare, name }, { path });
}
