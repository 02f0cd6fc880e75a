import { NONE, type SearchTree } from "@jejak/search";
import { rootsOf } from "./roots.ts";

/** The nodes of a tree, each before its children, children in order; needs no memory at any depth. */
export function* preorder<State, Action>(tree: SearchTree<State, Action>): Generator<number> {
  for (const root of rootsOf(tree)) {
    let node = root;
    while (node !== NONE) {
      yield node;
      const child = tree.firstChild(node);
      if (child !== NONE) {
        node = child;
        continue;
      }
      while (node !== NONE && tree.nextSibling(node) === NONE) node = tree.parent(node);
      if (node !== NONE) node = tree.nextSibling(node);
    }
  }
}
