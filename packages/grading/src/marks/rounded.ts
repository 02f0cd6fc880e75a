import Fraction from "fraction.js";

/** The nearest multiple of `unit`; halves go up. */
export function rounded(value: Fraction, unit: Fraction): Fraction {
  return value.div(unit).add(new Fraction(1, 2)).floor(0).mul(unit);
}
