import type { Instance, Separation } from "@jejak/grading";

/** What one misunderstanding shows in each search, for a table: a row of cells. */
export interface SeparationRow {
  readonly name: string;
  /** By search: `step 5`, `23 of 24, step 2 to 7`, `never`, or `-` where nobody can misunderstand it so. */
  readonly cells: readonly string[];
}

/** One row for each kind of misunderstanding, those that show earliest first. */
export function separationRows({ searches }: Instance): SeparationRow[] {
  const byName = searches.map(({ separations }) => Map.groupBy(separations, ({ name }) => name));
  const names = [...new Set(byName.flatMap((groups) => [...groups.keys()]))];
  const earliest = (name: string): number =>
    Math.min(
      ...searches.flatMap(({ separations }) =>
        separations.filter((one) => one.name === name).map(({ step }) => step ?? Infinity),
      ),
    );
  return names
    .map((name) => ({ name, first: earliest(name) }))
    .toSorted((a, b) => (a.first === b.first ? 0 : a.first - b.first))
    .map(({ name }) => ({
      name,
      cells: byName.map((groups) => cellOf(groups.get(name) ?? [])),
    }));
}

function cellOf(separations: readonly Separation[]): string {
  if (separations.length === 0) return "-";
  const steps = separations.flatMap(({ step }) => step ?? []);
  if (steps.length === 0) return "never";
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  const when = least === most ? `step ${least}` : `step ${least} to ${most}`;
  return separations.length === 1 ? when : `${steps.length} of ${separations.length}, ${when}`;
}

/** How many of all misunderstandings show in each search. */
export function separatedCounts({ searches }: Instance): { separated: number; of: number }[] {
  return searches.map(({ separations }) => ({
    separated: separations.filter(({ step }) => step !== null).length,
    of: separations.length,
  }));
}

/** More of one kind are counted, not listed. */
const MOST_LISTED = 3;

/** Of misunderstandings that show in part, what does not show: `search: a-star`, `child-order (11)`. */
export function notShown({
  separations,
}: {
  readonly separations: readonly Separation[];
}): string[] {
  const shown = new Set(separations.filter(({ step }) => step !== null).map(({ name }) => name));
  const hidden = separations.filter(({ name, step }) => step === null && shown.has(name));
  const groups = Map.groupBy(hidden, ({ name }) => name);
  return [...groups].flatMap(([name, group]) =>
    group.length > MOST_LISTED ? [`${name} (${group.length})`] : group.map(({ id }) => id),
  );
}
