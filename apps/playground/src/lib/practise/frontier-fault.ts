import type { FrontierEntry } from "@jejak/grading";
import type { ExerciseRules, PractisedSearch } from "./exercise.ts";

/** What is wrong with a frontier that a student wrote in the order in which it will be taken. */
export type FrontierFault =
  | {
      readonly kind: "entries";
      readonly missing: readonly string[];
      readonly extra: readonly string[];
    }
  /** `later` was written before `sooner`, which is taken first. */
  | { readonly kind: "order"; readonly later: string; readonly sooner: string };

/** Compares a written frontier with the right one, which stands in one right order; null: it is right. */
export function frontierFault(
  { search, ties }: Pick<ExerciseRules, "search" | "ties">,
  written: readonly string[],
  right: readonly FrontierEntry[],
): FrontierFault | null {
  const states = right.map(({ state }) => state);
  const missing = without(states, written);
  const extra = without(written, states);
  if (missing.length + extra.length > 0) return { kind: "entries", missing, extra };
  const priority = PRIORITIES[search];
  return ties === "any" && priority !== null
    ? faultByPriority(written, right, priority)
    : faultByPlace(written, states);
}

/** What decides in each search; null: the time of generation alone, so that there is one order. */
const PRIORITIES: Record<PractisedSearch, ((entry: FrontierEntry) => number) | null> = {
  "depth-first": null,
  "breadth-first": null,
  "best-first": ({ h }) => h,
  "a-star": ({ g, h }) => g + h,
  "uniform-cost": ({ g }) => g,
};

/** The states of one list that are not in the other; copies count. */
function without(states: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return states.filter((state) => {
    const at = left.indexOf(state);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function faultByPlace(written: readonly string[], right: readonly string[]): FrontierFault | null {
  const at = written.findIndex((state, place) => state !== right[place]);
  const [later, sooner] = [written[at], right[at]];
  return later === undefined || sooner === undefined ? null : { kind: "order", later, sooner };
}

/** Any order in which no node stands before one of smaller priority; of equal states the better copy comes first. */
function faultByPriority(
  written: readonly string[],
  right: readonly FrontierEntry[],
  priority: (entry: FrontierEntry) => number,
): FrontierFault | null {
  const left = right.toSorted((a, b) => priority(a) - priority(b));
  const values = written.map((state) => {
    const at = left.findIndex((entry) => entry.state === state);
    const [entry] = left.splice(at, 1);
    return entry === undefined ? 0 : priority(entry);
  });
  for (const [place, state] of written.entries()) {
    const rest = values.slice(place);
    const least = Math.min(...rest);
    const sooner = written[place + rest.indexOf(least)];
    if (least < (values[place] ?? 0) && sooner !== undefined) {
      return { kind: "order", later: state, sooner };
    }
  }
  return null;
}
