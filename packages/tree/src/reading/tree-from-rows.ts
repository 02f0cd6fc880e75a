import { NONE, SearchTree, StateTable } from "@jejak/search";
import { pathOf, type Place } from "./shape.ts";
import { Unreadable } from "./unreadable.ts";

/** One node as a file tells it, in order of generation. */
export interface NodeRow {
  readonly state: string;
  readonly action: string | null;
  /** null at the root. */
  readonly parent: number | null;
  readonly g: number;
  readonly h: number;
}

/**
 * Makes the tree of `rows`. The first is the root, and where a search starts again `isRoot` names
 * others; every other one follows its parent, and the children of a node follow each other, as every
 * search makes them.
 */
export function treeFromRows(
  rows: Iterable<NodeRow>,
  placeOf: (node: number) => Place,
  isRoot: (node: number) => boolean = (node) => node === 0,
): SearchTree<string, string> {
  const tree = new SearchTree<string, string>(new StateTable((state) => state));
  let lastParent = NONE;
  for (const { state, action, parent, g, h } of rows) {
    const node = tree.size;
    const wrong = (message: string): never => {
      throw new Unreadable(pathOf(placeOf(node), "parent"), message);
    };
    if (isRoot(node) && parent !== null) wrong(`is ${parent}; this node is a root`);
    if (!isRoot(node) && parent === null) wrong("is null; only the first node is a root");
    if (parent !== null && parent >= node) {
      wrong(`is ${parent}; a parent stands before its children`);
    }
    if (parent !== null && parent !== lastParent && tree.firstChild(parent) !== NONE) {
      wrong(`is ${parent}; the children of a node follow each other`);
    }
    lastParent = parent ?? NONE;
    tree.add(tree.states.number(state), action, lastParent, g, h);
  }
  if (tree.size === 0) throw new Unreadable(pathOf(placeOf(0)), "is missing; a tree has a root");
  return tree;
}
