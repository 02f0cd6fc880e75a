import type { Rules } from "@jejak/search";
import type { ReadValue } from "../read-value.ts";
import { readWholeNumber } from "./read-whole-number.ts";
import type { TraceFlags } from "./trace-flags.ts";

/** The rules with the numbers that some searches need beside them; refused where they do not fit the search. */
export function withSearchNumbers(
  rules: Rules,
  { weight, beamWidth }: Pick<TraceFlags, "weight" | "beamWidth">,
): ReadValue<Rules> {
  const { search, duplicates } = rules;
  if (weight !== undefined && search !== "weighted-a-star") {
    return refused(`--weight: ${search} has no weight; weighted-a-star has one`);
  }
  if (beamWidth !== undefined && search !== "beam") {
    return refused(`--beam-width: ${search} has no beam; --search beam has one`);
  }
  if (search === "weighted-a-star") {
    const read = readWeight(weight);
    return read.ok ? { ok: true, value: { ...rules, weight: read.value } } : read;
  }
  if (search === "beam") {
    if (beamWidth === undefined) {
      return refused("--beam-width: beam keeps so many nodes of a level; give it, such as 2");
    }
    const read = readWholeNumber("--beam-width", beamWidth, 1);
    return read.ok ? { ok: true, value: { ...rules, beamWidth: read.value } } : read;
  }
  if (search === "recursive-best-first" && !["none", "parent", "path"].includes(duplicates)) {
    return refused(
      `--duplicates: recursive-best-first remembers no states, so not ${duplicates}; there is none, parent, path`,
    );
  }
  return { ok: true, value: rules };
}

function readWeight(written: string | undefined): ReadValue<number> {
  if (written === undefined) {
    return refused("--weight: weighted-a-star goes by g + weight * h; give it, such as 1.5");
  }
  const number = /^\d{1,9}(?:\.\d{1,9})?$/.test(written.trim()) ? Number(written) : Number.NaN;
  if (number >= 0) return { ok: true, value: number };
  return refused(`--weight: "${written}" is not a number of 0 or more, such as 1.5`);
}

function refused(message: string): ReadValue<never> {
  return { ok: false, message };
}
