import { formatHeuristic } from "./parsing/format-heuristic.ts";
import type { HeuristicEntry } from "./heuristic-entry.ts";
import type { HeuristicPart } from "./heuristic-part.ts";
import { weightedSum } from "./weighted-sum.ts";

/** A sum whose heuristics are known. */
export type EntrySum = readonly { readonly entry: HeuristicEntry; readonly weight: number }[];

/** The largest of several sums, as `max(manhattan, 2*misplaced)`: each of them is a bound, and the largest is the best. */
export function maximum(sums: readonly EntrySum[]): HeuristicEntry {
  const texts = sums.map(textOf);
  const ratios = sums.map(ratioOf);
  const greatestRatio = Math.max(...ratios);
  const atFault = texts[ratios.indexOf(greatestRatio)] ?? "";
  const admissible = greatestRatio <= 1;
  return {
    name: `max(${texts.join(", ")})`,
    aliases: [],
    title: `the largest of ${texts.join(", ")}`,
    admissible,
    greatestRatio,
    why: admissible
      ? "none of them exceeds the moves left, so the largest does not"
      : `one move from the goal ${atFault} is already ${greatestRatio}`,
    source: "Russell and Norvig, Artificial Intelligence, 3.6, composite heuristics",
    misfit: (goal, columns) =>
      sums
        .flatMap((sum) => sum.map(({ entry }) => entry.misfit(goal, columns)))
        .find((message) => message !== null) ?? null,
    create: (goal, columns) => {
      const values = sums.map((sum) =>
        weightedSum(
          sum.map(({ entry }) => entry.create(goal, columns)),
          sum.map(({ weight }) => weight),
        ),
      );
      return (state) => {
        let largest = 0;
        for (const value of values) largest = Math.max(largest, value(state));
        return largest;
      };
    },
    parts: (goal, columns) => {
      const parts = sums.map((sum) => partsOf(sum, goal, columns));
      return (word) => {
        const each = parts.map((of) => of(word));
        const totals = each.map((list) => list.reduce((total, { value }) => total + value, 0));
        return each[totals.indexOf(Math.max(...totals))] ?? [];
      };
    },
  };
}

/** Sums of decimals: 0.1 + 0.2 + 0.7 must not count as more than 1. */
export function ratioOf(sum: EntrySum): number {
  const total = sum.reduce((ratio, { entry, weight }) => ratio + weight * entry.greatestRatio, 0);
  return Number(total.toPrecision(12));
}

function textOf(sum: EntrySum): string {
  return formatHeuristic(sum.map(({ entry, weight }) => ({ name: entry.name, weight })));
}

function partsOf(
  sum: EntrySum,
  goal: string,
  columns: number,
): (word: string) => readonly HeuristicPart[] {
  const parts = sum.map(({ entry, weight }) => ({ of: entry.parts(goal, columns), weight }));
  return (word) =>
    parts.flatMap(({ of, weight }) =>
      of(word).map((part) => ({ ...part, value: weight * part.value })),
    );
}
