import type { Exam, Instance } from "@jejak/grading";
import { separatedCounts } from "./separation-table.ts";

/** What speaks for a board, in a few short sentences. */
export function whyGood({ searches: asked }: Exam, instance: Instance): string[] {
  const { searches } = instance;
  const byPriority = searches.filter((_, at) => {
    const search = asked[at]?.legal.search;
    return search !== "depth-first" && search !== "breadth-first";
  });
  const ties = byPriority.reduce((sum, { measures }) => sum + measures.ties, 0);
  const counts = separatedCounts(instance);
  const [separated, of] = [
    sum(counts.map((one) => one.separated)),
    sum(counts.map((one) => one.of)),
  ];
  const early = searches
    .flatMap(({ separations }) => separations)
    .filter(({ step }) => step !== null && step <= 3).length;
  return [
    byPriority.length === 0
      ? "no search on it can meet ties: the order of children decides"
      : ties === 0
        ? "no ties: one order of visits is right, whatever the order of children, which cannot show then"
        : `${ties === 1 ? "1 tie is" : `${ties} ties are`} met on the way`,
    `${separated} of ${of} wrong ways show in the order of visits, ${early} of them by step 3`,
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
