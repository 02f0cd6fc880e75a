import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { edgesByChild } from "../reading/edges-by-child.ts";
import { headerAt } from "../reading/header-at.ts";
import { nodeDataAt } from "../reading/node-data-at.ts";
import { fieldsAt, listAt, optionalTextAt, textAt, type Fields } from "../reading/shape.ts";
import { treeFromLinks } from "../reading/tree-from-links.ts";
import { readResult } from "../reading/unreadable.ts";

/**
 * Reads a tree in the JSON Graph Format, version 2. One that this package wrote comes back as the
 * whole trace; of any other the labels, and g, h and visit where the metadata has them.
 */
export function readJsonGraph(text: string): ReadTree {
  return readResult(() => {
    const { graph, path } = onlyGraph(fieldsAt(parseJson(text), ""));
    const edges = edgesByChild(edgesAt(graph["edges"], `${path}.edges`));
    const nodesPath = `${path}.nodes`;
    const nodes = Object.entries(fieldsAt(graph["nodes"], nodesPath)).map(([name, value]) => {
      const place = `${nodesPath}.${name}`;
      const node = fieldsAt(value, place);
      const edge = edges.get(name);
      return {
        name,
        path: place,
        parent: edge?.parent ?? null,
        action: edge?.action ?? null,
        state: optionalTextAt(node["label"], place, "label") ?? name,
        ...nodeDataAt(fieldsAt(node["metadata"] ?? {}, place, "metadata"), `${place}.metadata`),
      };
    });
    const metadata = fieldsAt(graph["metadata"] ?? {}, path, "metadata");
    const own = metadata["jejak"];
    const header = own === undefined ? null : headerAt(own, `${path}.metadata.jejak`);
    return treeFromLinks(nodes, header);
  });
}

/** The graph of the file, which may also be the only one of a list. */
function onlyGraph(file: Fields): { graph: Fields; path: string } {
  if (file["graphs"] === undefined)
    return { graph: fieldsAt(file["graph"], "graph"), path: "graph" };
  const [graph] = listAt(file["graphs"], "graphs");
  return { graph: fieldsAt(graph, "graphs[0]"), path: "graphs[0]" };
}

function edgesAt(value: unknown, path: string): ReturnType<typeof edgeAt>[] {
  return value === undefined
    ? []
    : listAt(value, path).map((edge, index) => edgeAt(edge, `${path}[${index}]`));
}

function edgeAt(
  value: unknown,
  path: string,
): { parent: string; child: string; action: string | null; path: string } {
  const edge = fieldsAt(value, path);
  return {
    parent: textAt(edge["source"], path, "source"),
    child: textAt(edge["target"], path, "target"),
    action: optionalTextAt(edge["label"], path, "label"),
    path,
  };
}
