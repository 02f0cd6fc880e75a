import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { edgesByChild, type LinkedEdge } from "../reading/edges-by-child.ts";
import { headerAt } from "../reading/header-at.ts";
import { costFrom, wholeFrom } from "../reading/number-from.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";
import { xmlEvents, type XmlEvent } from "./xml-events.ts";

/** A node or an edge, or the graph, with its data by the names of the keys. */
interface Part {
  readonly attributes: ReadonlyMap<string, string>;
  readonly data: Map<string, string>;
  readonly path: string;
}

/**
 * Reads a tree from GraphML. One that this package wrote comes back as the whole trace; of any other
 * the data called state or label, g, h, visit and the edges' action or label.
 */
export function readGraphml(text: string): ReadTree {
  return readResult(() => {
    const reader = new GraphmlReader();
    for (const event of xmlEvents(text)) reader.follow(event);
    const { nodes, edges, graph } = reader;
    if (graph === null) throw new Unreadable("", "has no <graph>; it must be GraphML");
    if (nodes.length === 0) throw new Unreadable(graph.path, "has no nodes; a tree has a root");
    const byChild = edgesByChild(edges.map(edgeOf));
    const own = graph.data.get("jejak");
    const header = own === undefined ? null : headerAt(parseJson(own), "jejak");
    return treeFromLinks(
      nodes.map((node) => nodeOf(node, byChild)),
      header,
    );
  });
}

class GraphmlReader {
  graph: Part | null = null;
  readonly nodes: Part[] = [];
  readonly edges: Part[] = [];
  /** What keys are called, by their ids. */
  readonly #keys = new Map<string, string>();
  /** The parts whose tags are open. */
  readonly #open: Part[] = [];
  #key: string | null = null;
  #text = "";

  follow(event: XmlEvent): void {
    if (event.kind === "text") {
      if (this.#key !== null) this.#text += event.text;
    } else if (event.kind === "close") {
      this.#close(event.name);
    } else {
      this.#openTag(event.name, event.attributes, `line ${event.line}`);
    }
  }

  #openTag(name: string, attributes: ReadonlyMap<string, string>, path: string): void {
    const part = { attributes, data: new Map<string, string>(), path };
    switch (name) {
      case "key": {
        const id = attributes.get("id") ?? "";
        this.#keys.set(id, attributes.get("attr.name") ?? id);
        break;
      }
      case "graph":
        this.graph ??= part;
        this.#open.push(part);
        break;
      case "node":
        this.nodes.push(part);
        this.#open.push(part);
        break;
      case "edge":
        this.edges.push(part);
        this.#open.push(part);
        break;
      case "data":
        this.#key = attributes.get("key") ?? "";
        this.#text = "";
        break;
      default:
    }
  }

  #close(name: string): void {
    if (name === "graph" || name === "node" || name === "edge") this.#open.pop();
    if (name !== "data" || this.#key === null) return;
    this.#open.at(-1)?.data.set(this.#keys.get(this.#key) ?? this.#key, this.#text);
    this.#key = null;
  }
}

function nodeOf(
  { attributes, data, path }: Part,
  byChild: ReadonlyMap<string, LinkedEdge>,
): LinkedNode {
  const name = attributeOf(attributes, "id", path);
  const edge = byChild.get(name);
  return {
    name,
    parent: edge?.parent ?? null,
    action: edge?.action ?? null,
    state: data.get("state") ?? data.get("label") ?? name,
    g: costFrom(data.get("g")?.toLowerCase(), `${path}, g`),
    h: costFrom(data.get("h")?.toLowerCase(), `${path}, h`),
    visit: wholeFrom(data.get("visit"), `${path}, visit`),
    path,
  };
}

function edgeOf({ attributes, data, path }: Part): LinkedEdge {
  return {
    parent: attributeOf(attributes, "source", path),
    child: attributeOf(attributes, "target", path),
    action: data.get("action") ?? data.get("label") ?? null,
    path,
  };
}

function attributeOf(attributes: ReadonlyMap<string, string>, name: string, path: string): string {
  const value = attributes.get(name);
  if (value === undefined) throw new Unreadable(path, `${name} is missing`);
  return value;
}
