import { cellDistance, BLANK_CODE, goalCells } from "./goal-cells.ts";
import type { HeuristicEntry } from "./heuristic-entry.ts";
import { tileParts, type HeuristicPart } from "./heuristic-part.ts";
import { tilesToLeave, toLeaveByLine } from "./line-conflicts.ts";

/**
 * Manhattan, and 2 moves more for each tile that must leave its goal's row or column: tiles that
 * stand in the line in which all of them belong, but in another order, cannot pass each other.
 * For each line it is the least number of tiles that have to leave it. The blank is no tile.
 */
export const linearConflict: HeuristicEntry = {
  name: "linear-conflict",
  aliases: ["lc", "linear-conflicts"],
  title: "manhattan, and 2 for each tile that must leave its line to let others pass",
  admissible: true,
  greatestRatio: 1,
  why: "a tile that lets another pass leaves its line and comes back, two moves that manhattan does not count",
  source: "Hansson, Mayer and Yung, Criticizing solutions to relaxed models, 1992",
  misfit: () => null,
  create: (goal, columns) => {
    const cells = goal.length;
    const rows = cells / columns;
    const { distances, places } = byCodeAndCell(goal, columns);
    const inRow = toLeaveByLine(columns);
    const inColumn = toLeaveByLine(rows);
    const columnLines = new Int32Array(columns);
    return (state) => {
      let sum = 0;
      let leaving = 0;
      let cell = 0;
      columnLines.fill(0);
      for (let row = 0; row < rows; row += 1) {
        let line = 0;
        for (let column = 0; column < columns; column += 1) {
          const at = state.charCodeAt(cell) * cells + cell;
          const place = places[at] ?? 0;
          sum += distances[at] ?? 0;
          line = line * (columns + 1) + (place & LOW);
          columnLines[column] = (columnLines[column] ?? 0) * (rows + 1) + (place >> HIGH);
          cell += 1;
        }
        leaving += inRow[line] ?? 0;
      }
      for (let column = 0; column < columns; column += 1) {
        leaving += inColumn[columnLines[column] ?? 0] ?? 0;
      }
      return sum + 2 * leaving;
    };
  },
  parts: (goal, columns) => (word) => [
    ...tileParts(word, (tile, cell) => cellDistance(cell, goal.indexOf(tile), columns)),
    ...conflicts(word, goal, columns),
  ],
};

/** Where a tile belongs in the line in which it stands, from 1: in its row in the low bits, in its column above; 0 where it belongs in another. */
const HIGH = 4;
const LOW = (1 << HIGH) - 1;

function byCodeAndCell(
  goal: string,
  columns: number,
): { distances: Int8Array; places: Uint8Array } {
  const cells = goal.length;
  const homes = goalCells(goal);
  const distances = new Int8Array(homes.length * cells);
  const places = new Uint8Array(homes.length * cells);
  for (const [code, home] of homes.entries()) {
    if (home < 0 || code === BLANK_CODE) continue;
    const [homeRow, homeColumn] = [Math.floor(home / columns), home % columns];
    for (let cell = 0; cell < cells; cell += 1) {
      const inRow = Math.floor(cell / columns) === homeRow ? homeColumn + 1 : 0;
      const inColumn = cell % columns === homeColumn ? homeRow + 1 : 0;
      distances[code * cells + cell] = cellDistance(cell, home, columns);
      places[code * cells + cell] = (inColumn << HIGH) | inRow;
    }
  }
  return { distances, places };
}

/** The tiles that leave each row and each column, where some must; which of several ways is taken is the first. */
function conflicts(word: string, goal: string, columns: number): HeuristicPart[] {
  const rows = goal.length / columns;
  const found: HeuristicPart[] = [];
  const add = (kind: "row" | "column", line: number, cells: readonly number[]): void => {
    const goalCellsOfLine = cells.map((cell) => goal.charAt(cell));
    const places = cells.map((cell) => {
      const tile = word.charAt(cell);
      return word.charCodeAt(cell) === BLANK_CODE ? 0 : goalCellsOfLine.indexOf(tile) + 1;
    });
    const tiles = tilesToLeave(places).map((at) => word.charAt(cells[at] ?? -1));
    if (tiles.length === 0) return;
    found.push({
      tiles: tiles.join(""),
      value: 2 * tiles.length,
      line: { kind, number: line + 1 },
    });
  };
  for (let row = 0; row < rows; row += 1) {
    add(
      "row",
      row,
      Array.from({ length: columns }, (_, column) => row * columns + column),
    );
  }
  for (let column = 0; column < columns; column += 1) {
    add(
      "column",
      column,
      Array.from({ length: rows }, (_, row) => row * columns + column),
    );
  }
  return found;
}
