import type { PaperDomain } from "./paper-domain.ts";
import type { ReadAnswer, ReadEntry, ReadNote, ReadStep } from "./answer.ts";
import { bindValues } from "./bind-values.ts";
import { describeForm } from "./describe-form.ts";
import { findMentions } from "./find-mentions.ts";
import { lostSteps, type LostStep } from "./lost-steps.ts";
import { mainMentions } from "./main-mentions.ts";
import type { Mention } from "./mention.ts";
import { orderByNumbers, type NumberedStep } from "./order-by-numbers.ts";
import type { ReadingContext, ReadResult } from "./reading-context.ts";
import { nameTest, scanText, type ScannedText } from "./scan-text.ts";
import type { SectionKind } from "./section-label.ts";
import { sectionsOf, type Section } from "./sections.ts";
import { settleValues, type SettledValues } from "./settle-values.ts";
import { placeAt } from "./text-lines.ts";

/** A text on its way to becoming an answer. */
export interface Reading {
  readonly scan: ScannedText;
  readonly sections: readonly Section[];
  readonly mentions: readonly Mention[];
  readonly values: ReadonlyMap<Mention, SettledValues>;
  readonly context: ReadingContext;
}

/** Reads lines, numbered steps, arrows, boards and labelled lists, with the numbers beside them. */
export function readFreeText(
  text: string,
  domain: PaperDomain,
  asked: ReadonlySet<string>,
  context: ReadingContext,
): ReadResult {
  const isName = nameTest(domain);
  const scan = scanText(text, context.firstLine ?? 1, isName);
  const sections = sectionsOf(scan);
  const mentions = findMentions(scan, sections, domain);
  bindValues(mentions, scan, sections);
  const settled = settleValues(mentions, asked, context.search);
  const reading: Reading = { scan, sections, mentions, values: settled.values, context };
  const main = mainMentions(reading, domain);
  const lost = lostSteps(reading, main.mentions, domain);
  const notes: ReadNote[] = [
    ...main.notes,
    ...settled.assumptions.map((message) => assumed(reading, main.mentions, message)),
  ];
  const ordered = orderByNumbers(stepsOf(reading, main.mentions, lost));
  if (ordered.note !== null) {
    notes.push({ place: ordered.note.place, kind: "assumed", message: ordered.note.message });
  }
  if (ordered.steps.length === 0 && mentions.every((one) => !one.found.state.ok)) {
    return nothingFound(scan, context);
  }
  const answer: ReadAnswer = {
    form: describeForm(reading, main.mentions, ordered.steps),
    steps: ordered.steps,
    ...otherSequences(reading, main.mentions),
    notes,
  };
  return { ok: true, answer };
}

function assumed(reading: Reading, main: readonly Mention[], message: string): ReadNote {
  const first = main.find((one) => one.values.length > 0) ?? main[0];
  const offset = first?.values[0]?.start ?? first?.found.start ?? 0;
  return {
    place: placeAt(reading.scan.lines, offset, reading.context.file),
    kind: "assumed",
    message,
  };
}

function stepsOf(
  reading: Reading,
  main: readonly Mention[],
  lost: readonly LostStep[],
): readonly NumberedStep[] {
  const lists = attachedLists(reading, main);
  const steps = main.map((mention) => ({
    at: mention.found.start,
    number: mention.number,
    step: { ...stepOf(reading, mention), ...lists.get(mention) },
  }));
  if (lost.length === 0) return steps;
  return [...steps, ...lost].toSorted((a, b) => a.at - b.at);
}

function stepOf(reading: Reading, mention: Mention): ReadStep {
  const { order: _order, ...values } = reading.values.get(mention) ?? {};
  return {
    place: placeAt(reading.scan.lines, mention.found.start, reading.context.file),
    state: mention.found.state,
    ...values,
  };
}

function entryOf(reading: Reading, mention: Mention): ReadEntry {
  const { h, g, f } = reading.values.get(mention) ?? {};
  return {
    state: mention.found.state,
    ...(h === undefined ? {} : { h }),
    ...(g === undefined ? {} : { g }),
    ...(f === undefined ? {} : { f }),
  };
}

/** The OPEN and CLOSED lists behind each step, up to the next step. */
function attachedLists(
  reading: Reading,
  main: readonly Mention[],
): ReadonlyMap<Mention, { open?: ReadEntry[]; closed?: ReadEntry[] }> {
  const lists = new Map<Mention, { open?: ReadEntry[]; closed?: ReadEntry[] }>();
  const entries = entriesBySection(reading);
  let at = -1;
  for (const [index, section] of reading.sections.entries()) {
    if (section.kind !== "open" && section.kind !== "closed") continue;
    while ((main[at + 1]?.found.start ?? Infinity) < section.start) at += 1;
    const step = main[at];
    if (step === undefined) continue;
    const list = lists.get(step) ?? {};
    list[section.kind] = entries.get(index) ?? [];
    lists.set(step, list);
  }
  return lists;
}

function entriesBySection(reading: Reading): ReadonlyMap<number, ReadEntry[]> {
  const entries = new Map<number, ReadEntry[]>();
  for (const mention of reading.mentions) {
    const before = entries.get(mention.section);
    if (before === undefined) entries.set(mention.section, [entryOf(reading, mention)]);
    else before.push(entryOf(reading, mention));
  }
  return entries;
}

const FIELDS = ["path", "expansions", "generated"] as const satisfies readonly SectionKind[];

/** The sequences that stand under a label of their own. */
function otherSequences(
  reading: Reading,
  main: readonly Mention[],
): { path?: ReadStep[]; expansions?: ReadStep[]; generated?: ReadStep[] } {
  const used = new Set(main);
  const sequences: { path?: ReadStep[]; expansions?: ReadStep[]; generated?: ReadStep[] } = {};
  for (const mention of reading.mentions) {
    const kind = reading.sections[mention.section]?.kind;
    const field = FIELDS.find((name) => name === kind);
    if (field === undefined || used.has(mention) || mention.prose) continue;
    (sequences[field] ??= []).push(stepOf(reading, mention));
  }
  return sequences;
}

function nothingFound(scan: ScannedText, context: ReadingContext): ReadResult {
  const index = scan.lines.findIndex(
    (line, at) => scan.noise[at] !== true && line.text.trim() !== "",
  );
  const offset = scan.lines[Math.max(index, 0)]?.start ?? 0;
  const written = (scan.lines[Math.max(index, 0)]?.text ?? "").trim().slice(0, 40);
  return {
    ok: false,
    place: placeAt(scan.lines, offset, context.file),
    message: `no state found; the text begins "${written}". Write one state a line, in the order asked for`,
  };
}
