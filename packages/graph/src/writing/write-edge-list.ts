import type { Edge, Graph } from "../graph.ts";
import type { GraphEnds } from "./graph-ends.ts";

/**
 * The graph as an edge list that `readGraph` gives back the same, names of edges aside: they have no
 * place in it.
 */
export function writeEdgeList(graph: Graph, ends: GraphEnds = {}): string {
  const { nodes, edges, h } = graph;
  const goals = ends.goals ?? [];
  const lines = [
    `nodes: ${nodes.map(quotedWhereNeeded).join(", ")}`,
    ...(ends.start === undefined ? [] : [`start: ${quotedWhereNeeded(ends.start)}`]),
    ...(goals.length === 0 ? [] : [`goals: ${goals.map(quotedWhereNeeded).join(", ")}`]),
    ...edges.map(writeEdge),
    ...(h.size === 0
      ? []
      : [
          `h: ${Array.from(h, ([node, value]) => `${quotedWhereNeeded(node)} ${value}`).join(", ")}`,
        ]),
  ];
  return `${lines.join("\n")}\n`;
}

/** One edge as it stands in an edge list: `A -> B 4`, `A -- C 2`. Its name has no place there. */
export function writeEdge({ from, to, cost, twoWay }: Edge): string {
  return `${quotedWhereNeeded(from)} ${twoWay ? "--" : "->"} ${quotedWhereNeeded(to)} ${cost}`;
}

/** Letters and digits stand as they are; whatever might be read in another way stands in quotes. */
function quotedWhereNeeded(name: string): string {
  if (/^[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*$/u.test(name)) return name;
  return `"${name.replaceAll(/["\\]/g, (char) => `\\${char}`)}"`;
}
