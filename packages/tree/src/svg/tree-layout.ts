import { NONE, type SearchTree } from "@jejak/search";
import { rootsOf } from "../roots.ts";

/** Where the nodes of a tree stand: across in slots (leaves one apart), down by level. */
export interface TreeLayout {
  /** The middle of each node, in slots from 0. */
  readonly across: Float64Array;
  /** Slots that the tree is wide. */
  readonly width: number;
  /** Levels that the tree has. */
  readonly levels: number;
}

/**
 * Lays a tree out in linear time: leaves side by side in their order, and each parent over the middle
 * between its first and its last child. The trees of several passes stand side by side. Nothing
 * recurses, so depth costs nothing.
 */
export function treeLayout<State, Action>(tree: SearchTree<State, Action>): TreeLayout {
  const across = new Float64Array(tree.size);
  let width = 0;
  let levels = 0;
  for (const root of rootsOf(tree)) {
    let node = root;
    for (;;) {
      const child = tree.firstChild(node);
      if (child !== NONE) {
        node = child;
        continue;
      }
      across[node] = width++;
      levels = Math.max(levels, tree.level(node) + 1);
      while (node !== root && tree.nextSibling(node) === NONE) {
        const last = node;
        node = tree.parent(node);
        across[node] = ((across[tree.firstChild(node)] as number) + (across[last] as number)) / 2;
      }
      if (node === root) break;
      node = tree.nextSibling(node);
    }
  }
  return { across, width, levels };
}
