import { SEARCHES, type SearchName } from "@jejak/search";

/** The searches of the slides, and the two that are theirs with another number. */
export const USUAL_SEARCHES: readonly SearchName[] = [
  "depth-first",
  "breadth-first",
  "best-first",
  "a-star",
  "uniform-cost",
];

export const FURTHER_SEARCHES: readonly SearchName[] = SEARCHES.filter(
  (name) => !USUAL_SEARCHES.includes(name),
);
