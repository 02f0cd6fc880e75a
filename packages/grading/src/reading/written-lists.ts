import type { ReadEntry, ReadNote, ReadStep } from "./answer.ts";
import type { Mention } from "./mention.ts";
import { noteAt, sectionOf, type Reading } from "./reading.ts";
import { entryOfMention, stepOfMention } from "./step-of-mention.ts";

/** The OPEN and CLOSED lists of one step, as far as they are written. */
export interface WrittenLists {
  open?: readonly ReadEntry[];
  closed?: readonly ReadEntry[];
}

/** The lists behind each step of the main sequence, up to the next step. */
export function listsBehindSteps(
  reading: Reading,
  main: readonly Mention[],
): ReadonlyMap<Mention, WrittenLists> {
  const lists = new Map<Mention, WrittenLists>();
  const entries = mentionsBySection(reading);
  let at = -1;
  for (const [index, section] of reading.sections.entries()) {
    if (section.kind !== "open" && section.kind !== "closed") continue;
    while ((main[at + 1]?.found.start ?? Infinity) < section.start) at += 1;
    const step = main[at];
    if (step === undefined) continue;
    const list = lists.get(step) ?? {};
    const written = (entries.get(index) ?? []).map((one) => entryOfMention(reading, one));
    // A queue grouped by level goes on in the next group; a second list replaces the first.
    const goesOn =
      reading.sections[index - 1]?.kind === section.kind &&
      !/\n/.test(reading.text.slice(reading.sections[index - 1]?.start, section.start));
    list[section.kind] = goesOn ? [...(list[section.kind] ?? []), ...written] : written;
    lists.set(step, list);
  }
  return lists;
}

interface Row {
  open?: readonly Mention[];
  closed?: readonly Mention[];
}

/**
 * Steps from lists that stand alone: with CLOSED, the state that each row adds to it; with only OPEN,
 * the state that was first in the row before. Empty where the rows do not go together like that.
 */
export function stepsFromLists(reading: Reading): {
  steps: readonly ReadStep[];
  notes: readonly ReadNote[];
} {
  const rows = rowsOf(reading);
  if (rows.length < 2) return { steps: [], notes: [] };
  const byClosed = rows.every((row) => row.closed !== undefined);
  const steps: ReadStep[] = [];
  for (const [index, row] of rows.entries()) {
    const visited = byClosed
      ? addedTo(row.closed, rows[index - 1]?.closed)
      : rows[index - 1]?.open?.[0];
    if (visited === undefined) {
      // The first row may show the lists before the first step.
      if (index === 0) continue;
      return { steps: [], notes: [] };
    }
    const { place, state } = stepOfMention(reading, visited);
    steps.push({
      place,
      state,
      ...(row.open === undefined
        ? {}
        : { open: row.open.map((one) => entryOfMention(reading, one)) }),
      ...(row.closed === undefined
        ? {}
        : { closed: row.closed.map((one) => entryOfMention(reading, one)) }),
    });
  }
  const message = byClosed
    ? "only lists are written; the visited state of each row is taken to be the one new in CLOSED"
    : "only OPEN is written; the visited state of each row is taken to be the first of the row before";
  return {
    steps,
    notes: [noteAt(reading, rows[0]?.open?.[0] ?? rows[0]?.closed?.[0], "assumed", message)],
  };
}

/** A new row begins where a kind of list comes again. */
function rowsOf(reading: Reading): Row[] {
  const bySection = mentionsBySection(reading);
  const rows: Row[] = [];
  for (const [index, section] of reading.sections.entries()) {
    if (section.kind !== "open" && section.kind !== "closed") continue;
    let row = rows.at(-1);
    if (row === undefined || row[section.kind] !== undefined) {
      row = {};
      rows.push(row);
    }
    row[section.kind] = bySection.get(index) ?? [];
  }
  return rows;
}

function addedTo(
  closed: readonly Mention[] | undefined,
  before: readonly Mention[] | undefined,
): Mention | undefined {
  if (closed === undefined || closed.length !== (before?.length ?? 0) + 1) return undefined;
  const counts = new Map<string, number>();
  for (const one of before ?? []) counts.set(wordOf(one), (counts.get(wordOf(one)) ?? 0) + 1);
  const added = closed.filter((one) => {
    const left = counts.get(wordOf(one)) ?? 0;
    counts.set(wordOf(one), left - 1);
    return left <= 0;
  });
  return added.length === 1 ? added[0] : undefined;
}

function wordOf(mention: Mention): string {
  const { state } = mention.found;
  return state.ok ? state.word : `? ${state.written}`;
}

function mentionsBySection(reading: Reading): ReadonlyMap<number, Mention[]> {
  const entries = new Map<number, Mention[]>();
  for (const mention of reading.mentions) {
    const kind = sectionOf(reading, mention);
    if (kind !== "open" && kind !== "closed") continue;
    const before = entries.get(mention.section);
    if (before === undefined) entries.set(mention.section, [mention]);
    else before.push(mention);
  }
  return entries;
}
