import { isSolvable } from "@jejak/puzzle";

/**
 * The start that can reach the goal and differs least from this one: two neighbouring tiles changed
 * for each other, the last ones that can be. Changing any two tiles turns an unsolvable board into a
 * solvable one, because it turns an odd number of inversions into an even one.
 */
export function nearestSolvable(start: string, goal: string, columns: number): string {
  if (isSolvable(start, goal, columns)) return start;
  const cells = [...start];
  for (let cell = cells.length - 1; cell > 0; cell--) {
    const [left, right] = [cells[cell - 1], cells[cell]];
    const isRowStart = cell % columns === 0;
    if (isRowStart || left === undefined || right === undefined) continue;
    if (left === "0" || right === "0") continue;
    cells[cell - 1] = right;
    cells[cell] = left;
    return cells.join("");
  }
  return goal;
}
