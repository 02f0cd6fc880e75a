import { NONE, type SearchTree } from "@jejak/search";

/**
 * One node of the tree as a JSON object on one line. `visit` counts from 0; links and `visit` are
 * null where there is none, `action` is left out where none led here. An infinite g or h is null:
 * JSON has no word for it.
 */
export function nodeJson<State>(
  tree: SearchTree<State, string>,
  node: number,
  visit: number,
): string {
  const action = tree.action(node);
  const actionField = action === null ? "" : `,"action":${JSON.stringify(action)}`;
  return (
    `{"id":${node},"state":${JSON.stringify(tree.key(node))}${actionField}` +
    `,"parent":${link(tree.parent(node))},"firstChild":${link(tree.firstChild(node))}` +
    `,"nextSibling":${link(tree.nextSibling(node))},"level":${tree.level(node)}` +
    `,"g":${cost(tree.g(node))},"h":${cost(tree.h(node))},"visit":${link(visit)}}`
  );
}

function link(number: number): string {
  return number === NONE ? "null" : String(number);
}

function cost(value: number): string {
  return Number.isFinite(value) ? String(value) : "null";
}
