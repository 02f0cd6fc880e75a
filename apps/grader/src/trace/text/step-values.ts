import type { SearchName, SearchTree } from "@jejak/search";

/** The numbers that a step shows: those that the search chooses by. */
export type ValueName = "g" | "h" | "f";

const SHOWN: Readonly<Record<SearchName, readonly ValueName[]>> = {
  "depth-first": [],
  "breadth-first": [],
  "best-first": ["h"],
  "a-star": ["g", "h", "f"],
  "uniform-cost": ["g"],
};

/** The numbers beside a node in a search's table, the one that decides last. */
export function valuesShown(search: SearchName): readonly ValueName[] {
  return SHOWN[search];
}

/** A node's number as text, with at most six decimals. */
export function valueOf(tree: SearchTree<string, string>, node: number, name: ValueName): string {
  const value =
    name === "g" ? tree.g(node) : name === "h" ? tree.h(node) : tree.g(node) + tree.h(node);
  return String(Number(value.toFixed(6)));
}
