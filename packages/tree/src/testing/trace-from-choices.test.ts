import * as fc from "fast-check";
import { DUPLICATES, hasOneFrontier, OUTCOMES, SEARCHES } from "@jejak/search";
import { expect, it } from "vitest";
import { traceFromChoices } from "./trace-from-choices.ts";

it("random searches are of every kind, end in every way, and are not all small", () => {
  const choices = fc.sample(fc.array(fc.nat(1000), { maxLength: 80 }), { numRuns: 500, seed: 1 });
  const runs = choices.map((choice) => traceFromChoices(choice).run);
  expect(new Set(runs.map(({ rules }) => rules.search))).toEqual(
    new Set(SEARCHES.filter(hasOneFrontier)),
  );
  expect(new Set(runs.map(({ rules }) => rules.duplicates))).toEqual(new Set(DUPLICATES));
  expect(new Set(runs.map(({ outcome }) => outcome))).toEqual(new Set(OUTCOMES));
  const withSome = (count: (run: (typeof runs)[number]) => number): number =>
    runs.filter((run) => count(run) > 0).length;
  expect(withSome(({ counters }) => counters.thrownAway)).toBeGreaterThan(10);
  expect(withSome(({ counters }) => counters.dropped)).toBeGreaterThan(100);
  expect(withSome(({ tree }) => tree.size - 20)).toBeGreaterThan(40);
  expect(withSome(({ visits }) => visits.length - 10)).toBeGreaterThan(50);
});
