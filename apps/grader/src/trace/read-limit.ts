import type { ReadValue } from "../read-value.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** The number of nodes that `--limit` allows; null without it. */
export function readLimit(written: string | undefined): ReadValue<number | null> {
  return written === undefined ? { ok: true, value: null } : readWholeNumber("--limit", written, 1);
}
