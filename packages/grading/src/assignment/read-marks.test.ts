import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import type { Aspect } from "./assignment.ts";
import type { MarksFile } from "./assignment-file.ts";
import { readMarks } from "./read-marks.ts";

/** `aspect points policy slip`, or the message. */
function shares(ask: Aspect[], points: string, ...layers: (MarksFile | undefined)[]): unknown {
  const read = readMarks(ask, new Fraction(points), layers);
  if (!read.ok) return read.message;
  return read.value.map(
    ({ aspect, points: share, policy, slip }) =>
      `${aspect} ${share.toFraction()} ${policy} ${slip === null ? "-" : slip.toFraction()}`,
  );
}

describe("the points of a question", () => {
  it("are shared evenly among its aspects", () => {
    expect(shares(["visits", "h", "path"], "4")).toEqual([
      "visits 4/3 follow-through -",
      "h 4/3 follow-through -",
      "path 4/3 follow-through -",
    ]);
  });

  it("go first to the aspects that have points of their own", () => {
    expect(shares(["visits", "h", "path"], "4", { aspects: { visits: 2.5 } })).toEqual([
      "visits 5/2 follow-through -",
      "h 3/4 follow-through -",
      "path 3/4 follow-through -",
    ]);
  });

  it("follow the question before the assignment", () => {
    const assignment = { policy: "all-or-nothing", slip: 0.5, aspects: { h: 1 } } as const;
    expect(shares(["visits", "h"], "4", assignment)).toEqual([
      "visits 3 all-or-nothing 1/2",
      "h 1 all-or-nothing 1/2",
    ]);
    expect(shares(["visits", "h"], "4", assignment, "best-of")).toEqual([
      "visits 3 best-of 1/2",
      "h 1 best-of 1/2",
    ]);
    expect(shares(["visits", "h"], "4", assignment, { slip: 0.2, aspects: { h: 2 } })).toEqual([
      "visits 2 all-or-nothing 1/5",
      "h 2 all-or-nothing 1/5",
    ]);
  });

  it("follow an aspect's own policy and price of a slip", () => {
    const own = { points: 1, policy: "up-to-first-error", slip: 0.1 } as const;
    expect(shares(["visits", "h"], "4", { slip: 0.5, aspects: { h: own } })).toEqual([
      "visits 3 follow-through 1/2",
      "h 1 up-to-first-error 1/10",
    ]);
  });

  it("leave out what is said of aspects that the question does not ask for", () => {
    expect(shares(["visits"], "4", { aspects: { h: 3 } })).toEqual(["visits 4 follow-through -"]);
  });

  it("are exact decimals", () => {
    expect(shares(["visits", "h"], "0.3", { aspects: { visits: 0.1, h: 0.2 } })).toEqual([
      "visits 1/10 follow-through -",
      "h 1/5 follow-through -",
    ]);
  });

  it("are refused where the aspects get more or less than all", () => {
    expect(shares(["visits", "h"], "4", { aspects: { visits: 5 } })).toBe(
      "the aspects' points add up to 5, but the question has 4",
    );
    expect(shares(["visits", "h"], "4", { aspects: { visits: 1, h: 2 } })).toBe(
      "the aspects' points add up to 3, but the question has 4",
    );
  });
});
