import type { Result } from "../result.ts";
import { shown } from "../shown.ts";
import { checkHyphens } from "./check-hyphens.ts";
import { readFieldEdges, type FieldContext, type FieldPlace } from "./field-edges.ts";
import { entriesOf, kindOf, nameOf, numberOf } from "./field-kinds.ts";
import { GraphBuilder, type At } from "./graph-builder.ts";
import { graphOnPaper, type GraphOnPaper, type NodeAt } from "./graph-on-paper.ts";

/** The keys of a graph in an assignment or in a file of its own. */
export const GRAPH_KEYS = ["kind", "edges", "nodes", "h", "directed", "start", "goal"] as const;

/** A problem of a graph's fields: the keys that lead to it, and the place inside a text that stands there. */
export type FieldProblem = At<FieldPlace>;

/**
 * Reads a graph from parsed YAML or JSON: `{ edges: ["A -> B 4", "A -- C 2"], h: { A: 6 } }`, with
 * `start` and `goal` (one, or a list) in an assignment. `edges` may also be one text, a list of
 * `[from, to, cost]` or of `{ from, to, cost, name, directed }`, or a table `{ A: { B: 4 } }`; `nodes`
 * lists nodes without an edge; `directed` says whether edges without a head lead one way.
 */
export function readGraphFields(
  fields: unknown,
): Result<GraphOnPaper<FieldPlace>, readonly FieldProblem[]> {
  const builder = new GraphBuilder<FieldPlace>();
  const entries = new Map(entriesOf(fields) ?? []);
  if (entriesOf(fields) === null) {
    builder.problem({ path: [] }, `a graph is a table with the key "edges", not ${kindOf(fields)}`);
  } else checkKeys(entries, builder);
  const directed = readDirected(entries.get("directed"), builder);
  const context: FieldContext = { builder, directed, hyphenated: new Map() };
  for (const { name, where } of readNames(entries, "nodes", builder)) builder.node(name, where);
  if (entries.has("edges")) readFieldEdges(entries.get("edges"), ["edges"], context);
  if (entries.has("h")) readH(entries.get("h"), builder);
  checkHyphens({ ...context, where: () => ({ path: [] }) });
  const start = readNames(entries, "start", builder);
  const goals = readNames(entries, "goal", builder);
  return graphOnPaper(builder, { start, goals, form: "fields", nowhere: { path: [] } });
}

function checkKeys(entries: ReadonlyMap<string, unknown>, builder: GraphBuilder<FieldPlace>): void {
  const known: readonly string[] = GRAPH_KEYS;
  for (const key of entries.keys()) {
    if (known.includes(key)) continue;
    const message = `a graph has no key ${shown(key)}; it has ${known.join(", ")}`;
    builder.problem({ path: [key] }, message);
  }
  const kind = entries.get("kind");
  if (kind !== undefined && kind !== "graph") {
    builder.problem(
      { path: ["kind"] },
      `"kind" of a graph is graph, not ${nameOf(kind) === null ? kindOf(kind) : shown(nameOf(kind) ?? "")}`,
    );
  }
  if (!entries.has("edges") && !entries.has("nodes")) {
    builder.problem({ path: [] }, 'there is no key "edges": write edges: ["A -> B 4"]');
  }
}

function readDirected(value: unknown, builder: GraphBuilder<FieldPlace>): boolean | undefined {
  if (value === undefined || typeof value === "boolean") return value;
  const message = `"directed" is true or false, not ${kindOf(value)}`;
  builder.problem({ path: ["directed"] }, message);
  return undefined;
}

/** One name or a list of names. */
function readNames(
  entries: ReadonlyMap<string, unknown>,
  key: string,
  builder: GraphBuilder<FieldPlace>,
): NodeAt<FieldPlace>[] {
  const value = entries.get(key);
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((item: unknown, index) => {
    const where = { path: Array.isArray(value) ? [key, index] : [key] };
    const name = nameOf(item);
    if (name !== null) return [{ name, where }];
    builder.problem(where, `"${key}" holds names of nodes, not ${kindOf(item)}`);
    return [];
  });
}

function readH(h: unknown, builder: GraphBuilder<FieldPlace>): void {
  const entries = entriesOf(h);
  if (entries === null) {
    builder.problem({ path: ["h"] }, `h is a table such as { A: 6, B: 4 }, not ${kindOf(h)}`);
    return;
  }
  for (const [name, value] of entries) {
    if (builder.full) return;
    const where = { path: ["h", name] };
    const number = numberOf(value);
    if (number !== null) builder.h(name, number, where);
    else {
      const written = typeof value === "string" ? shown(value) : kindOf(value);
      builder.problem(where, `a heuristic value is a number such as 4 or 2.5, not ${written}`);
    }
  }
}
