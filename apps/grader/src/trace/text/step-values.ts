import type { Rules, SearchTree } from "@jejak/search";

/** The numbers that a step shows: those that the search chooses by. */
export type ValueName = "g" | "h" | "f";

const SHOWN: Readonly<Record<Rules["search"], readonly ValueName[]>> = {
  "depth-first": [],
  "breadth-first": [],
  "best-first": ["h"],
  "a-star": ["g", "h", "f"],
  "uniform-cost": ["g"],
  // What it goes by is g + weight * h, which is no f.
  "weighted-a-star": ["g", "h"],
  "siblings-only": ["h"],
  "iterative-deepening": [],
  "ida-star": ["g", "h", "f"],
  beam: ["h"],
  "steepest-hill-climbing": ["h"],
  "simple-hill-climbing": ["h"],
  "best-first-tree": ["g", "h", "f"],
  "recursive-best-first": ["g", "h", "f"],
};

/** The numbers beside a node in a search's table, the one that decides last. */
export function valuesShown(search: Rules["search"]): readonly ValueName[] {
  return SHOWN[search];
}

/** A column of numbers beside a search's steps. */
export interface ValueColumn {
  readonly name: string;
  /** A node's number as text, with at most six decimals. */
  readonly of: (node: number) => string;
}

/** The columns of a search's table, the number that decides last. */
export function valueColumns(
  tree: SearchTree<string, string>,
  { search, weight = 1 }: Rules,
): ValueColumn[] {
  const numbers: Readonly<Record<ValueName, (node: number) => number>> = {
    g: (node) => tree.g(node),
    h: (node) => tree.h(node),
    f: (node) => tree.g(node) + tree.h(node),
  };
  const columns = valuesShown(search).map((name) => ({ name, of: inShort(numbers[name]) }));
  if (search !== "weighted-a-star") return columns;
  const of = inShort((node) => tree.g(node) + weight * tree.h(node));
  return [...columns, { name: `g+${weight}h`, of }];
}

function inShort(number: (node: number) => number): (node: number) => string {
  return (node) => String(Number(number(node).toFixed(6)));
}
