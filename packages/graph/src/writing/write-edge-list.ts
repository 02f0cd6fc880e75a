import type { Edge, Graph } from "../graph.ts";
import type { GraphEnds } from "./graph-ends.ts";

const MOST_ON_A_LINE = 100;

/**
 * The graph as an edge list that `readGraph` gives back the same, names of edges aside: they have no
 * place in it.
 */
export function writeEdgeList(graph: Graph, ends: GraphEnds = {}): string {
  const { nodes, edges, h } = graph;
  const goals = ends.goals ?? [];
  const lines = [
    ...labelled("nodes", nodes.map(quotedWhereNeeded)),
    ...(ends.start === undefined ? [] : [`start: ${quotedWhereNeeded(ends.start)}`]),
    ...(goals.length === 0 ? [] : labelled("goals", goals.map(quotedWhereNeeded))),
    ...edges.map(writeEdge),
    ...(h.size === 0
      ? []
      : labelled(
          "h",
          Array.from(h, ([node, value]) => `${quotedWhereNeeded(node)} ${value}`),
        )),
  ];
  return `${lines.join("\n")}\n`;
}

/** A label and what belongs under it, on as many lines as it takes; at least one. */
function labelled(label: string, items: readonly string[]): string[] {
  const count = Math.max(1, Math.ceil(items.length / MOST_ON_A_LINE));
  return Array.from({ length: count }, (_, line) => {
    const from = line * MOST_ON_A_LINE;
    return `${label}: ${items.slice(from, from + MOST_ON_A_LINE).join(", ")}`;
  });
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
