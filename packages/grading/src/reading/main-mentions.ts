import type { PaperDomain } from "./paper-domain.ts";
import type { ReadNote } from "./answer.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./read-free-text.ts";
import type { Section } from "./sections.ts";
import { placeAt } from "./text-lines.ts";

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
  const of = (kinds: readonly Section["kind"][]): Mention[] =>
    reading.mentions.filter((one) => kinds.includes(reading.sections[one.section]?.kind ?? "main"));
  const visits = of(["visits"]);
  const current = of(["current"]);
  let main = visits.some((one) => one.found.state.ok)
    ? visits
    : current.length > 1
      ? current
      : of(["main", "current"]);
  main = withoutSentences(main, reading, notes);
  main = withoutChildren(main, reading, notes);
  main = withEnds(main, reading, domain, notes);
  if (main.length > 0) return { mentions: main, notes };
  for (const kind of ["expansions", "generated", "path", "closed"] as const) {
    const others = of([kind]).filter((one) => !one.prose);
    if (others.length === 0 || (kind === "closed" && repeated(reading, "closed"))) continue;
    notes.push(
      note(
        reading,
        others[0],
        "assumed",
        `the only sequence stands under "${kind}"; it is read as the order asked for`,
      ),
    );
    return { mentions: others, notes };
  }
  return { mentions: [], notes };
}

function repeated(reading: Reading, kind: Section["kind"]): boolean {
  return reading.sections.filter((section) => section.kind === kind).length > 1;
}

function note(
  reading: Reading,
  mention: Mention | undefined,
  kind: ReadNote["kind"],
  message: string,
): ReadNote {
  return {
    place: placeAt(reading.scan.lines, mention?.found.start ?? 0, reading.context.file),
    kind,
    message,
  };
}

function withoutSentences(main: Mention[], reading: Reading, notes: ReadNote[]): Mention[] {
  const plain = main.filter((one) => !one.prose);
  if (plain.length === 0 || plain.length === main.length) return main;
  const first = main.find((one) => one.prose);
  const count = main.length - plain.length;
  notes.push(
    note(
      reading,
      first,
      "ignored",
      `${count === 1 ? "a state" : `${count} states`} inside a sentence, not counted as a step`,
    ),
  );
  return plain;
}

/** `1) A: B(f=6), C(f=4)`: behind each numbered state stand its children, which are no steps. */
function withoutChildren(main: Mention[], reading: Reading, notes: ReadNote[]): Mention[] {
  const numbered = main.filter((one) => one.number !== null);
  if (numbered.length < 2 || main[0]?.number === null) return main;
  const extra: Mention[] = [];
  for (const [index, mention] of main.entries()) {
    const before = main[index - 1];
    if (mention.number !== null || before === undefined) continue;
    if (before.number !== null && opensChildren(reading, before, mention)) extra.push(mention);
    else if (extra.at(-1) === before && before.firstLine === mention.firstLine) extra.push(mention);
  }
  if (extra.length === 0) return main;
  notes.push(
    note(
      reading,
      extra[0],
      "ignored",
      `the states behind each numbered state on its line are taken as its children`,
    ),
  );
  const children = new Set(extra);
  return main.filter((one) => !children.has(one));
}

function opensChildren(reading: Reading, parent: Mention, child: Mention): boolean {
  if (parent.lastLine !== child.firstLine) return false;
  const between = reading.scan.masked.slice(parent.found.end, child.found.start);
  return /^\s*(?::|\||-+>\s*\{|children|anak|потомки|filhos)/iu.test(between);
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
  const ends = reading.mentions.filter((one) => {
    const kind = reading.sections[one.section]?.kind;
    return (kind === "start" || kind === "goal") && one.found.state.ok && !one.prose;
  });
  const before: Mention[] = [];
  const behind: Mention[] = [];
  for (const end of ends) {
    if (!end.found.state.ok) continue;
    const word = end.found.state.word;
    const kind = reading.sections[end.section]?.kind;
    if (kind === "start" && word === domain.start && first !== undefined) {
      if (end.found.start < first.found.start && !isWord(first, word) && before.length === 0)
        before.push(end);
    } else if (kind === "goal" && domain.goals.includes(word) && last !== undefined) {
      if (end.found.start > last.found.start && !isWord(last, word)) behind.push(end);
    }
  }
  for (const end of [...before, ...behind]) {
    notes.push(
      note(
        reading,
        end,
        "assumed",
        `the state behind "${before.includes(end) ? "start" : "goal"}" is taken as a step`,
      ),
    );
  }
  return [...before, ...main, ...behind];
}

function isWord(mention: Mention, word: string): boolean {
  return mention.found.state.ok && mention.found.state.word === word;
}
