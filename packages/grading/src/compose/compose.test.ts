import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compose } from "./compose.ts";
import type { Exam } from "./exam/exam.ts";
import { separatedBy } from "./instances/instance.ts";
import { examOf } from "./testing/exam-of.ts";
import { naiveRules } from "./testing/naive-rules.ts";
import { naiveSearch } from "./testing/naive-search.ts";

const MOST = 60;

/** Exams of all kinds, many of which no board fits. */
const exams: fc.Arbitrary<Exam> = fc
  .record({
    seed: fc.nat(),
    board: fc.constantFrom("2x2", "2x3", "3x2", "3x3", "3x4", "4x4"),
    searches: fc.uniqueArray(
      fc.constantFrom("depth-first", "breadth-first", "best-first", "a-star", "uniform-cost"),
      { minLength: 1, maxLength: 2 },
    ),
    rules: fc.record({
      childOrder: fc.constantFrom("DRLU", "UDLR", "tile"),
      depthLimit: fc.constantFrom(4, 8, null),
      duplicates: fc.constantFrom("parent", "path", "closed", "generated", "reached"),
      goalTest: fc.constantFrom("visit", "generate"),
      ties: fc.constantFrom("fifo", "lifo", "low-h", "alphabetical"),
    }),
    wishes: fc.record(
      {
        ties: fc.nat({ max: 3 }),
        solution: fc.constantFrom("2..6", "3..12", "..5"),
        h: fc.integer({ min: 5, max: 20 }),
        generated: fc.integer({ min: 8, max: 60 }),
        found: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    visits: fc.constantFrom("4..15", "2..40", "8..12"),
  })
  .map(({ wishes, visits, ...exam }) =>
    examOf({ ...exam, preset: "kotak-8", tries: 150, wishes: { ...wishes, visits } }),
  );

describe("composed boards", () => {
  it("fulfil every wish, measured by a search written for the test", () => {
    let boards = 0;
    fc.assert(
      fc.property(exams, (exam) => {
        for (const { start, searches } of compose(exam).instances) {
          boards++;
          for (const [at, search] of exam.searches.entries()) {
            const rules = naiveRules(exam, search, start);
            const run = naiveSearch(rules, MOST);
            const usesH = ["best-first", "a-star"].includes(search.legal.search);
            const measured = {
              visits: run.visits.length,
              ties: run.ties,
              solution: run.path === null ? null : run.path.length - 1,
              h: usesH ? Math.max(...run.generated.map(rules.h)) : 0,
              generated: run.generated.length,
              isCut: false,
            };
            expect(searches[at]?.measures).toEqual(measured);
            for (const [wish, range] of Object.entries(search.wishes)) {
              if (typeof range === "boolean") {
                if (range) expect(run.path).not.toBeNull();
                continue;
              }
              const value = measured[wish as "visits"];
              if ((value as number | null) === null) continue;
              expect(value).toBeGreaterThanOrEqual(range.least);
              expect(value).toBeLessThanOrEqual(range.most);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(boards).toBeGreaterThan(30);
  });

  it("without ties have one right trace, however ties are broken", () => {
    const exam = examOf({
      preset: "kotak-8",
      goal: "123804765",
      searches: ["a-star", "best-first"],
      rules: { duplicates: "closed" },
      wishes: { ties: 0, visits: "5..15" },
    });
    const { instances } = compose(exam);
    expect(instances).toHaveLength(3);
    for (const { start } of instances) {
      for (const search of exam.searches) {
        const rules = naiveRules(exam, search, start);
        const traces = ["fifo", "lifo", "low-h", "alphabetical"].map((ties) =>
          naiveSearch({ ...rules, ties }, MOST).visits.join(" "),
        );
        expect(new Set(traces).size).toBe(1);
      }
    }
  });

  it("are the same for the same seed, and others for another", () => {
    const starts = (seed: number): string[] =>
      compose(
        examOf({
          searches: ["best-first"],
          preset: "kotak-8",
          seed,
          wishes: { visits: "5..20" },
        }),
      ).instances.map(({ start }) => start);
    expect(starts(1)).toEqual(starts(1));
    expect(starts(1)).not.toEqual(starts(2));
  });

  it("are all that there are where these are few", () => {
    // 12 boards of 2x2 in a ring: from 2 moves on both ways round lie 10 - 1 boards with a solution of 2 to 6.
    const exam = examOf({
      board: "2x2",
      searches: ["breadth-first"],
      rules: { duplicates: "generated" },
      wishes: { solution: "2..6" },
      find: 100,
    });
    const { looked, fitting, isEveryBoard, instances } = compose(exam);
    expect({ looked, fitting, isEveryBoard, boards: instances.length }).toEqual({
      looked: 12,
      fitting: 9,
      isEveryBoard: true,
      boards: 9,
    });
  });

  it("tell how far the search has come", () => {
    const seen: number[][] = [];
    const exam = examOf({
      searches: ["a-star"],
      preset: "kotak-8",
      wishes: { visits: 3 },
      tries: 400,
    });
    compose(exam, (looked, of) => void seen.push([looked, of]));
    expect(seen).toEqual([100, 200, 300, 400].map((looked) => [looked, 400]));
  });

  it("that do not exist are accounted for by the wishes that fail", () => {
    // Nobody can visit 5 states and have a solution of 9 moves.
    const exam = examOf({
      searches: ["best-first"],
      preset: "kotak-8",
      goal: "123804765",
      wishes: { visits: "..5", solution: "9.." },
      tries: 500,
    });
    const { instances, failures } = compose(exam);
    expect([instances, failures.of]).toEqual([[], 500]);
    const [first] = failures.wishes;
    expect(["visits", "solution"]).toContain(first?.wish);
    expect(failures.nearest?.unmet).toHaveLength(1);
    const [miss] = failures.nearest?.unmet ?? [];
    const rules = naiveRules(
      exam,
      exam.searches[0] as (typeof exam.searches)[0],
      failures.nearest?.start ?? "",
    );
    const run = naiveSearch(rules, 100);
    const found = { visits: run.visits.length, solution: (run.path ?? []).length - 1 };
    expect(miss?.value).toBe(found[miss?.wish as "visits"]);
  });

  it("asked to separate, do so together, and no fewer of those that fit would", () => {
    const exam = examOf({
      searches: ["best-first"],
      preset: "kotak-8",
      goal: "123804765",
      wishes: { visits: "5..9" },
      separate: ["ties", "heuristic", "duplicates"],
    });
    const { instances, separation } = compose(exam);
    const all = compose({ ...exam, separate: null, find: 100 }).instances;
    const named = (one: string): boolean => /\n(ties|heuristic|duplicates)\b/.test(one);
    const wanted = new Set(all.flatMap((one) => [...separatedBy(one)].filter(named)));
    const covered = new Set(instances.flatMap((one) => [...separatedBy(one)].filter(named)));
    expect(covered).toEqual(wanted);
    expect(separation).toMatchObject({ isSmallest: true, separated: wanted.size });
    // One board fewer: none of the smaller choices holds them all.
    const fewer = choices(all, instances.length - 1).some((chosen) => {
      const held = new Set(chosen.flatMap((one) => [...separatedBy(one)].filter(named)));
      return held.size === wanted.size;
    });
    expect(fewer).toBe(false);
  });
});

function choices<Value>(values: readonly Value[], size: number): Value[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, at) =>
    choices(values.slice(at + 1), size - 1).map((rest) => [value, ...rest]),
  );
}
