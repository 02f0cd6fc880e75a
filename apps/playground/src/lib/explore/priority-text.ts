import type { Rules } from "@jejak/search";
import { moveOf, type TreeData } from "@jejak/ui/tree";

/** The letter of the number by which a search chooses; null where it chooses by age. */
export function priorityName({ search }: Rules): "h" | "f" | "g" | null {
  switch (search) {
    case "best-first":
    case "siblings-only":
    case "beam":
    case "steepest-hill-climbing":
    case "simple-hill-climbing":
      return "h";
    case "a-star":
    case "weighted-a-star":
    case "ida-star":
    case "best-first-tree":
    case "recursive-best-first":
      return "f";
    case "uniform-cost":
      return "g";
    case "depth-first":
    case "breadth-first":
    case "iterative-deepening":
      return null;
  }
}

/** The number by which a search chooses: h, g, or f = g + h with h weighted where the search weighs it. */
export function priorityValue(rules: Rules, tree: TreeData, node: number): number {
  const g = tree.g[node] ?? 0;
  const h = tree.h[node] ?? 0;
  const name = priorityName(rules);
  return name === "f" ? g + (rules.weight ?? 1) * h : name === "g" ? g : h;
}

/** What stands beside a node: `2` for h, `1 + 2 = 3` for f, `g 1` for uniform cost, nothing without values. */
export function valueText(rules: Rules, tree: TreeData, node: number): string {
  const g = rounded(tree.g[node] ?? 0);
  const h = rounded(tree.h[node] ?? 0);
  switch (priorityName(rules)) {
    case "f": {
      const weight = rules.weight === undefined || rules.weight === 1 ? "" : `${rules.weight}·`;
      return `${g} + ${weight}${h} = ${rounded(priorityValue(rules, tree, node))}`;
    }
    case "g":
      return `g ${g}`;
    case "h":
      return `${h}`;
    case null:
      return "";
  }
}

/** What stands at the edge that leads to a node: the blank's move, or what the edge costs. */
export function edgeLabel(tree: TreeData, node: number): string {
  if (tree.states.kind === "boards") return moveOf(tree, node) ?? "";
  const parent = tree.parent[node] ?? -1;
  return parent < 0 ? "" : String(rounded((tree.g[node] ?? 0) - (tree.g[parent] ?? 0)));
}

/** At most three digits after the point: weights such as 0.1 leave dust behind. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
