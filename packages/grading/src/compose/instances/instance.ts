import type { SearchRun } from "@jejak/search";
import type { Separation } from "../separation/separate.ts";
import type { Measures } from "./measure.ts";

/** What one search does on a board. */
export interface InstanceSearch {
  readonly id: string;
  readonly measures: Measures;
  /** The right trace; where the rules leave choices, one of the right ones. */
  readonly run: SearchRun<string, string>;
  readonly separations: readonly Separation[];
}

/** A board that fits every wish, with everything that makes it a question. */
export interface Instance {
  readonly start: string;
  readonly searches: readonly InstanceSearch[];
}

/** What an instance tells apart, each as `search id`, a line break, and the separation's id. */
export function separatedBy({ searches }: Instance): ReadonlySet<string> {
  return new Set(
    searches.flatMap(({ id, separations }) =>
      separations.filter(({ step }) => step !== null).map((one) => `${id}\n${one.id}`),
    ),
  );
}
