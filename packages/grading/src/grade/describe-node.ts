import type { CourseRules } from "../acceptor/course-rules.ts";
import type { LegalTree } from "../acceptor/legal-tree.ts";

/** The number by which the search chooses, as it is called: h, f or g; null where it chooses by order. */
export function priorityName({ search }: Pick<CourseRules, "search">): "h" | "f" | "g" | null {
  switch (search) {
    case "best-first":
    case "siblings-only":
    case "beam":
    case "steepest-hill-climbing":
    case "simple-hill-climbing":
      return "h";
    case "a-star":
    case "weighted-a-star":
    case "best-first-tree":
    case "recursive-best-first":
      return "f";
    case "uniform-cost":
      return "g";
    case "depth-first":
    case "breadth-first":
    case "iterative-deepening":
    case "ida-star":
      return null;
  }
}

/** A node with the numbers by which it is chosen: "283104765 (f = 1 + 3 = 4)". */
export function describeNode(tree: LegalTree, rules: CourseRules, node: number): string {
  const word = tree.key(node);
  // What it goes by is what it remembers of a node, which may be more.
  if (rules.search === "recursive-best-first") return word;
  const [g, h] = [number(tree.g(node)), number(tree.h(node))];
  const isByF = rules.search === "ida-star" || priorityName(rules) === "f";
  if (isByF) {
    const weighted = rules.weight === undefined ? h : `${number(rules.weight)} × ${h}`;
    return `${word} (f = ${g} + ${weighted} = ${number(tree.f(node))})`;
  }
  switch (priorityName(rules)) {
    case "h":
      return `${word} (h = ${h})`;
    case "g":
      return `${word} (g = ${g})`;
    default:
      return word;
  }
}

/** A value as people write it: no binary dust behind the ninth decimal. */
export function number(value: number): string {
  return String(Math.round(value * 1e9) / 1e9);
}
