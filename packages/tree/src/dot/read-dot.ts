import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { headerAt } from "../reading/header-at.ts";
import { costFrom, wholeFrom } from "../reading/number-from.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult } from "../reading/unreadable.ts";
import { parseDot, type DotEdge } from "./parse-dot.ts";
import { Unreadable } from "../reading/unreadable.ts";
import { shown } from "../reading/shape.ts";

/**
 * Reads a tree from a DOT file. One that this package wrote comes back as the whole trace; of any
 * other the nodes' attributes `state`, `g`, `h`, `visit` and the edges' `action` or `label` are
 * taken, and a node without `state` is called by its label or its name.
 */
export function readDot(text: string): ReadTree {
  return readResult(() => {
    const graph = parseDot(text);
    const header = graph.attributes.get("jejak");
    const edgeTo = edgesByHead(graph.edges);
    const nodes: LinkedNode[] = [];
    for (const [name, { attributes, path }] of graph.nodes) {
      const edge = edgeTo.get(name);
      nodes.push({
        name,
        parent: edge?.tail ?? null,
        state: attributes.get("state") ?? attributes.get("label") ?? name,
        action: edge?.attributes.get("action") ?? edge?.attributes.get("label") ?? null,
        g: costFrom(attributes.get("g"), `${path}, g`),
        h: costFrom(attributes.get("h"), `${path}, h`),
        visit: wholeFrom(attributes.get("visit"), `${path}, visit`),
        path,
      });
    }
    if (nodes.length === 0) throw new Unreadable("", "has no nodes; a tree has a root");
    return treeFromLinks(nodes, header === undefined ? null : headerAt(parseJson(header), "jejak"));
  });
}

function edgesByHead(edges: readonly DotEdge[]): Map<string, DotEdge> {
  const byHead = new Map<string, DotEdge>();
  for (const edge of edges) {
    if (byHead.has(edge.head)) {
      throw new Unreadable(edge.path, `${shown(edge.head)} has two parents; this is no tree`);
    }
    byHead.set(edge.head, edge);
  }
  return byHead;
}
