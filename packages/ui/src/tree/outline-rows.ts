import { childrenOf, rootsOf, type TreeData } from "./tree-data.ts";

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
 * The lines of a tree's list view, top to bottom: each root, and under every node that is not
 * closed its children. At most `most` lines; a tree of any depth is walked without recursion.
 */
export function outlineRows(
  tree: Pick<TreeData, "parent" | "firstChild" | "nextSibling">,
  revealed: number,
  shut: ReadonlySet<number>,
  most: number,
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const waiting = placed(rootsOf(tree, revealed));
  while (rows.length < most) {
    const next = waiting.pop();
    if (next === undefined) break;
    const children = childrenOf(tree, next.node, revealed);
    const isOpen = children.length > 0 && !shut.has(next.node);
    rows.push({ ...next, hasChildren: children.length > 0, isOpen });
    if (!isOpen) continue;
    waiting.push(...placed(children));
  }
  return rows;
}

/** Siblings with their places, the last one first: what is waiting is taken from the end. */
function placed(siblings: readonly number[]): { node: number; place: number; siblings: number }[] {
  return siblings.map((node, at) => ({ node, place: at + 1, siblings: siblings.length })).reverse();
}
