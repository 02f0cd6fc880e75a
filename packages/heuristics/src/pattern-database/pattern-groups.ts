import { BLANK, describeFaults, failure, success, tileFaults, type Result } from "@jejak/puzzle";

/** A code of a state has a bit for each cell. */
const MOST_CELLS = 16;
/** A byte each: five tiles on 16 cells, six on 12, seven on 9. */
const MOST_ENTRIES = 5_000_000;
const USUAL_SIZE = 5;

/**
 * The groups of tiles that `written` names for this goal, each tile in one group: the tiles of each
 * (`["1234", "5678"]`), or how many each has (`["4-4"]`), or nothing. What does not name the tiles
 * takes them along the rows, there and back, so that the tiles of a group belong side by side;
 * without sizes it is as few groups as there can be of at most 5 tiles, as equal as can be.
 */
export function patternGroups(
  written: readonly string[],
  goal: string,
  columns: number,
): Result<readonly string[], string> {
  const cells = goal.length;
  if (cells > MOST_CELLS) {
    return failure(
      `pattern-database is for boards of at most ${MOST_CELLS} cells, and ${goal} has ${cells}`,
    );
  }
  const usual = usualSizes(cells - 1);
  const [only] = written;
  const bySize = only === undefined || (written.length === 1 && only.includes("-"));
  const sizes = only === undefined ? usual : only.split("-").map(Number);
  if (bySize && !areSizes(sizes, cells - 1)) {
    return failure(
      `the sizes of pattern-database's groups add up to the ${cells - 1} tiles of ${goal}, as ${usual.join("-")} do and ${only} do not`,
    );
  }
  const groups = bySize ? cut(alongTheRows(goal, columns), sizes) : written;
  const tiles = [...goal].filter((tile) => tile !== BLANK).join("");
  const faults = tileFaults(groups.join(""), tiles);
  if (faults !== null) {
    return failure(
      `the groups of pattern-database name each tile of ${goal} once, or their sizes, such as ${usual.join("-")}: ${describeFaults(faults)}`,
    );
  }
  const largest = Math.max(...groups.map((group) => group.length));
  if (cells ** largest > MOST_ENTRIES) {
    const most = Math.floor(Math.log(MOST_ENTRIES) / Math.log(cells));
    return failure(
      `a group of pattern-database has at most ${most} tiles on ${cells} cells, not ${largest}: its table would have ${(cells ** largest).toLocaleString("en")} entries`,
    );
  }
  return success(groups);
}

function areSizes(sizes: readonly number[], tiles: number): boolean {
  return (
    sizes.every((size) => Number.isInteger(size) && size > 0) &&
    sizes.reduce((sum, size) => sum + size) === tiles
  );
}

function usualSizes(tiles: number): number[] {
  const groups = Math.ceil(tiles / USUAL_SIZE);
  return Array.from(
    { length: groups },
    (_, group) => Math.floor(tiles / groups) + Number(group < tiles % groups),
  );
}

function alongTheRows(goal: string, columns: number): string {
  const rows = Array.from({ length: goal.length / columns }, (_, row) => [
    ...goal.slice(row * columns, (row + 1) * columns),
  ]);
  return rows
    .flatMap((row, at) => (at % 2 === 0 ? row : row.toReversed()))
    .filter((tile) => tile !== BLANK)
    .join("");
}

function cut(tiles: string, sizes: readonly number[]): string[] {
  let at = 0;
  return sizes.map((size) => {
    const group = tiles.slice(at, at + size);
    at += size;
    return group;
  });
}
