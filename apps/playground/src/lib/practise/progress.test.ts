import { expect, it } from "vitest";
import {
  focusOf,
  loadProgress,
  merged,
  NO_PROGRESS,
  readProgress,
  saveProgress,
  withFinished,
  withoutSlip,
  withSetResult,
  withSlip,
} from "./progress.ts";

it("is kept and read back, and counts", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const slips = withSlip(withSlip(NO_PROGRESS, "not-best", ["heuristic"]), "not-best", []);
  const finished = withFinished(withFinished(slips, "best-first", 3), "best-first", 5);
  saveProgress(storage, withSetResult(finished, { title: "Week 3", at: 1, of: 2 }, 4));
  expect(loadProgress(storage)).toEqual({
    format: "jejak-progress/1",
    searches: { "best-first": { finished: 2, steps: 8 } },
    slips: { "not-best": 2 },
    misunderstandings: { heuristic: 1 },
    sets: { "Week 3": [null, 4] },
  });
});

it("begins anew where storage holds something else, and reads what an older version kept", () => {
  const others = ["", "{", "[]", "null", '{"format":"other"}'];
  const counts = '{"format":"jejak-progress/1","slips":{"not-best":-1}}';
  for (const text of [...others, counts]) {
    expect(loadProgress({ getItem: () => text })).toEqual(NO_PROGRESS);
  }
  expect(readProgress('{"format":"jejak-progress/1","slips":{"not-best":2}}')).toEqual({
    ...NO_PROGRESS,
    slips: { "not-best": 2 },
  });
});

it("puts the likeliest misunderstandings into focus, until problems that show them are solved", () => {
  const once = withSlip(NO_PROGRESS, "out-of-order", ["child-order", "ties"]);
  const twice = withSlip(once, "out-of-order", ["ties"]);
  expect(focusOf(twice)).toEqual(["ties", "child-order"]);
  expect(focusOf(withoutSlip(twice, ["child-order", "ties", "search"]))).toEqual(["ties"]);
  expect(focusOf(withoutSlip(withoutSlip(twice, ["ties"]), ["ties"]))).toEqual(["child-order"]);
});

it("is the same however often a file is read in", () => {
  const here = withFinished(withSlip(NO_PROGRESS, "not-best", ["ties"]), "a-star", 4);
  const there = withFinished(withFinished(NO_PROGRESS, "a-star", 3), "best-first", 2);
  const both = merged(here, there);
  expect(both).toEqual({
    ...NO_PROGRESS,
    searches: { "a-star": { finished: 1, steps: 4 }, "best-first": { finished: 1, steps: 2 } },
    slips: { "not-best": 1 },
    misunderstandings: { ties: 1 },
  });
  expect(merged(both, there)).toEqual(both);
});
