import type { Rules, SearchTree } from "@jejak/search";

/** A number that a search goes by; f is g + h. */
export type ValueName = "g" | "h" | "f";

/** Which numbers a search goes by, in the order in which people write them. */
export function valuesUsed(rules: Rules): readonly ValueName[] {
  switch (rules.search) {
    case "best-first":
    case "siblings-only":
    case "beam":
    case "steepest-hill-climbing":
    case "simple-hill-climbing":
      return ["h"];
    case "weighted-a-star":
      // What it goes by is g + weight * h, which is no f.
      return ["g", "h"];
    case "a-star":
    case "ida-star":
    case "best-first-tree":
    case "recursive-best-first":
      return ["g", "h", "f"];
    case "uniform-cost":
      return ["g"];
    case "depth-first":
    case "breadth-first":
    case "iterative-deepening":
      return rules.heuristic.length > 0 ? ["h"] : [];
  }
}

/** One of a node's numbers. */
export function valueOf<State, Action>(
  tree: SearchTree<State, Action>,
  node: number,
  name: ValueName,
): number {
  if (name === "g") return tree.g(node);
  return name === "h" ? tree.h(node) : tree.g(node) + tree.h(node);
}

/** A node's numbers as people write them: `g 1  h 2  f 3`. */
export function valuesText<State, Action>(
  tree: SearchTree<State, Action>,
  node: number,
  names: readonly ValueName[],
): string {
  return names.map((name) => `${name} ${costText(valueOf(tree, node, name))}`).join("  ");
}

/** A cost as people and tables write it; `inf` where no path leads on. */
export function costText(value: number): string {
  return Number.isFinite(value) ? String(value) : "inf";
}
