import { describe, expect, it } from "vitest";
import { puzzleDomain } from "../puzzle/puzzle-domain.ts";
import type { RulesFile } from "./assignment-file.ts";
import { readRules } from "./read-rules.ts";

const described = puzzleDomain({ start: "123450786", goal: "103425786" });
if (!described.ok) throw new Error(described.message);
const domain = described.value;

function read(...layers: readonly RulesFile[]): unknown {
  const rules = readRules("kotak-8", layers, domain);
  return rules.ok ? rules.value : `${rules.fault.rule}: ${rules.fault.message}`;
}

const KOTAK_8 = {
  childOrder: ["D", "R", "L", "U"],
  depthLimit: null,
  duplicates: "parent",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [
    { name: "misplaced", weight: 1 },
    { name: "manhattan", weight: 1 },
  ],
};

describe("the number of a search", () => {
  it("is the question's, or the assignment's for those of its searches that have one", () => {
    const all: RulesFile = { weight: 2, beamWidth: 3 };
    expect(read(all, { search: "weighted-a-star", weight: 1.5 })).toEqual({
      ...KOTAK_8,
      search: "weighted-a-star",
      weight: 1.5,
    });
    expect(read(all, { search: "beam" })).toEqual({ ...KOTAK_8, search: "beam", beamWidth: 3 });
    expect(read(all, { search: "a-star" })).toEqual({ ...KOTAK_8, search: "a-star" });
  });

  it.each<[RulesFile, string]>([
    [
      { search: "weighted-a-star" },
      "weight: `rules.weight` is missing; weighted-a-star needs a number of at least 0, such as 1.5",
    ],
    [
      { search: "beam" },
      "beamWidth: `rules.beamWidth` is missing; beam needs a whole number of at least 1",
    ],
    [{ search: "a-star", weight: 2 }, "weight: a-star has no weight; weighted-a-star has one"],
    [{ search: "a-star", beamWidth: 2 }, "beamWidth: a-star has no beam; `search: beam` has one"],
  ])("is needed or refused: %j", (rules, message) => {
    expect(read(rules)).toBe(message);
  });
});

describe("rules that do not go together", () => {
  it.each<[RulesFile, string]>([
    [
      { search: "recursive-best-first", duplicates: "closed" },
      'duplicates: `rules.duplicates` is "closed"; recursive-best-first remembers no states: none, parent or path',
    ],
    [
      { search: "beam", beamWidth: 2, duplicates: "closed" },
      'duplicates: `rules.duplicates` is "closed"; a beam has no queued copies to throw away: take closed-at-generation or generated',
    ],
    [
      { search: "simple-hill-climbing", childOrder: "any" },
      "childOrder: `rules.childOrder` is any; simple-hill-climbing takes the first better child: name the order",
    ],
    [
      { search: "best-first-tree", childOrder: "any" },
      "childOrder: `rules.childOrder` is any; best-first-tree decides by it between equals: name the order, or set `ties: any`",
    ],
    [
      { search: "ida-star", heuristic: [] },
      "heuristic: ida-star needs a heuristic: name one of misplaced, manhattan, sequence, linear-conflict, pattern-database",
    ],
  ])("are refused: %j", (rules, message) => {
    expect(read(rules)).toBe(message);
  });
});
