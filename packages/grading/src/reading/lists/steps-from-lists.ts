import type { Place } from "../../place.ts";
import type { ReadEntry, ReadNote, ReadStep } from "../answer.ts";
import { said } from "../reader-text.ts";

/** One row of lists that stand alone; each entry knows where it stands. */
export interface ListRow {
  open?: readonly PlacedEntry[];
  closed?: readonly PlacedEntry[];
}

/** An entry of a list with its place. */
export interface PlacedEntry {
  readonly entry: ReadEntry;
  readonly place: Place;
}

/** Steps made of lists, and what was assumed; both empty where the rows do not go together. */
export interface StepsFromLists {
  readonly steps: readonly ReadStep[];
  readonly notes: readonly ReadNote[];
}

const NOTHING: StepsFromLists = { steps: [], notes: [] };

/**
 * Steps from lists that stand alone: with CLOSED, the state that each row adds to it; with only OPEN,
 * the state that was first in the row before.
 */
export function stepsFromLists(rows: readonly ListRow[]): StepsFromLists {
  if (rows.length < 2) return NOTHING;
  // An empty list may be left out of the first row.
  const byClosed = rows.slice(1).every((row) => row.closed !== undefined);
  const steps: ReadStep[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const visited = byClosed ? addedTo(row.closed ?? [], before?.closed ?? []) : before?.open?.[0];
    if (visited === undefined) {
      // The first row may show the lists before the first step.
      if (index === 0) continue;
      return NOTHING;
    }
    steps.push({
      place: visited.place,
      state: visited.entry.state,
      ...(row.open === undefined ? {} : { open: row.open.map(({ entry }) => entry) }),
      ...(row.closed === undefined ? {} : { closed: row.closed.map(({ entry }) => entry) }),
    });
  }
  const [first] = steps;
  if (first === undefined) return NOTHING;
  const message = said(byClosed ? "read.note.from-closed" : "read.note.from-open");
  return { steps, notes: [{ place: first.place, kind: "assumed", message }] };
}

/** The one entry that a closed list has more than the list before; undefined where it is not exactly one. */
function addedTo(
  closed: readonly PlacedEntry[],
  before: readonly PlacedEntry[],
): PlacedEntry | undefined {
  if (closed.length !== before.length + 1) return undefined;
  const counts = new Map<string, number>();
  for (const one of before) counts.set(wordOf(one), (counts.get(wordOf(one)) ?? 0) + 1);
  const added = closed.filter((one) => {
    const left = counts.get(wordOf(one)) ?? 0;
    counts.set(wordOf(one), left - 1);
    return left <= 0;
  });
  return added.length === 1 ? added[0] : undefined;
}

function wordOf({ entry: { state } }: PlacedEntry): string {
  return state.ok ? state.word : `? ${state.written}`;
}
