import { NONE, type SearchTree } from "@jejak/search";
import { found, linkAt, type Fields } from "../reading/shape.ts";
import { Unreadable } from "../reading/unreadable.ts";

/** Checks that level and links of each node are those that its parents give; returns the visit of each. */
export function checkLinks(
  nodes: readonly Fields[],
  tree: SearchTree<string, string>,
  visitCount: number,
): (number | null)[] {
  return nodes.map((node, id) => {
    compare(node, id, "level", tree.level(id));
    compare(node, id, "firstChild", linkOrNull(tree.firstChild(id)));
    compare(node, id, "nextSibling", linkOrNull(tree.nextSibling(id)));
    return linkAt(node["visit"], { list: "nodes", index: id }, "visit", visitCount);
  });
}

function compare(node: Fields, id: number, field: string, expected: number | null): void {
  const value = node[field];
  if (value === expected) return;
  throw new Unreadable(`nodes[${id}].${field}`, `${found(value)}; parents make it ${expected}`);
}

function linkOrNull(node: number): number | null {
  return node === NONE ? null : node;
}
