import type { ReadEntry } from "./answer.ts";
import type { Mention } from "./mention.ts";
import { sectionOf, type Reading } from "./reading.ts";
import type { ListRow } from "./steps-from-lists.ts";
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

/** The lists of a text that stand alone, row by row; a new row begins where a kind of list comes again. */
export function listRows(reading: Reading): readonly ListRow[] {
  const bySection = mentionsBySection(reading);
  const rows: ListRow[] = [];
  for (const [index, section] of reading.sections.entries()) {
    if (section.kind !== "open" && section.kind !== "closed") continue;
    let row = rows.at(-1);
    if (row === undefined || row[section.kind] !== undefined) {
      row = {};
      rows.push(row);
    }
    row[section.kind] = (bySection.get(index) ?? []).map((mention) => ({
      entry: entryOfMention(reading, mention),
      place: stepOfMention(reading, mention).place,
    }));
  }
  return rows;
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
