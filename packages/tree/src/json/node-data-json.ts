import { NONE, type SearchTree } from "@jejak/search";
import { costJson } from "./numbers.ts";

/** A node's numbers as the inside of a JSON object: level, g, h, and the visit from 0 if there was one. */
export function nodeDataJson<State, Action>(
  tree: SearchTree<State, Action>,
  node: number,
  visit: number,
): string {
  const values = `"level":${tree.level(node)},"g":${costJson(tree.g(node))},"h":${costJson(tree.h(node))}`;
  return visit === NONE ? values : `${values},"visit":${visit}`;
}
