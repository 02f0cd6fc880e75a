import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { edgesByChild } from "../reading/edges-by-child.ts";
import { headerAt } from "../reading/header-at.ts";
import { costFrom, wholeFrom } from "../reading/number-from.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult } from "../reading/unreadable.ts";
import { parseDot } from "./parse-dot.ts";

/**
 * Reads a tree from a DOT file. One that this package wrote comes back as the whole trace; of any
 * other the nodes' attributes `state`, `g`, `h`, `visit` and the edges' `action` or `label` are
 * taken, and a node without `state` is called by its label or its name.
 */
export function readDot(text: string): ReadTree {
  return readResult(() => {
    const graph = parseDot(text);
    const header = graph.attributes.get("jejak");
    const edgeTo = edgesByChild(
      graph.edges.map(({ tail, head, attributes, path }) => ({
        parent: tail,
        child: head,
        action: attributes.get("action") ?? attributes.get("label") ?? null,
        path,
      })),
    );
    const nodes: LinkedNode[] = [];
    for (const [name, { attributes, path }] of graph.nodes) {
      const edge = edgeTo.get(name);
      nodes.push({
        name,
        parent: edge?.parent ?? null,
        state: attributes.get("state") ?? attributes.get("label") ?? name,
        action: edge?.action ?? null,
        g: costFrom(attributes.get("g"), `${path}, g`),
        h: costFrom(attributes.get("h"), `${path}, h`),
        visit: wholeFrom(attributes.get("visit"), `${path}, visit`),
        path,
      });
    }

    return treeFromLinks(nodes, header === undefined ? null : headerAt(parseJson(header), "jejak"));
  });
}
