import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHeuristic, heuristicNames, parseHeuristic } from "./index.ts";

const terms = (...list: readonly (readonly [string, number])[]): unknown => ({
  ok: true,
  value: list.map(([name, weight]) => ({ name, weight })),
});
const problem = (column: number, message: string): unknown => ({
  ok: false,
  problem: { column, message },
});

describe("a heuristic as text", () => {
  it.each([
    ["misplaced", terms(["misplaced", 1])],
    ["misplaced + 2*manhattan", terms(["misplaced", 1], ["manhattan", 2])],
    ["misplaced+manhattan*2", terms(["misplaced", 1], ["manhattan", 2])],
    ["h1 + h2", terms(["misplaced", 1], ["manhattan", 1])],
    ["H1+H2", terms(["misplaced", 1], ["manhattan", 1])],
    ["totdist + 3·seq", terms(["manhattan", 1], ["sequence", 3])],
    ["2 × h2", terms(["manhattan", 2])],
    ["2h2 + 0.5 seq", terms(["manhattan", 2], ["sequence", 0.5])],
    [".25*misplaced", terms(["misplaced", 0.25])],
    ["1e-7*misplaced", terms(["misplaced", 1e-7])],
    ["city-block", terms(["manhattan", 1])],
    ["0", terms()],
  ])("%j is read", (text, expected) => {
    expect(parseHeuristic(text)).toEqual(expected);
  });

  it.each([
    ["", 1, "a heuristic (misplaced, manhattan, sequence) is missing at the end"],
    ["misplaced +", 12, "a heuristic (misplaced, manhattan, sequence) is missing at the end"],
    ["h1 + foo", 6, '"foo" is no heuristic: there are misplaced, manhattan, sequence'],
    ["h1 - h2", 4, "a weight cannot be negative, and a heuristic cannot be taken away"],
    ["-1*h1", 1, "a weight cannot be negative, and a heuristic cannot be taken away"],
    ["h1 h2", 4, '"h2" stands where `+` and another heuristic is expected'],
    ["2*3*h1", 3, '"3" stands where a heuristic (misplaced, manhattan, sequence) is expected'],
    ["2*h1*3", 5, '"*" stands where `+` and another heuristic is expected'],
    ["1,5*h1", 2, '"," stands where a heuristic (misplaced, manhattan, sequence) is expected'],
    ["+", 1, '"+" stands where a heuristic (misplaced, manhattan, sequence) is expected'],
  ])("%j is not, with the column and what is wrong", (text, column, message) => {
    expect(parseHeuristic(text)).toEqual(problem(column, message));
  });

  it("of any length but a sensible one is refused", () => {
    expect(parseHeuristic("h1+".repeat(1000))).toEqual(
      problem(1000, "a sum of heuristics has at most 1000 characters"),
    );
  });

  it("may name the heuristics of another domain", () => {
    const known = [{ name: "table", aliases: ["h"] }];
    expect(parseHeuristic("2*h", known)).toEqual(terms(["table", 2]));
    expect(parseHeuristic("h1", known)).toEqual(
      problem(1, '"h1" is no heuristic: there are table'),
    );
  });

  it("is read back as it was written", () => {
    const anyTerm = fc.record({
      name: fc.constantFrom(...heuristicNames),
      weight: fc.oneof(fc.nat(9), fc.double({ min: 0, max: 1e6, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 5 }), (list) => {
        const plain = list.map(({ name, weight }) => ({ name, weight: weight + 0 }));
        expect(parseHeuristic(formatHeuristic(plain))).toEqual({ ok: true, value: plain });
      }),
    );
  });

  it("is written with the weights that are not 1", () => {
    const list = [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 2.5 },
    ];
    expect([formatHeuristic(list), formatHeuristic([])]).toEqual([
      "misplaced + 2.5*manhattan",
      "0",
    ]);
  });
});
