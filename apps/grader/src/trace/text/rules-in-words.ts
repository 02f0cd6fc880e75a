import type { Rules } from "@jejak/search";
import { formatHeuristic } from "@jejak/heuristics";

const CHOICE: Readonly<Record<Rules["search"], string>> = {
  "depth-first": "newest first",
  "breadth-first": "oldest first",
  "best-first": "least h first",
  "a-star": "least g + h first",
  "uniform-cost": "least g first",
};

/** All rules of a search on one line, for a person who knows what they mean. */
export function rulesInWords(rules: Rules): string {
  const { search, childOrder, depthLimit, duplicates, goalTest, ties, heuristic } = rules;
  const ordered = search !== "depth-first" && search !== "breadth-first";
  const parts = [
    `${search} (${CHOICE[search]})`,
    ordered ? `ties ${ties}` : null,
    `children ${typeof childOrder === "string" ? childOrder : childOrder.join(" ")}`,
    `duplicates ${duplicates}`,
    `goal test at ${goalTest}`,
    depthLimit === null ? "no depth limit" : `depth limit ${depthLimit}`,
    heuristic.length === 0 ? null : `h = ${formatHeuristic(heuristic)}`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
