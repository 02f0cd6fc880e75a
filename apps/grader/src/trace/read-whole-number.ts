import type { ReadValue } from "../read-value.ts";

/** A whole number from `least` up, such as a depth limit or a count of nodes. */
export function readWholeNumber(flag: string, written: string, least: number): ReadValue<number> {
  const number = /^\d{1,15}$/.test(written.trim()) ? Number(written) : Number.NaN;
  if (number >= least) return { ok: true, value: number };
  return {
    ok: false,
    message: `${flag}: "${written}" is not a whole number of ${least} or more`,
  };
}
