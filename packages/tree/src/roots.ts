import { NONE, type SearchTree } from "@jejak/search";

/** The roots of a tree in order: one, and for a search in passes one a pass. */
export function* rootsOf<State, Action>(tree: SearchTree<State, Action>): Generator<number> {
  for (let node = 0; node < tree.size; node++) if (tree.parent(node) === NONE) yield node;
}
