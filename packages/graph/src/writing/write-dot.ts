import type { Edge, Graph } from "../graph.ts";
import type { GraphEnds } from "./graph-ends.ts";

/**
 * The graph in DOT: a `graph` when every edge leads both ways, else a `digraph` with `dir=both` where
 * one does. Costs are labels and `cost`, values `h`, and `role` marks start and goals, so that
 * `readGraph` gives the same graph back.
 */
export function writeDot(graph: Graph, ends: GraphEnds = {}): string {
  const { nodes, edges, h } = graph;
  const isUndirected = edges.length > 0 && edges.every((edge) => edge.twoWay);
  const goals = new Set(ends.goals);
  const nodeLines = nodes.map((node) => {
    const value = h.get(node);
    const roles = [...(node === ends.start ? ["start"] : []), ...(goals.has(node) ? ["goal"] : [])];
    const attributes = [
      ...(value === undefined ? [] : [`h=${value}`, `xlabel="h=${value}"`]),
      ...(roles.length === 0 ? [] : [`role=${quoted(roles.join(" "))}`]),
      ...(node === ends.start ? ["style=bold"] : []),
      ...(goals.has(node) ? ["peripheries=2"] : []),
    ];
    return `  ${quoted(node)}${bracketed(attributes)};`;
  });
  const edgeLines = edges.map((edge) => `  ${edgeLine(edge, isUndirected)};`);
  const kind = isUndirected ? "graph" : "digraph";
  return [`${kind} {`, ...nodeLines, ...edgeLines, "}", ""].join("\n");
}

function edgeLine({ from, to, cost, twoWay, name }: Edge, isUndirected: boolean): string {
  const attributes = [
    `label=${quoted(String(cost))}`,
    `cost=${quoted(String(cost))}`,
    ...(name === undefined ? [] : [`action=${quoted(name)}`]),
    ...(twoWay && !isUndirected ? ["dir=both"] : []),
  ];
  return `${quoted(from)} ${isUndirected ? "--" : "->"} ${quoted(to)}${bracketed(attributes)}`;
}

function bracketed(attributes: readonly string[]): string {
  return attributes.length === 0 ? "" : ` [${attributes.join(", ")}]`;
}

function quoted(id: string): string {
  return `"${id.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
