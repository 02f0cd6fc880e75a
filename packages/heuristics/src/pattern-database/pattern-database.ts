import { BLANK, type Result } from "@jejak/puzzle";
import type { Heuristic } from "@jejak/search";
import { goalCells } from "../goal-cells.ts";
import type { HeuristicEntry } from "../heuristic-entry.ts";
import { patternGroups } from "./pattern-groups.ts";
import { keptPatternTable } from "./table-cache.ts";

const NAME = "pattern-database";

/**
 * An additive pattern database: for each group of tiles the least number of moves of these tiles that
 * takes them home, looked up, and all groups added up. `written` are the groups as `patternGroups`
 * reads them; none for the usual ones, which are 5-5-5 on 4x4 and 4-4 on 3x3.
 *
 * The tables are made in memory when the first h is asked for, and kept for the next heuristic: on
 * 4x4 three of 1 MB in 1 to 2 s, on 3x3 two of 6,561 bytes in some milliseconds. An arrangement from
 * which its group cannot reach the goal counts 255; no solvable board has one.
 */
export function patternDatabase(written: readonly string[]): HeuristicEntry {
  const groupsOf = (goal: string, columns: number): Result<readonly string[], string> =>
    patternGroups(written, goal, columns);
  return {
    name: written.length === 0 ? NAME : `${NAME}(${written.join(", ")})`,
    aliases: ["pdb"],
    title: "the fewest moves that take each group of tiles home, added up",
    admissible: true,
    greatestRatio: 1,
    why: "each group counts only moves of its own tiles, at least as few as any solution has of them",
    source: "Korf and Felner, Disjoint pattern database heuristics, 2002",
    misfit: (goal, columns) => {
      const groups = groupsOf(goal, columns);
      return groups.ok ? null : groups.problem;
    },
    create: (goal, columns) => {
      const groups = valid(groupsOf(goal, columns));
      let sum: Heuristic<string> | null = null;
      return (state) => (sum ??= sumOfGroups(groups, goal, columns))(state);
    },
    parts: (goal, columns) => {
      const values = valid(groupsOf(goal, columns)).map((tiles) => ({
        tiles,
        of: sumOfGroups([tiles], goal, columns),
      }));
      return (word) => values.map(({ tiles, of }) => ({ tiles, value: of(word) }));
    },
  };
}

function valid(groups: Result<readonly string[], string>): readonly string[] {
  if (!groups.ok) throw new RangeError(groups.problem);
  return groups.value;
}

function sumOfGroups(groups: readonly string[], goal: string, columns: number): Heuristic<string> {
  const cells = goal.length;
  const homes = goalCells(goal);
  // By the code of a tile's character its group, and its power in that group's index; 0 for the others.
  const groupOf = new Uint8Array(homes.length);
  const powerOf = new Int32Array(homes.length);
  const tables = groups.map((tiles, group) => {
    // The table depends on where tiles belong, not on which they are.
    const ordered = [...tiles].sort((a, b) => goal.indexOf(a) - goal.indexOf(b));
    for (const [place, tile] of ordered.entries()) {
      groupOf[tile.charCodeAt(0)] = group;
      powerOf[tile.charCodeAt(0)] = cells ** place;
    }
    return keptPatternTable({
      columns,
      rows: cells / columns,
      homes: ordered.map((tile) => goal.indexOf(tile)),
      blank: goal.indexOf(BLANK),
    });
  });
  const indices = new Int32Array(tables.length);
  return (state) => {
    indices.fill(0);
    for (let cell = 0; cell < cells; cell += 1) {
      const code = state.charCodeAt(cell);
      const group = groupOf[code] ?? 0;
      indices[group] = (indices[group] ?? 0) + cell * (powerOf[code] ?? 0);
    }
    let sum = 0;
    for (let group = 0; group < tables.length; group += 1) {
      sum += tables[group]?.[indices[group] ?? 0] ?? 0;
    }
    return sum;
  };
}
