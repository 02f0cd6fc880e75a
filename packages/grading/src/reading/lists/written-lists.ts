import type { ReadEntry, ReadNote } from "../answer.ts";
import type { Mention } from "../text/mention.ts";
import { sectionOf, type Reading } from "../text/reading.ts";
import type { ListRow } from "./steps-from-lists.ts";
import { placeAt } from "../marks/text-lines.ts";
import { entryOfMention, stepOfMention } from "../text/step-of-mention.ts";
import { said } from "../reader-text.ts";

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
  const shortened = new Set(shortenedLists(reading).map(({ section }) => section));
  let at = -1;
  for (const [index, section] of reading.sections.entries()) {
    if (section.kind !== "open" && section.kind !== "closed") continue;
    while ((main[at + 1]?.found.start ?? Infinity) < section.start) at += 1;
    const step = main[at];
    if (step === undefined || shortened.has(index)) continue;
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

/** Lists with an ellipsis in the middle: what they leave out nobody knows, so they are not marked. */
export function shortenedLists(
  reading: Reading,
): readonly { readonly section: number; readonly note: ReadNote }[] {
  return reading.sections.flatMap((section, index) => {
    if (section.kind !== "open" && section.kind !== "closed") return [];
    const text = reading.text.slice(section.start, section.end);
    const at = text.search(/…|\.{3}/);
    if (at === -1) return [];
    const place = placeAt(reading.scan.lines, section.start + at, reading.context.file);
    const message = said("read.note.shortened", { list: section.kind.toUpperCase() });
    return [{ section: index, note: { place, kind: "ambiguous", message } }];
  });
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
