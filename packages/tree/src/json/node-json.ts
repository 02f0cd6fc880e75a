import type { SearchTree } from "@jejak/search";
import { costJson, linkJson } from "./numbers.ts";
import { quoted } from "./quoted.ts";

/**
 * One node of the tree as a JSON object on one line. `visit` counts from 0; links and `visit` are
 * null where there is none, `action` is left out where none led here.
 */
export function nodeJson<State>(
  tree: SearchTree<State, string>,
  node: number,
  visit: number,
): string {
  const action = tree.action(node);
  const actionField = action === null ? "" : `,"action":${quoted(action)}`;
  return (
    `{"id":${node},"state":${quoted(tree.key(node))}${actionField}` +
    `,"parent":${linkJson(tree.parent(node))},"firstChild":${linkJson(tree.firstChild(node))}` +
    `,"nextSibling":${linkJson(tree.nextSibling(node))},"level":${tree.level(node)}` +
    `,"g":${costJson(tree.g(node))},"h":${costJson(tree.h(node))},"visit":${linkJson(visit)}}`
  );
}
