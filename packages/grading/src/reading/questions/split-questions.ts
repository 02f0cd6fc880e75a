import type { Place } from "../../place.ts";
import type { ReadNote } from "../answer.ts";
import { studentLine } from "../files/student-inside.ts";
import { linesOf, type TextLine } from "../marks/text-lines.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { QuestionTitle } from "../question.ts";
import { rememberingDomain } from "../remembering-domain.ts";
import { cutsOf, partOf, type Cut } from "./heading-cuts.ts";
import type { QuestionPart, SplitQuestions } from "./question-part.ts";
import { splitUnmarked } from "./split-unmarked.ts";
import { said } from "../reader-text.ts";

/**
 * Splits one student's text into the parts of the questions, by headings that name a question or its
 * search. Without headings a text answers the only question; several questions are then told apart
 * only where as many sequences begin at the start state.
 */
export function splitQuestions(
  text: string,
  questions: readonly QuestionTitle[],
  paper?: PaperDomain,
): SplitQuestions {
  const domain = paper === undefined ? undefined : rememberingDomain(paper);
  const lines = linesOf(text);
  const cuts = cutsOf(text, lines, questions, domain);
  if (cuts.length > 0 && !onlyForeign(cuts, questions)) return atCuts(text, lines, cuts, domain);
  const [only] = questions;
  if (only !== undefined && questions.length === 1) {
    const part = { text, firstLine: 1, notes: foreignNotes(cuts, lines) };
    return { ok: true, parts: new Map([[only.id, part]]) };
  }
  return splitUnmarked(text, lines, questions, domain);
}

function onlyForeign(cuts: readonly Cut[], questions: readonly QuestionTitle[]): boolean {
  return questions.length === 1 && cuts.every((cut) => cut.heading.question === null);
}

function atCuts(
  text: string,
  lines: readonly TextLine[],
  cuts: readonly Cut[],
  domain: PaperDomain | undefined,
): SplitQuestions {
  const general: ReadNote[] = preambleNotes(lines, cuts, domain);
  const parts = new Map<string, QuestionPart>();
  for (const [index, cut] of cuts.entries()) {
    const id = cut.heading.question;
    const part = partOf(text, lines, cut, cuts[index + 1]?.line ?? lines.length);
    if (id === null) {
      if (part.text.trim() !== "") general.push(foreignNote(cut, lines));
      continue;
    }
    const before = parts.get(id);
    if (before === undefined || before.text.trim() === "") parts.set(id, part);
    else if (part.text.trim() !== "") {
      parts.set(id, { ...part, notes: [twiceNote(id, before, cut, lines)] });
    }
  }
  const [first] = parts;
  if (first !== undefined && general.length > 0) {
    const [id, part] = first;
    parts.set(id, { ...part, notes: [...general, ...part.notes] });
  }
  return { ok: true, parts };
}

function twiceNote(
  id: string,
  before: QuestionPart,
  cut: Cut,
  lines: readonly TextLine[],
): ReadNote {
  return {
    place: headingPlace(cut, lines),
    kind: "ambiguous",
    message: said("read.note.twice", { question: id, line: before.firstLine }),
  };
}

function preambleNotes(
  lines: readonly TextLine[],
  cuts: readonly Cut[],
  domain: PaperDomain | undefined,
): ReadNote[] {
  const first = cuts[0]?.line ?? 0;
  const preamble = lines
    .slice(0, first)
    .map((line) => (studentLine(line.text) === null ? line.text : ""))
    .join("\n");
  const found = domain === undefined || preamble.trim() === "" ? [] : domain.findStates(preamble);
  const states = found.filter((one) => one.state.ok);
  const [one] = states;
  if (one === undefined) return [];
  return [
    {
      place: one.place,
      kind: "ignored",
      message: said("read.note.before-headings", { count: states.length }),
    },
  ];
}

function foreignNotes(cuts: readonly Cut[], lines: readonly TextLine[]): ReadNote[] {
  return cuts.map((cut) => ({
    place: headingPlace(cut, lines),
    kind: "assumed" as const,
    message: said("read.note.foreign-taken", { heading: cut.heading.written }),
  }));
}

function foreignNote(cut: Cut, lines: readonly TextLine[]): ReadNote {
  return {
    place: headingPlace(cut, lines),
    kind: "ignored",
    message: said("read.note.foreign", { heading: cut.heading.written }),
  };
}

function headingPlace(cut: Cut, lines: readonly TextLine[]): Place {
  return { line: lines[cut.line]?.number ?? 1, column: 1 };
}
