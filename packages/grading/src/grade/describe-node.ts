import type { CourseRules } from "../acceptor/course-rules.ts";
import type { LegalTree } from "../acceptor/legal-tree.ts";

/** The number by which the search chooses, as it is called: h, f or g; null where it chooses by order. */
export function priorityName({ search }: CourseRules): "h" | "f" | "g" | null {
  switch (search) {
    case "best-first":
      return "h";
    case "a-star":
      return "f";
    case "uniform-cost":
      return "g";
    default:
      return null;
  }
}

/** A node with the numbers by which it is chosen: "283104765 (f = 1 + 3 = 4)". */
export function describeNode(tree: LegalTree, rules: CourseRules, node: number): string {
  const word = tree.key(node);
  const g = tree.g(node);
  const h = tree.h(node);
  switch (priorityName(rules)) {
    case "h":
      return `${word} (h = ${number(h)})`;
    case "f":
      return `${word} (f = ${number(g)} + ${number(h)} = ${number(g + h)})`;
    case "g":
      return `${word} (g = ${number(g)})`;
    default:
      return word;
  }
}

/** A value as people write it: no binary dust behind the ninth decimal. */
export function number(value: number): string {
  return String(Math.round(value * 1e9) / 1e9);
}
