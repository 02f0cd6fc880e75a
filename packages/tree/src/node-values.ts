import type { Rules } from "@jejak/search";

/** Which numbers a search goes by, in the order in which people write them. */
export function valuesUsed(rules: Rules): readonly ("g" | "h" | "f")[] {
  switch (rules.search) {
    case "best-first":
      return ["h"];
    case "a-star":
      return ["g", "h", "f"];
    case "uniform-cost":
      return ["g"];
    case "depth-first":
    case "breadth-first":
      return rules.heuristic.length > 0 ? ["h"] : [];
  }
}

/** A cost as people and tables write it; `inf` where no path leads on. */
export function costText(value: number): string {
  return Number.isFinite(value) ? String(value) : "inf";
}
