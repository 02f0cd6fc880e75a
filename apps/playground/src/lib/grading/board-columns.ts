import type { Domain } from "@jejak/grading";

/** How many cells a row of the problem's boards has: as far as the blank goes in a move up or down; null for states that are no boards. */
export function boardColumns(domain: Domain): number | null {
  const { kind, start } = domain;
  if (kind !== "puzzle") return null;
  const blank = start.indexOf("0");
  for (let columns = 2; columns < start.length; columns++) {
    for (const cell of [blank - columns, blank + columns]) {
      const tile = start[cell];
      if (tile === undefined) continue;
      const cells = [...start];
      [cells[blank], cells[cell]] = [tile, "0"];
      const action = domain.actionBetween(start, cells.join(""));
      if (action === "U" || action === "D") return columns;
    }
  }
  return null;
}
