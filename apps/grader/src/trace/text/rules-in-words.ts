import type { Rules } from "@jejak/search";
import { formatHeuristic } from "@jejak/heuristics";

const CHOICE: Readonly<Record<Rules["search"], string>> = {
  "depth-first": "newest first",
  "breadth-first": "oldest first",
  "best-first": "least h first",
  "a-star": "least g + h first",
  "uniform-cost": "least g first",
  "weighted-a-star": "least g + weight * h first",
  "siblings-only": "least h of the newest siblings first",
  "iterative-deepening": "newest first, under one depth limit after another",
  "ida-star": "newest first, under one bound on g + h after another",
  beam: "least h of each level",
  "steepest-hill-climbing": "on to the best child if its h is less",
  "simple-hill-climbing": "on to the first child whose h is less",
  "best-first-tree": "least g + h, one subtree while it is best",
  "recursive-best-first": "least g + h along one path",
};

/** Searches that never compare two nodes. */
const WITHOUT_TIES: ReadonlySet<Rules["search"]> = new Set([
  "depth-first",
  "breadth-first",
  "iterative-deepening",
  "ida-star",
  "simple-hill-climbing",
]);

/** All rules of a search on one line, for a person who knows what they mean. */
export function rulesInWords(rules: Rules): string {
  const { search, childOrder, depthLimit, duplicates, goalTest, ties, heuristic } = rules;
  const { weight, beamWidth } = rules;
  const ordered = !WITHOUT_TIES.has(search);
  const parts = [
    `${search} (${CHOICE[search]})`,
    weight === undefined ? null : `weight ${weight}`,
    beamWidth === undefined ? null : `beam width ${beamWidth}`,
    ordered ? `ties ${ties}` : null,
    `children ${typeof childOrder === "string" ? childOrder : childOrder.join(" ")}`,
    `duplicates ${duplicates}`,
    `goal test at ${goalTest}`,
    depthLimit === null ? "no depth limit" : `depth limit ${depthLimit}`,
    heuristic.length === 0 ? null : `h = ${formatHeuristic(heuristic)}`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
