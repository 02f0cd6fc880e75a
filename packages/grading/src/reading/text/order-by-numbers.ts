import type { Place } from "../../place.ts";
import type { ReadStep } from "../answer.ts";
import { said, type ReaderText } from "../reader-text.ts";

/** A step with its number, before the numbers have had their say. */
export interface NumberedStep {
  readonly number: number | null;
  readonly step: ReadStep;
}

/** The steps in the order meant, and a note where that is not the order written. */
export interface OrderedSteps {
  readonly steps: readonly ReadStep[];
  readonly note: { readonly place: Place; readonly message: ReaderText } | null;
}

/** Follows the students' step numbers where they are 1 to n (or 0 to n - 1), each once; else the order written. */
export function orderByNumbers(numbered: readonly NumberedStep[]): OrderedSteps {
  const written = numbered.map(({ step }) => step);
  const numbers = numbered.map(({ number }) => number);
  const given = numbers.filter((number) => number !== null);
  if (
    given.length < 2 ||
    given.every((number, index) => index === 0 || number > (given[index - 1] ?? 0))
  ) {
    return { steps: written, note: null };
  }
  const first = Math.min(...given.slice(0, 10_000));
  const isPermutation =
    given.length === numbers.length &&
    (first === 0 || first === 1) &&
    new Set(given).size === given.length &&
    given.every((number) => number < given.length + first);
  const wrong = given.findIndex((number, index) => index > 0 && number <= (given[index - 1] ?? 0));
  const place = numbered[wrong]?.step.place ?? { line: 1, column: 1 };
  if (!isPermutation) {
    return {
      steps: written,
      note: { place, message: said("read.note.numbers-astray") },
    };
  }
  const sorted = numbered.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return {
    steps: sorted.map(({ step }) => step),
    note: {
      place,
      message: said("read.note.number-order", { first, last: first + given.length - 1 }),
    },
  };
}
