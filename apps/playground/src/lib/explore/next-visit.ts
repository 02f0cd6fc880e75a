import { pathTo, type TreeData } from "@jejak/ui/tree";

export type Direction = 1 | -1;

/**
 * The step of the next visit, or of the one before, whose node is wanted; null where there is none.
 * Steps count visits from 1; `from` is the step that is shown.
 */
function nextVisit(
  { visits }: Pick<TreeData, "visits">,
  from: number,
  direction: Direction,
  isWanted: (node: number) => boolean,
): number | null {
  for (let step = from + direction; step >= 1 && step <= visits.length; step += direction) {
    if (isWanted(visits[step - 1] ?? -1)) return step;
  }
  return null;
}

/** The next visit at a level, from the start again where there is none after `from`. */
export function nextAtLevel(
  tree: Pick<TreeData, "visits" | "level">,
  from: number,
  level: number,
  direction: Direction = 1,
): number | null {
  const isAtLevel = (node: number): boolean => tree.level[node] === level;
  const around = direction === 1 ? 0 : tree.visits.length + 1;
  return (
    nextVisit(tree, from, direction, isAtLevel) ?? nextVisit(tree, around, direction, isAtLevel)
  );
}

/** The next visit of a node between the root and the goal that was found. */
export function nextOnGoalBranch(
  tree: TreeData,
  goal: number | null,
  from: number,
  direction: Direction = 1,
): number | null {
  if (goal === null) return null;
  const branch = new Set(pathTo(tree, goal));
  return nextVisit(tree, from, direction, (node) => branch.has(node));
}
