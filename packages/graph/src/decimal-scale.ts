/**
 * Turns decimal numbers into whole ones and back, so that sums of costs are compared as on paper:
 * 0.1 + 0.2 is 0.3, which it is not in binary fractions.
 */
export interface DecimalScale {
  /** The number times ten to the most decimals that any number has. */
  whole(number: number): bigint;
  number(whole: bigint): number;
}

/** A scale under which all of `numbers` (finite) and their sums are whole. */
export function decimalScale(numbers: Iterable<number>): DecimalScale {
  let decimals = 0;
  for (const number of numbers) decimals = Math.max(decimals, decimalsOf(number));
  return {
    whole(number) {
      const { digits, exponent } = partsOf(number);
      return BigInt(digits) * 10n ** BigInt(exponent + decimals);
    },
    number: (whole) => Number(`${whole}e-${decimals}`),
  };
}

function decimalsOf(number: number): number {
  return Math.max(0, -partsOf(number).exponent);
}

/** The number as digits times a power of ten, from the shortest decimal that stands for it. */
function partsOf(number: number): { digits: string; exponent: number } {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return { digits: whole + fraction, exponent: Number(exponent) - fraction.length };
}
