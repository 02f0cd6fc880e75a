import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import type { AspectMarks, Policy } from "../assignment/assignment.ts";
import { formatMessage } from "../feedback/format-message.ts";
import type { AspectResult, Finding } from "../grade/finding.ts";
import { aspectScore, decimal } from "./aspect-score.ts";

function slip(step: number, weight?: number): Finding {
  return {
    step,
    aspect: "visits",
    kind: "left-out",
    got: null,
    expected: [],
    message: "left-out",
    values: {},
    ...(weight === undefined ? {} : { weight }),
  };
}

/** Twelve steps were asked for; the slips as given, the first of them at its step. */
function result(findings: readonly Finding[], more: Partial<AspectResult> = {}): AspectResult {
  const before = findings[0] === undefined ? 12 : findings[0].step - 1;
  return { aspect: "visits", findings, total: 12, beforeFirst: before, ...more };
}

function marks(policy: Policy, points: string, cost: string | null = null): AspectMarks {
  const price = cost === null ? null : new Fraction(cost);
  return { aspect: "visits", points: new Fraction(points), policy, slip: price };
}

/** The exact score as a fraction, and the arithmetic as the student reads it. */
function told(by: AspectMarks, of: AspectResult): [string, string] {
  const { score, how, values } = aspectScore(by, of);
  return [score.toFraction(), formatMessage("en", how, values)];
}

describe("all or nothing", () => {
  it("gives all points for no slip", () => {
    expect(told(marks("all-or-nothing", "2.5"), result([]))).toEqual([
      "5/2",
      "order of visits: no slip, 2.5 of 2.5.",
    ]);
  });

  it("gives none for a single slip", () => {
    expect(told(marks("all-or-nothing", "2.5"), result([slip(12)]))).toEqual([
      "0",
      "order of visits: 1 slip, all or nothing, 0 of 2.5.",
    ]);
  });
});

describe("up to the first error", () => {
  it("gives the share of the steps before the first slip", () => {
    expect(told(marks("up-to-first-error", "3"), result([slip(6), slip(9)]))).toEqual([
      "5/4",
      "order of visits: 5 of 12 right before any slip: 3 × 5/12 = 1.25.",
    ]);
  });

  it("gives nothing where the first step is wrong", () => {
    expect(told(marks("up-to-first-error", "3"), result([slip(1)]))).toEqual([
      "0",
      "order of visits: 0 of 12 right before any slip: 3 × 0/12 = 0.",
    ]);
  });

  it("gives all points for no slip", () => {
    expect(told(marks("up-to-first-error", "4"), result([]))).toEqual([
      "4",
      "order of visits: 12 of 12 right before any slip: 4 × 12/12 = 4.",
    ]);
  });

  it("never gives more than all for slips behind the last step", () => {
    expect(told(marks("up-to-first-error", "4"), result([slip(14)]))).toEqual([
      "4",
      "order of visits: 12 of 12 right before any slip: 4 × 12/12 = 4.",
    ]);
  });

  it("shows a share that is no short decimal as a fraction", () => {
    expect(told(marks("up-to-first-error", "1"), result([slip(2)]))).toEqual([
      "1/12",
      "order of visits: 1 of 12 right before any slip: 1 × 1/12 = 1/12.",
    ]);
  });
});

describe("follow-through", () => {
  it("takes the stated cost for each slip", () => {
    expect(told(marks("follow-through", "4", "0.5"), result([slip(2), slip(5), slip(6)]))).toEqual([
      "5/2",
      "order of visits: 4 − 3 slips × 0.5 = 2.5.",
    ]);
  });

  it("takes the share of one step where no cost is stated", () => {
    expect(told(marks("follow-through", "3"), result([slip(2)]))).toEqual([
      "11/4",
      "order of visits: 3 − 1 slip × 0.25 = 2.75.",
    ]);
  });

  it("takes the share of a step of the student's own run where that is shorter", () => {
    expect(told(marks("follow-through", "3"), result([slip(2)], { ownTotal: 4 }))).toEqual([
      "9/4",
      "order of visits: 3 − 1 slip × 0.75 = 2.25.",
    ]);
  });

  it("counts a trace that stops early as one slip for each missing step", () => {
    expect(told(marks("follow-through", "3"), result([slip(9, 4)]))).toEqual([
      "2",
      "order of visits: 3 − 4 slips × 0.25 = 2.",
    ]);
  });

  it("counts values that were not written at all like slips", () => {
    expect(told(marks("follow-through", "3"), result([], { unwritten: 4 }))).toEqual([
      "2",
      "order of visits: 3 − 4 slips × 0.25 = 2.",
    ]);
  });

  it("never goes below zero", () => {
    expect(told(marks("follow-through", "1", "0.4"), result([slip(1), slip(2), slip(3)]))).toEqual([
      "0",
      "order of visits: 1 − 3 slips × 0.4 is below zero: 0.",
    ]);
  });

  it("is exact with decimals that have no binary form", () => {
    // 0.3 - 3 * 0.1 leaves 5.6e-17 in doubles.
    expect(
      told(marks("follow-through", "0.3", "0.1"), result([slip(1), slip(2), slip(3)])),
    ).toEqual(["0", "order of visits: 0.3 − 3 slips × 0.1 = 0."]);
  });

  it("gives all points for no slip", () => {
    expect(told(marks("follow-through", "3"), result([]))).toEqual([
      "3",
      "order of visits: no slip, 3 of 3.",
    ]);
  });
});

describe("best of", () => {
  it("takes the follow-through where one early slip would cost most of the rest", () => {
    expect(told(marks("best-of", "3"), result([slip(2)]))).toEqual([
      "11/4",
      "order of visits: 3 − 1 slip × 0.25 = 2.75.",
    ]);
  });

  it("takes the part before the first error where slips are dear", () => {
    expect(told(marks("best-of", "3", "1"), result([slip(11), slip(12)]))).toEqual([
      "5/2",
      "order of visits: 10 of 12 right before any slip: 3 × 10/12 = 2.5.",
    ]);
  });

  it("gives all points for no slip", () => {
    expect(told(marks("best-of", "3", "1"), result([]))).toEqual([
      "3",
      "order of visits: no slip, 3 of 3.",
    ]);
  });
});

describe("a fraction for people", () => {
  it("is a decimal where that is exact and short, else a fraction", () => {
    const shown = ["3", "2.5", "0.0625", "1/32", "1/3", "7/3", "3/7"].map((value) =>
      decimal(new Fraction(value)),
    );
    expect(shown).toEqual(["3", "2.5", "0.0625", "1/32", "1/3", "7/3", "3/7"]);
    expect(decimal(new Fraction("0.1").add("0.2"))).toBe("0.3");
  });
});
