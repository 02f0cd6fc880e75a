import { childrenOf, type TreeData } from "./tree-data.ts";

/** One line of a tree's list view. */
export interface OutlineRow {
  readonly node: number;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly place: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/**
 * The lines of a tree's list view, top to bottom: the root, and under every node that is not
 * closed its children. At most `most` lines; a tree of any depth is walked without recursion.
 */
export function outlineRows(
  tree: TreeData,
  revealed: number,
  shut: ReadonlySet<number>,
  most: number,
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const waiting: { node: number; place: number; siblings: number }[] = [
    { node: 0, place: 1, siblings: 1 },
  ];
  while (rows.length < most) {
    const next = waiting.pop();
    if (next === undefined) break;
    const children = childrenOf(tree, next.node, revealed);
    const isOpen = children.length > 0 && !shut.has(next.node);
    rows.push({ ...next, hasChildren: children.length > 0, isOpen });
    if (!isOpen) continue;
    for (let at = children.length - 1; at >= 0; at--) {
      const node = children[at];
      if (node !== undefined) waiting.push({ node, place: at + 1, siblings: children.length });
    }
  }
  return rows;
}
