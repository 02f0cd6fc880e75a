/** For each tile, by the code of its character, the cell where the goal has it. */
export function goalCells(goal: string): Int8Array {
  const codes = Array.from({ length: goal.length }, (_, cell) => goal.charCodeAt(cell));
  const cells = new Int8Array(Math.max(0, ...codes) + 1).fill(-1);
  for (const [cell, code] of codes.entries()) cells[code] = cell;
  return cells;
}

/** How many rows and columns lie between two cells, added up. */
export function cellDistance(from: number, to: number, columns: number): number {
  const rows = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
  return rows + Math.abs((from % columns) - (to % columns));
}

/** The code of the blank's character, which no heuristic counts as a tile. */
export const BLANK_CODE = 48;
