import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import { rounded } from "./rounded.ts";

const round = (value: string, unit: string): string =>
  rounded(new Fraction(value), new Fraction(unit)).toString();

describe("rounding", () => {
  it("takes the nearest multiple of the unit", () => {
    expect([round("2.624", "0.01"), round("2.626", "0.01")]).toEqual(["2.62", "2.63"]);
    expect([round("2.24", "0.5"), round("2.26", "0.5")]).toEqual(["2", "2.5"]);
    expect([round("7.4", "1"), round("7.6", "1")]).toEqual(["7", "8"]);
  });

  it("takes halves up", () => {
    expect([round("2.625", "0.01"), round("2.25", "0.5"), round("6.5", "1")]).toEqual([
      "2.63",
      "2.5",
      "7",
    ]);
  });

  it("is exact where binary numbers are not", () => {
    // As doubles 1.005 is a little less than it is, and 0.1 + 0.2 a little more.
    expect(round("1.005", "0.01")).toBe("1.01");
    expect(rounded(new Fraction("0.1").add("0.2"), new Fraction("0.1")).toString()).toBe("0.3");
  });

  it("rounds thirds to thirds", () => {
    expect(rounded(new Fraction(2, 3), new Fraction(1, 3)).toFraction()).toBe("2/3");
  });
});
