import type { Heuristic } from "@jejak/search";

/**
 * The sum of `parts`, each times its weight. One and two terms are the usual sums, and this is the
 * innermost work of a search: no loop for them.
 */
export function weightedSum(
  parts: readonly Heuristic<string>[],
  weights: readonly number[],
): Heuristic<string> {
  const [first, second] = parts;
  const [a = 1, b = 1] = weights;
  if (first === undefined) return () => 0;
  if (second === undefined) return a === 1 ? first : (state) => a * first(state);
  if (parts.length === 2) return (state) => a * first(state) + b * second(state);
  return (state) => {
    let sum = 0;
    for (const [index, part] of parts.entries()) sum += (weights[index] ?? 0) * part(state);
    return sum;
  };
}
