import type { TreeData } from "@jejak/ui/tree";

/** The last visits up to a step, at most `most`, and the number of the first of them. */
export function visitsUpTo(
  tree: TreeData,
  steps: number,
  step: number,
  most: number,
): { readonly first: number; readonly nodes: readonly number[] } {
  const last = Math.min(step, steps);
  const first = Math.max(1, last - most + 1);
  const nodes = Array.from({ length: Math.max(0, last - first + 1) }, () => 0);
  for (let node = 0; node < tree.size; node++) {
    const visit = tree.visitOf[node] ?? 0;
    if (visit >= first && visit <= last) nodes[visit - first] = node;
  }
  return { first, nodes };
}
