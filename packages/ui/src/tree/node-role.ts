import type { TreeData } from "./tree-data.ts";

/** What a node is at a step. Each role has a hue, a shape and a word. */
export type NodeRole = "current" | "frontier" | "closed" | "dropped";

/** The role of a node after `step` visits, or null while it has not been generated. */
export function roleAt(
  tree: TreeData,
  node: number,
  step: number,
  revealed: number,
): NodeRole | null {
  if (node >= revealed) return null;
  if (step > 0 && tree.visits[step - 1] === node) return "current";
  const visit = tree.visitOf[node] ?? 0;
  if (visit > 0 && visit <= step) return "closed";
  const superseded = tree.supersededAt[node] ?? 0;
  if (superseded > 0 && superseded <= step) return "dropped";
  return "frontier";
}
