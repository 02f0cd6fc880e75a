import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHeuristic, heuristicNames, parseHeuristic } from "../index.ts";

const terms = (...list: readonly (readonly [string, number])[]): unknown => ({
  ok: true,
  value: list.map(([name, weight]) => ({ name, weight })),
});
const problem = (column: number, message: string): unknown => ({
  ok: false,
  problem: { column, message },
});

const NAMES = "misplaced, manhattan, sequence, linear-conflict, pattern-database, max(..., ...)";

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
    ["linear-conflict + 2 lc", terms(["linear-conflict", 1], ["linear-conflict", 2])],
    ["max(h2, h1)", terms(["max(manhattan, misplaced)", 1])],
    [
      "h1 + MAX( h2*2 , seq+.5h1 )*3",
      terms(["misplaced", 1], ["max(2*manhattan, sequence + 0.5*misplaced)", 3]),
    ],
    ["pdb", terms(["pattern-database", 1])],
    ["2*pdb(5-5-5)", terms(["pattern-database(5-5-5)", 2])],
    [
      "PDB(12345 6789A,BCDEF)+h1",
      terms(["pattern-database(12345, 6789a, bcdef)", 1], ["misplaced", 1]),
    ],
    ["max(pdb(12e4,3), lc)", terms(["max(pattern-database(12e4, 3), linear-conflict)", 1])],
  ])("%j is read", (text, expected) => {
    expect(parseHeuristic(text)).toEqual(expected);
  });

  it.each([
    ["", 1, `a heuristic (${NAMES}) is missing at the end`],
    ["misplaced +", 12, `a heuristic (${NAMES}) is missing at the end`],
    ["h1 + foo", 6, `"foo" is no heuristic: there are ${NAMES}`],
    ["h1 - h2", 4, "a weight cannot be negative, and a heuristic cannot be taken away"],
    ["-1*h1", 1, "a weight cannot be negative, and a heuristic cannot be taken away"],
    ["h1 h2", 4, '"h2" stands where `+` and another heuristic is expected'],
    ["2*3*h1", 3, `"3" stands where a heuristic (${NAMES}) is expected`],
    ["max", 4, "the parenthesis of max(..., ...) is missing at the end"],
    ["max h1", 5, '"h1" stands where the parenthesis of max(..., ...) is expected'],
    ["max(h1, h2", 11, "`,` or `)` is missing at the end"],
    [
      "max(h1, ",
      9,
      "a heuristic (misplaced, manhattan, sequence, linear-conflict, pattern-database) is missing at the end",
    ],
    ["h1 + max(h1, max(h2, seq))", 14, "max within max is not needed: name all in one"],
    ["h1(h2)", 3, '"(" stands where `+` and another heuristic is expected'],
    ["pdb(12, 34", 11, "`)` is missing at the end"],
    [
      "pdb( )",
      4,
      "pattern-database() names no groups: leave the parentheses out, or write sizes such as 4-4 or tiles such as 1234, 5678",
    ],
    [
      "h1 + 0.5*MAX( h2*2 , seq+.5h1 )*3",
      32,
      '"*" stands where `+` and another heuristic is expected',
    ],
    ["1e999*h1", 7, "the weight of misplaced is too large"],
    ["2*h1*3", 5, '"*" stands where `+` and another heuristic is expected'],
    ["1,5*h1", 2, `"," stands where a heuristic (${NAMES}) is expected`],
    ["+", 1, `"+" stands where a heuristic (${NAMES}) is expected`],
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
      name: fc.constantFrom(
        ...heuristicNames,
        "max(manhattan, 2*misplaced + sequence)",
        "pattern-database(1234, 5678)",
      ),
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
