import type { FoundState } from "../../domain.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadNote } from "../answer.ts";
import type { QuestionTitle } from "../question.ts";
import type { QuestionPart } from "./question-part.ts";
import type { SplitQuestions } from "./question-part.ts";
import { lineIndexAt, type TextLine } from "../marks/text-lines.ts";
import { said } from "../reader-text.ts";

/** Splits a text without headings where as many sequences as questions begin at the start state. */
export function splitUnmarked(
  text: string,
  lines: readonly TextLine[],
  questions: readonly QuestionTitle[],
  domain: PaperDomain | undefined,
): SplitQuestions {
  const states = domain === undefined ? [] : domain.findStates(text);
  if (domain !== undefined && states.length === 0) return { ok: true, parts: new Map() };
  const starts = domain === undefined ? [] : sequenceStarts(states, lines, domain.start);
  if (starts.length !== questions.length) return unreadable(lines, questions);
  const ids = questions.map((question) => question.id).join(", ");
  const note: ReadNote = {
    place: { line: (starts[0] ?? 0) + 1, column: 1 },
    kind: "assumed",
    message: said("read.note.no-headings", { count: starts.length, questions: ids }),
  };
  const parts = new Map<string, QuestionPart>();
  for (const [index, question] of questions.entries()) {
    const from = starts[index] ?? 0;
    const part = lines.slice(from, starts[index + 1] ?? lines.length);
    parts.set(question.id, {
      text: part.map((line) => line.text).join("\n"),
      firstLine: from + 1,
      notes: index === 0 ? [note] : [],
    });
  }
  return { ok: true, parts };
}

/**
 * The lines on which a sequence begins: the start state is the first on its line, and the lines above
 * are blank or were whole sequences themselves. A start state in the midst of a sequence is a step.
 */
function sequenceStarts(
  states: readonly FoundState[],
  lines: readonly TextLine[],
  start: string,
): readonly number[] {
  const onLine = new Map<number, number>();
  for (const found of states) {
    const line = lineIndexAt(lines, found.start);
    onLine.set(line, (onLine.get(line) ?? 0) + 1);
  }
  const starts: number[] = [];
  let previous = -1;
  for (const found of states) {
    const line = lineIndexAt(lines, found.start);
    const first = line !== previous;
    previous = line;
    if (!first || !found.state.ok || found.state.word !== start) continue;
    const above = lines[line - 1]?.text.trim() ?? "";
    const wholeLines = (onLine.get(line) ?? 0) > 1 && (onLine.get(line - 1) ?? 0) > 1;
    if (starts.length === 0 || above === "" || /^[-=_*~#]{3,}$/.test(above) || wholeLines) {
      starts.push(line);
    }
  }
  return starts;
}

function unreadable(
  lines: readonly TextLine[],
  questions: readonly QuestionTitle[],
): SplitQuestions {
  const first = lines.find((line) => line.text.trim() !== "");
  const headings = questions.map((question) => `"# ${question.id}"`).join(", ");
  return {
    ok: false,
    place: { line: first?.number ?? 1, column: 1 },
    message: said("unreadable.no-headings", { count: questions.length, headings }),
  };
}
