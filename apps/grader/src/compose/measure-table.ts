import type { Exam, Instance } from "@jejak/grading";
import { separatedCounts } from "./separation-table.ts";

/** The columns of `measureRows` that hold numbers. */
export const NUMBER_COLUMNS: readonly number[] = [1, 2, 3, 4, 5];

/** What each search measures on a board, under a row of headings. */
export function measureRows({ searches: asked }: Exam, instance: Instance): string[][] {
  const counts = separatedCounts(instance);
  const head = ["search", "visits", "ties", "moves", "generated", "largest h", "separates"];
  const rows = instance.searches.map(({ id, measures }, at) => {
    const search = asked[at]?.legal.search;
    const isBlind = search === "depth-first" || search === "breadth-first";
    const { separated = 0, of = 0 } = counts[at] ?? {};
    return [
      id,
      String(measures.visits),
      isBlind ? "-" : String(measures.ties),
      measures.solution === null ? "none" : String(measures.solution),
      String(measures.generated),
      isBlind || search === "uniform-cost" ? "-" : String(measures.h),
      `${separated} of ${of}`,
    ];
  });
  return [head, ...rows];
}
