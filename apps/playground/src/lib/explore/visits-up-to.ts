import type { TreeData } from "@jejak/ui/tree";

/** The last visits up to a step, at most `most`, and the number of the first of them. */
export function visitsUpTo(
  { visits }: Pick<TreeData, "visits">,
  step: number,
  most: number,
): { readonly first: number; readonly nodes: readonly number[] } {
  const last = Math.min(step, visits.length);
  const first = Math.max(1, last - most + 1);
  return { first, nodes: [...visits.subarray(first - 1, last)] };
}
