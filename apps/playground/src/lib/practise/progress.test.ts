import { expect, it } from "vitest";
import { loadProgress, NO_PROGRESS, saveProgress, withFinished, withSlip } from "./progress.ts";

it("is kept and read back, and counts", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const slips = withSlip(withSlip(NO_PROGRESS, "not-best"), "not-best");
  saveProgress(storage, withFinished(withFinished(slips, "best-first", 3), "best-first", 5));
  expect(loadProgress(storage)).toEqual({
    format: "jejak-progress/1",
    searches: { "best-first": { finished: 2, steps: 8 } },
    slips: { "not-best": 2 },
  });
});

it("begins anew where storage holds something else", () => {
  for (const text of ["", "{", "[]", "null", '{"format":"other"}']) {
    expect(loadProgress({ getItem: () => text })).toEqual(NO_PROGRESS);
  }
});
