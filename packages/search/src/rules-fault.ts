import type { Rules } from "./rules.ts";

/** One rule that does not go with the others, and what would be right. */
export interface RulesFault {
  readonly rule: "weight" | "beamWidth" | "duplicates";
  readonly message: string;
}

/** What some searches ask of the other rules and do not get; null when nothing is wrong. */
export function rulesFault({
  search,
  weight,
  beamWidth,
  duplicates,
}: Pick<Rules, "search" | "weight" | "beamWidth" | "duplicates">): RulesFault | null {
  if (search === "weighted-a-star" && !(weight !== undefined && weight >= 0 && weight < Infinity)) {
    const message = `weighted-a-star needs a number of at least 0, such as 1.5`;
    return { rule: "weight", message: `${saidOf(weight)}; ${message}` };
  }
  if (search === "beam" && !(Number.isInteger(beamWidth) && (beamWidth ?? 0) >= 1)) {
    const message = "beam needs a whole number of at least 1";
    return { rule: "beamWidth", message: `${saidOf(beamWidth)}; ${message}` };
  }
  const forgets = duplicates === "none" || duplicates === "parent" || duplicates === "path";
  if (search === "recursive-best-first" && !forgets) {
    const message = "recursive-best-first remembers no states: none, parent or path";
    return { rule: "duplicates", message: `is "${duplicates}"; ${message}` };
  }
  return null;
}

function saidOf(value: number | undefined): string {
  return value === undefined ? "is missing" : `is ${value}`;
}
