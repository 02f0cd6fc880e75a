import type { Result } from "../result.ts";
import { shown } from "../shown.ts";
import type { FieldPlace } from "./field-edges.ts";
import { entriesOf, kindOf, nameOf, numberOf } from "./field-kinds.ts";
import { GraphBuilder, type At } from "./graph-builder.ts";
import { graphOnPaper, type GraphOnPaper, type NodeAt } from "./graph-on-paper.ts";

type Path = FieldPlace["path"];
type Fields = ReadonlyMap<string, unknown>;

/** Whether parsed data looks like JSON Graph Format: `{ graph: { nodes, edges } }` or `{ graphs: [...] }`. */
export function isJsonGraph(data: unknown): boolean {
  const fields = fieldsOf(data);
  return fields.has("graphs") || (fields.has("graph") && !fields.has("edges"));
}

/**
 * Reads JSON Graph Format, versions 1 and 2: nodes are named by their id; a cost is `metadata.cost`
 * (or `weight`, `distance`, or a label that is a number), h is `metadata.h` of a node, and the graph's
 * metadata may name `start` and `goal`. Edges lead one way unless `directed` is false.
 */
export function readJsonGraph(
  data: unknown,
): Result<GraphOnPaper<FieldPlace>, readonly At<FieldPlace>[]> {
  const builder = new GraphBuilder<FieldPlace>();
  const reader = new JsonGraph(builder);
  const fields = fieldsOf(data);
  const graphs = fields.get("graphs");
  if (!Array.isArray(graphs)) reader.read(fieldsOf(fields.get("graph")), ["graph"]);
  else if (graphs.length === 1) reader.read(fieldsOf(graphs[0]), ["graphs", 0]);
  else {
    const message = `the file holds ${graphs.length} graphs: leave one in it`;
    builder.problem({ path: ["graphs"] }, message);
  }
  const { start, goals } = reader;
  return graphOnPaper(builder, { start, goals, form: "JSON Graph Format", nowhere: { path: [] } });
}

class JsonGraph {
  readonly start: NodeAt<FieldPlace>[] = [];
  readonly goals: NodeAt<FieldPlace>[] = [];
  readonly #builder: GraphBuilder<FieldPlace>;

  constructor(builder: GraphBuilder<FieldPlace>) {
    this.#builder = builder;
  }

  read(graph: Fields, path: Path): void {
    this.#readNodes(graph.get("nodes"), [...path, "nodes"]);
    const edges = graph.get("edges") ?? [];
    if (Array.isArray(edges)) {
      const directed = graph.get("directed") !== false;
      for (const [index, edge] of edges.entries()) {
        if (this.#builder.full) return;
        this.#readEdge(fieldsOf(edge), directed, [...path, "edges", index]);
      }
    } else this.#problem([...path, "edges"], `edges are a list, not ${kindOf(edges)}`);
    if (graph.has("hyperedges")) {
      this.#problem(
        [...path, "hyperedges"],
        "an edge leads from one node to one: leave hyperedges out",
      );
    }
    const metadata = fieldsOf(graph.get("metadata"));
    this.#readEnds(metadata, "start", [...path, "metadata"], this.start);
    this.#readEnds(metadata, "goal", [...path, "metadata"], this.goals);
  }

  /** A table by id in version 2, a list in version 1. */
  #readNodes(nodes: unknown, path: Path): void {
    if (nodes === undefined) return;
    const entries = Array.isArray(nodes)
      ? nodes.map(
          (node: unknown, index) => [nameOf(fieldsOf(node).get("id")), node, index] as const,
        )
      : entriesOf(nodes)?.map(([id, node]) => [id, node, id] as const);
    if (entries === undefined) {
      this.#problem(path, `nodes are a table by id, or a list, not ${kindOf(nodes)}`);
      return;
    }
    for (const [id, node, key] of entries) {
      if (this.#builder.full) return;
      if (id === null) this.#problem([...path, key], 'a node in a list needs an "id"');
      else this.#readNode(id, fieldsOf(node), [...path, key]);
    }
  }

  #readNode(id: string, node: Fields, path: Path): void {
    this.#builder.node(id, { path });
    const label = node.get("label");
    if (typeof label === "string" && label !== id) {
      const message = `the node ${shown(id)} goes by its id, not by its label ${shown(label)}`;
      this.#builder.note({ path: [...path, "label"] }, message);
    }
    const metadata = fieldsOf(node.get("metadata"));
    const key = ["h", "heuristic"].find((name) => metadata.has(name));
    if (key === undefined) return;
    const h = numberOf(metadata.get(key));
    const where = { path: [...path, "metadata", key] };
    if (h === null) {
      this.#problem(where.path, `h is a number, not ${kindOf(metadata.get(key))}`);
    } else this.#builder.h(id, h, where);
  }

  #readEdge(edge: Fields, directed: boolean, path: Path): void {
    const [from, to] = [nameOf(edge.get("source")), nameOf(edge.get("target"))];
    if (from === null || to === null) {
      return this.#problem(path, `an edge needs a "${from === null ? "source" : "target"}"`);
    }
    const cost = this.#cost(edge, path);
    if (cost === null) return;
    const twoWay = !(typeof edge.get("directed") === "boolean" ? edge.get("directed") : directed);
    const name = nameOf(fieldsOf(edge.get("metadata")).get("name"));
    const bare = { from, to, cost, twoWay };
    this.#builder.edge(name === null ? bare : { ...bare, name }, { path });
  }

  #cost(edge: Fields, path: Path): number | null {
    const metadata = fieldsOf(edge.get("metadata"));
    for (const [fields, at] of [
      [metadata, [...path, "metadata"]],
      [edge, path],
    ] as const) {
      const key = ["cost", "weight", "distance"].find((name) => fields.has(name));
      if (key === undefined) continue;
      const cost = numberOf(fields.get(key));
      if (cost !== null) return cost;
      this.#problem([...at, key], `a cost is a number, not ${kindOf(fields.get(key))}`);
      return null;
    }
    return numberOf(edge.get("label")) ?? 1;
  }

  #readEnds(metadata: Fields, key: string, path: Path, into: NodeAt<FieldPlace>[]): void {
    const value = metadata.get(key);
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    for (const item of list) {
      const name = nameOf(item);
      const where = { path: [...path, key] };
      if (name === null) this.#problem(where.path, `"${key}" is a node, not ${kindOf(item)}`);
      else into.push({ name, where });
    }
  }

  #problem(path: Path, message: string): void {
    this.#builder.problem({ path }, message);
  }
}

function fieldsOf(value: unknown): Fields {
  return new Map(entriesOf(value) ?? []);
}
