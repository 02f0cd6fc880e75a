import type { ReadNote } from "../answer.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { Mention } from "./mention.ts";
import { noteAt, sectionOf, type Reading } from "./reading.ts";
import type { Section } from "./sections.ts";
import { withoutChildren } from "./without-children.ts";
import { said } from "../reader-text.ts";

/** The states that are the steps of the main sequence, and what was decided about the others. */
export interface MainMentions {
  readonly mentions: readonly Mention[];
  readonly notes: readonly ReadNote[];
}

/**
 * Picks the main sequence: what stands under a label for it, else what is marked as the current node
 * of each step, else everything without a label. States in sentences count only where there are no others.
 */
export function mainMentions(reading: Reading, domain: PaperDomain): MainMentions {
  const notes: ReadNote[] = [];
  const visits = inSections(reading, ["visits"]);
  const current = inSections(reading, ["current"]);
  let main = visits.some((one) => one.found.state.ok)
    ? visits
    : current.length > 1
      ? current
      : inSections(reading, ["main", "current"]);
  main = withoutSentences(main, reading, notes);
  main = withoutDefinitions(main, reading, notes);
  main = withoutChildren(main, reading, notes);
  main = withEnds(main, reading, domain, notes);
  return main.length > 0 ? { mentions: main, notes } : labelled(reading, notes);
}

function inSections(reading: Reading, kinds: readonly Section["kind"][]): Mention[] {
  return reading.mentions.filter((one) => kinds.includes(sectionOf(reading, one)));
}

/** Nothing but a sequence under another label: that one is meant. */
function labelled(reading: Reading, notes: ReadNote[]): MainMentions {
  const kinds = ["expansions", "generated", "path", "closed", "tree"] as const;
  const asked = kinds.filter((kind) => reading.asked.has(kind) && !reading.asked.has("visits"));
  for (const kind of [...asked, ...kinds]) {
    const others = inSections(reading, [kind]).filter((one) => !one.prose);
    if (others.length === 0 || (kind === "closed" && repeated(reading, "closed"))) continue;
    if (!asked.includes(kind)) {
      const message = said("read.note.only-sequence", { label: kind });
      notes.push(noteAt(reading, others[0], "assumed", message));
    }
    return { mentions: others, notes };
  }
  return { mentions: [], notes };
}

function repeated(reading: Reading, kind: Section["kind"]): boolean {
  return reading.sections.filter((section) => section.kind === kind).length > 1;
}

function withoutSentences(main: Mention[], reading: Reading, notes: ReadNote[]): Mention[] {
  const plain = main.filter((one) => !one.prose);
  if (plain.length === 0 || plain.length === main.length) return main;
  const count = main.length - plain.length;
  const message = said("read.note.sentence", { count });
  notes.push(
    noteAt(
      reading,
      main.find((one) => one.prose),
      "ignored",
      message,
    ),
  );
  return plain;
}

/** Where lines hold nothing but aliases, those are the order, and the boards only say what they stand for. */
function withoutDefinitions(main: Mention[], reading: Reading, notes: ReadNote[]): Mention[] {
  const { references, definitions } = reading.aliases;
  const used = main.filter((one) => references.has(one));
  if (used.length === 0) return main;
  const defining = new Set(main.filter((one) => definitions.has(one)).map((one) => one.firstLine));
  const order = used.filter((one) => !defining.has(one.firstLine));
  if (order.length === 0) return main.filter((one) => !references.has(one));
  const message = said("read.note.names");
  notes.push(noteAt(reading, order[0], "assumed", message));
  // A step that shows its board at once ("Step 1: S0 123450786") defines and counts.
  const numbered = order.every((one) => one.number !== null);
  return main.filter((one) => !definitions.has(one) || (numbered && one.number !== null));
}

/**
 * A state under "start" or "goal" before the sequence only says what the problem is, unless the
 * sequence lacks it: then it is its first state. Behind the sequence, "goal" may be the last visit.
 */
function withEnds(
  main: Mention[],
  reading: Reading,
  domain: PaperDomain,
  notes: ReadNote[],
): Mention[] {
  const first = main[0];
  const last = main.at(-1);
  if (first === undefined || last === undefined) return main;
  const ends = inSections(reading, ["start", "goal"]).filter((one) => !one.prose);
  const before = ends.find((end) => {
    const lacks = end.found.start < first.found.start && !sameWord(first, end);
    const isRoot = isOneOf(end, [domain.start]) || !isOneOf(first, [domain.start]);
    return sectionOf(reading, end) === "start" && isRoot && lacks;
  });
  const behind = ends.find((end) => {
    const lacks = end.found.start > last.found.start && !sameWord(last, end);
    return sectionOf(reading, end) === "goal" && isOneOf(end, domain.goals) && lacks;
  });
  for (const end of [before, behind]) {
    if (end === undefined) continue;
    const message = said("read.note.end", { label: sectionOf(reading, end) });
    notes.push(noteAt(reading, end, "assumed", message));
  }
  return [...(before ? [before] : []), ...main, ...(behind ? [behind] : [])];
}

function isOneOf(mention: Mention, words: readonly string[]): boolean {
  return mention.found.state.ok && words.includes(mention.found.state.word);
}

function sameWord(a: Mention, b: Mention): boolean {
  return a.found.state.ok && b.found.state.ok && a.found.state.word === b.found.state.word;
}
