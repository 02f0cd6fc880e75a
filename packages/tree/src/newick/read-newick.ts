import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { headerAt } from "../reading/header-at.ts";
import { costFrom, wholeFrom } from "../reading/number-from.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";
import { percentDecoded } from "./percent-encoded.ts";
import { parseNewick, type NewickNode } from "./parse-newick.ts";

/**
 * Reads a tree in the Newick format. One that this package wrote, with its comments, comes back as
 * the whole trace; of any other names and lengths are taken, a length being the cost of an action.
 */
export function readNewick(text: string): ReadTree {
  return readResult(() => {
    const nodes = parseNewick(text);
    const fields = nodes.map(({ comment }) => fieldsOf(comment));
    const linked = linkedNodes(nodes, fields);
    const own = fields.find((field) => field.has("jejak"))?.get("jejak");
    if (own === undefined) return treeFromLinks(linked, null);
    const header = headerAt(parseJson(percentDecoded(own) ?? own), "jejak");
    return treeFromLinks(inOrderOfIds(linked, fields), header);
  });
}

function inOrderOfIds(
  nodes: readonly LinkedNode[],
  fields: readonly ReadonlyMap<string, string>[],
): LinkedNode[] {
  const ordered = new Map<number, LinkedNode>();
  nodes.forEach((node, index) => {
    const path = `${node.path}, id`;
    const id = wholeFrom(fields[index]?.get("id"), path) ?? nodes.length;
    if (id >= nodes.length) throw new Unreadable(path, `must be 0 to ${nodes.length - 1}`);
    if (ordered.has(id)) throw new Unreadable(path, `${id} stands twice`);
    ordered.set(id, node);
  });
  return nodes.map((_, id) => ordered.get(id) as LinkedNode);
}

function linkedNodes(
  nodes: readonly NewickNode[],
  fields: readonly ReadonlyMap<string, string>[],
): LinkedNode[] {
  // Children stand before their parents, so the costs from the root are added from the end.
  const g = new Float64Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index--) {
    const { parent, length } = nodes[index] as NewickNode;
    g[index] = parent === null ? 0 : (g[parent] as number) + (length ?? 1);
  }
  return nodes.map(({ name, parent, path }, index) => {
    const field = fields[index] as ReadonlyMap<string, string>;
    const action = field.get("action");
    return {
      name: String(index),
      parent: parent === null ? null : String(parent),
      state: name,
      action: action === undefined ? null : (percentDecoded(action) ?? action),
      g: costFrom(field.get("g"), `${path}, g`) ?? (g[index] as number),
      h: costFrom(field.get("h"), `${path}, h`),
      visit: wholeFrom(field.get("visit"), `${path}, visit`),
      path,
    };
  });
}

function fieldsOf(comment: string): Map<string, string> {
  if (!comment.startsWith("&")) return new Map();
  const pairs = comment.slice(1).split(",");
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return at === -1 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
