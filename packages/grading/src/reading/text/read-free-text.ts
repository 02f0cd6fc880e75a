import { resolveAliases } from "./aliases.ts";
import type { ReadAnswer, ReadNote, ReadStep } from "../answer.ts";
import { bindValues } from "./bind-values.ts";
import { describeForm } from "./describe-form.ts";
import { findMentions, numberMentions } from "./find-mentions.ts";
import { lostSteps, type LostStep } from "./lost-steps.ts";
import { mainMentions } from "./main-mentions.ts";
import type { Mention } from "./mention.ts";
import { movesOfText } from "../moves/moves-of-text.ts";
import { nameTest } from "../name-test.ts";
import { orderByNumbers, type NumberedStep } from "./order-by-numbers.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { noteAt, sectionOf, type Reading } from "./reading.ts";
import type { ReadingContext, ReadResult } from "../reading-context.ts";
import { scanText, type ScannedText } from "../marks/scan-text.ts";
import type { SectionKind } from "../marks/section-label.ts";
import { sectionsOf } from "./sections.ts";
import { settleValues } from "./settle-values.ts";
import { stepOfMention } from "./step-of-mention.ts";
import { bindParallelLines } from "./parallel-lines.ts";
import { placeAt } from "../marks/text-lines.ts";
import { stepsFromLists } from "../lists/steps-from-lists.ts";
import { treeOfText } from "../trees/tree-of-text.ts";
import { listRows, listsBehindSteps, shortenedLists } from "../lists/written-lists.ts";

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
): { reading: Reading; assumptions: readonly string[] } {
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
  const ordered = inWrittenOrder(reading, main);
  if (ordered !== null)
    return ordered.map((mention) => ({ number: null, step: stepOfMention(reading, mention) }));
  const lists = listsBehindSteps(reading, main);
  const parents = parentsBehindSteps(reading, main);
  const steps = main.map((mention) => ({
    at: mention.found.start,
    number: mention.number,
    step: { ...stepOfMention(reading, mention), ...parents.get(mention), ...lists.get(mention) },
  }));
  if (lost.length === 0) return steps;
  return [...steps, ...lost].toSorted((a, b) => a.at - b.at);
}

/** `order=4` beside the nodes of a tree: those with a number, in its order; null where none has one. */
function inWrittenOrder(reading: Reading, main: readonly Mention[]): readonly Mention[] | null {
  const order = (mention: Mention): number | undefined => reading.values.get(mention)?.order;
  const visited = main.filter((mention) => order(mention) !== undefined);
  if (visited.length < 2) return null;
  return visited.toSorted((a, b) => (order(a) ?? 0) - (order(b) ?? 0));
}

/** `parent: A` behind a step names its parent. */
function parentsBehindSteps(
  reading: Reading,
  main: readonly Mention[],
): ReadonlyMap<Mention, Pick<ReadStep, "parent">> {
  const parents = new Map<Mention, Pick<ReadStep, "parent">>();
  let at = -1;
  for (const mention of reading.mentions) {
    if (sectionOf(reading, mention) !== "parent") continue;
    while ((main[at + 1]?.found.start ?? Infinity) < mention.found.start) at += 1;
    const step = main[at];
    if (step !== undefined && !parents.has(step))
      parents.set(step, { parent: mention.found.state });
  }
  return parents;
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
    place: noteAt(reading, first, "ignored", "").place,
    message: `no order of states found: ${reading.mentions.length === 1 ? "the only state stands" : "the states stand"} under "start", "goal" or in lists. Write one state a line, in the order asked for`,
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
    message: `no state found; the text begins "${written}". Write one state a line, in the order asked for`,
  };
}
