import type { ReadAnswer, ReadNote, ReadStep } from "../answer.ts";
import { stepsFromLists } from "../lists/steps-from-lists.ts";
import { listRows, shortenedLists } from "../lists/written-lists.ts";
import { scanText, type ScannedText } from "../marks/scan-text.ts";
import type { SectionKind } from "../marks/section-label.ts";
import { placeAt } from "../marks/text-lines.ts";
import { movesOfText } from "../moves/moves-of-text.ts";
import { nameTest } from "../name-test.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadResult, ReadingContext } from "../reading-context.ts";
import { treeOfText } from "../trees/tree-of-text.ts";
import { resolveAliases } from "./aliases.ts";
import { bindValues } from "./bind-values.ts";
import { describeForm } from "./describe-form.ts";
import { findMentions } from "./find-mentions.ts";
import { numberMentions } from "./number-mentions.ts";
import { lostSteps } from "./lost-steps.ts";
import { mainMentions } from "./main-mentions.ts";
import type { Mention } from "./mention.ts";
import { orderByNumbers } from "./order-by-numbers.ts";
import { bindParallelLines } from "./parallel-lines.ts";
import { sectionOf, type Reading } from "./reading.ts";
import { sectionsOf } from "./sections.ts";
import { settleValues } from "./settle-values.ts";
import { stepOfMention } from "./step-of-mention.ts";
import { stepsOf } from "./steps-of-text.ts";
import { said, type ReaderText } from "../reader-text.ts";

/** Reads lines, numbered steps, arrows, boards and labelled lists, with the numbers beside them. */
export function readFreeText(
  text: string,
  domain: PaperDomain,
  asked: ReadonlySet<string>,
  context: ReadingContext,
): ReadResult {
  const { reading, assumptions } = readingOf(text, domain, asked, context);
  const main = mainMentions(reading, domain);
  const lost = lostSteps(reading, main.mentions, domain);
  const ordered = orderByNumbers(stepsOf(reading, main.mentions, lost));
  const listed =
    ordered.steps.length === 0 ? stepsFromLists(listRows(reading)) : { steps: [], notes: [] };
  const steps = ordered.steps.length === 0 ? listed.steps : ordered.steps;
  const moved = movesOfText(reading, steps.length > 0);
  if (steps.length === 0 && moved === null && !reading.mentions.some((one) => one.found.state.ok)) {
    return nothingFound(reading.scan, context);
  }
  const notes: ReadNote[] = [
    ...main.notes,
    ...listed.notes,
    ...shortenedLists(reading).map(({ note }) => note),
    ...(moved?.notes ?? []),
    ...assumptions.map((message) => assumed(reading, main.mentions, message)),
    ...(ordered.note === null ? [] : [{ ...ordered.note, kind: "assumed" as const }]),
  ];
  const counts = countsOf(reading);
  const tree = treeOfText(reading);
  const others = otherSequences(reading);
  if (steps.length === 0 && moved === null && tree === null && Object.keys(others).length === 0) {
    return noOrder(reading);
  }
  const answer: ReadAnswer = {
    form: describeForm(reading, main.mentions, steps, moved?.moves),
    steps,
    ...others,
    ...(moved === null ? {} : { moves: moved.moves }),
    ...(tree === null ? {} : { tree }),
    ...(counts === null ? {} : { counts }),
    notes,
  };
  return { ok: true, answer };
}

function readingOf(
  text: string,
  domain: PaperDomain,
  asked: ReadonlySet<string>,
  context: ReadingContext,
): { reading: Reading; assumptions: readonly ReaderText[] } {
  const isName = nameTest(domain);
  const scan = scanText(text, context.firstLine ?? 1, isName);
  const sections = sectionsOf(scan);
  const found = findMentions(scan, sections, domain, isName);
  const aliases = resolveAliases(text, scan, sections, found, isName);
  const { mentions } = aliases;
  numberMentions(mentions, scan, aliases.tokens);
  bindValues(mentions, scan, sections);
  bindParallelLines(mentions, scan);
  const settled = settleValues(mentions, asked, context.search);
  const reading = {
    text,
    scan,
    sections,
    mentions,
    aliases,
    values: settled.values,
    asked,
    context,
  };
  return { reading, assumptions: settled.assumptions };
}

function assumed(reading: Reading, main: readonly Mention[], message: ReaderText): ReadNote {
  const first = main.find((one) => one.values.length > 0) ?? main[0];
  const offset = first?.values[0]?.start ?? first?.found.start ?? 0;
  return {
    place: placeAt(reading.scan.lines, offset, reading.context.file),
    kind: "assumed",
    message,
  };
}

const FIELDS = ["path", "expansions", "generated"] as const satisfies readonly SectionKind[];

/** The sequences that stand under a label of their own. */
function otherSequences(reading: Reading): {
  path?: ReadStep[];
  expansions?: ReadStep[];
  generated?: ReadStep[];
} {
  const sequences: { path?: ReadStep[]; expansions?: ReadStep[]; generated?: ReadStep[] } = {};
  for (const mention of reading.mentions) {
    const field = FIELDS.find((name) => name === sectionOf(reading, mention));
    if (field === undefined || mention.prose) continue;
    (sequences[field] ??= []).push(stepOfMention(reading, mention));
  }
  return sequences;
}

function countsOf(reading: Reading): Readonly<Record<string, number>> | null {
  const counts = reading.scan.counts.filter((count) => count.name !== "other");
  if (counts.length === 0) return null;
  return Object.fromEntries(counts.map((count) => [count.name, count.value]));
}

/** States there are, but only a start and a goal, or lists that do not go together. */
function noOrder(reading: Reading): ReadResult {
  const first = reading.mentions.find((one) => one.found.state.ok);
  return {
    ok: false,
    place: placeAt(reading.scan.lines, first?.found.start ?? 0, reading.context.file),
    message: said("unreadable.no-order", { count: reading.mentions.length }),
  };
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
    message: said("unreadable.no-state", { written }),
  };
}
