import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { edgesByChild, type LinkedEdge } from "../reading/edges-by-child.ts";
import { headerAt } from "../reading/header-at.ts";
import { nodeDataAt } from "../reading/node-data-at.ts";
import { fieldsAt, found, listAt, optionalTextAt, type Fields } from "../reading/shape.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";

/** The data of an element and where it stands. */
interface Element {
  readonly data: Fields;
  readonly path: string;
}

/**
 * Reads a tree from Cytoscape JSON: elements by group (`elements.nodes`, `elements.edges`) or in one
 * list. One that this package wrote comes back as the whole trace; of any other the states are the
 * nodes' `state`, `label`, `name` or `id`.
 */
export function readCytoscape(text: string): ReadTree {
  return readResult(() => {
    const file = fieldsAt(parseJson(text), "");
    const { nodes, edges } = elementsOf(file["elements"]);
    const byChild = edgesByChild(edges.map(edgeOf));
    const own = fieldsAt(file["data"] ?? {}, "data")["jejak"];
    const header = own === undefined ? null : headerAt(own, "data.jejak");
    return treeFromLinks(
      nodes.map((node) => nodeOf(node, byChild)),
      header,
    );
  });
}

function elementsOf(value: unknown): { nodes: Element[]; edges: Element[] } {
  if (!Array.isArray(value)) {
    const groups = fieldsAt(value, "elements");
    return {
      nodes: elementsAt(groups["nodes"] ?? [], "elements.nodes"),
      edges: elementsAt(groups["edges"] ?? [], "elements.edges"),
    };
  }
  const all = elementsAt(value, "elements");
  return {
    nodes: all.filter(({ data }) => data["source"] === undefined),
    edges: all.filter(({ data }) => data["source"] !== undefined),
  };
}

function elementsAt(value: unknown, path: string): Element[] {
  return listAt(value, path).map((element, index) => {
    const place = `${path}[${index}]`;
    return {
      data: fieldsAt(fieldsAt(element, place)["data"], place, "data"),
      path: `${place}.data`,
    };
  });
}

function nodeOf({ data, path }: Element, byChild: ReadonlyMap<string, LinkedEdge>): LinkedNode {
  const name = nameAt(data["id"], path, "id");
  const edge = byChild.get(name);
  const label = (field: string): string | null => optionalTextAt(data[field], path, field);
  return {
    name,
    parent: edge?.parent ?? null,
    action: edge?.action ?? null,
    state: label("state") ?? label("label") ?? label("name") ?? name,
    ...nodeDataAt(data, path),
    path,
  };
}

function edgeOf({ data, path }: Element): LinkedEdge {
  return {
    parent: nameAt(data["source"], path, "source"),
    child: nameAt(data["target"], path, "target"),
    action: optionalTextAt(data["action"] ?? data["label"], path, "action"),
    path,
  };
}

/** A node's name, which may be a number in files of other programs. */
function nameAt(value: unknown, path: string, field: string): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new Unreadable(`${path}.${field}`, `${found(value)}; it must name a node`);
}
