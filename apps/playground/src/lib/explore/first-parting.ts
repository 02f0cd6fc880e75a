import { wordOf, type TreeData } from "@jejak/ui/tree";

/**
 * The first step at which two searches visit different states, or at which only one of them still
 * visits anything; null where both visit the same from the first to the last.
 */
export function firstParting(one: TreeData, other: TreeData): number | null {
  const both = Math.min(one.visits.length, other.visits.length);
  for (let step = 1; step <= both; step++) {
    const [a, b] = [one.visits[step - 1] ?? 0, other.visits[step - 1] ?? 0];
    if (wordOf(one, a) !== wordOf(other, b)) return step;
  }
  return one.visits.length === other.visits.length ? null : both + 1;
}
