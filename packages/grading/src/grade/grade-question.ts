import Fraction from "fraction.js";
import type { AspectMarks, FeedbackLevel, Language } from "../assignment/assignment.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import type { DiagnosisLab } from "../diagnosis/diagnosis-lab.ts";
import { findingMessage } from "../feedback/finding-message.ts";
import { formatMessage } from "../feedback/format-message.ts";
import { readerMessage } from "../feedback/reader-message.ts";
import { LegalTree } from "../acceptor/legal-tree.ts";
import { aspectScore, decimal } from "../marks/aspect-score.ts";
import { rounded } from "../marks/rounded.ts";
import type { Answer, ReadAnswer, ReadMoves, ReadStep } from "../reading/answer.ts";
import type { QuestionReport, ReportError, Verdict } from "../report/report.ts";
import type { AnswerKey } from "./answer-key.ts";
import type { AspectResult, Finding } from "./finding.ts";
import { gradeLists } from "./grade-lists.ts";
import { gradeMoves, gradePath } from "./grade-path.ts";
import { gradeSequence, type SequenceReading } from "./grade-sequence.ts";
import { gradeTree } from "./grade-tree.ts";
import { gradeValues, isValueAspect, valueMismatch } from "./grade-values.ts";
import { writtenAlike } from "./written-alike.ts";
import { slipFindings } from "./slip-findings.ts";

/** How a report is written. */
export interface ReportStyle {
  readonly language: Language;
  readonly level: FeedbackLevel;
  /** Marks are rounded to multiples of this. */
  readonly round: Fraction;
}

/** A question's report and its exact score. */
export interface GradedQuestion {
  readonly report: QuestionReport;
  readonly score: Fraction;
}

const ZERO = new Fraction(0);

/** Marks one student's answer to the question that `lab` is for; `memory` is that question's own. */
export function gradeQuestion(
  lab: DiagnosisLab,
  answer: Answer,
  style: ReportStyle,
  memory: AnswerMemory,
): GradedQuestion {
  const { key } = lab;
  const { id, points } = key.question;
  const blank = {
    id,
    score: 0,
    max: points.valueOf(),
    errors: [],
    diagnosis: [],
    marks: [],
  };
  if (answer.status === "missing") {
    return { score: ZERO, report: { ...blank, verdict: "missing" } };
  }
  if (answer.status === "unreadable") {
    const unreadable = {
      place: answer.place,
      message: readerMessage(style.language, answer.message),
    };
    return { score: ZERO, report: { ...blank, verdict: "unreadable", unreadable } };
  }
  const steps = stepsOf(key, answer.answer);
  const read = readingReport(answer.answer, steps, style.language);
  const said = writtenAlike(answer.answer, steps);
  const alike = said === null ? null : `${style.language} ${style.level}\n${said}`;
  const known = alike === null ? undefined : memory.get(alike);
  const graded = known ?? gradeAnswer(lab, answer.answer, steps, blank, style);
  if (alike !== null && known === undefined && memory.size < MOST_REMEMBERED) {
    memory.set(alike, graded);
  }
  return { ...graded, report: placed({ ...graded.report, read }, steps) };
}

/** What was found of the answers to one question, by what they say (see writtenAlike). */
export type AnswerMemory = Map<string, GradedQuestion>;

/** Different answers that are kept, in case they are handed in again. */
const MOST_REMEMBERED = 2_000;

/** The report with the places of its errors in this student's file. */
function placed(report: QuestionReport, steps: readonly ReadStep[]): QuestionReport {
  const errors = report.errors.map((error) => {
    const place = error.place ?? steps[error.step - 1]?.place;
    return place === undefined ? error : { ...error, place };
  });
  const { unreadable } = report;
  if (unreadable === undefined) return { ...report, errors };
  const place = steps[(unreadable.step ?? 0) - 1]?.place ?? null;
  return { ...report, errors, unreadable: { place, message: unreadable.message } };
}

type Blank = Omit<QuestionReport, "verdict">;

/** Marks what was read, whoever wrote it and wherever it stands. */
function gradeAnswer(
  lab: DiagnosisLab,
  answer: ReadAnswer,
  steps: readonly ReadStep[],
  blank: Blank,
  style: ReportStyle,
): GradedQuestion {
  const { key } = lab;
  const reading = readSequence(key, steps);
  if (reading !== null && !reading.ok) {
    const { step } = reading;
    const message = formatMessage(style.language, "unreadable.too-ambiguous", { step });
    const unreadable = { place: null, step, message };
    return { score: ZERO, report: { ...blank, verdict: "unreadable", unreadable } };
  }
  const results = key.question.marks.map((marks) => ({
    marks,
    result: gradeAspect(key, marks, answer, steps, reading?.value ?? null),
  }));
  const marked = {
    answer,
    steps,
    reading: reading?.value ?? null,
    results: results.map(({ result }) => result),
  };
  const tellsWhy = style.level === "explained" || style.level === "full";
  const diagnosis = tellsWhy ? diagnose(lab, marked, style.language) : [];
  return report(key, results, { ...blank, diagnosis }, style);
}

/** The states that the main sequence is read from: a list of its own where the student wrote one. */
function stepsOf({ question, asked }: AnswerKey, answer: ReadAnswer): readonly ReadStep[] {
  if (asked === "expansions" && answer.expansions !== undefined) return answer.expansions;
  if (asked === "generated" && answer.generated !== undefined) return answer.generated;
  const isTreeAlone = question.ask.length === 1 && question.ask[0] === "tree";
  return isTreeAlone ? [] : answer.steps;
}

function readingReport(
  { form, notes }: ReadAnswer,
  steps: readonly ReadStep[],
  language: Language,
): NonNullable<QuestionReport["read"]> {
  const told = notes.map((note) => ({ ...note, message: readerMessage(language, note.message) }));
  return {
    form: readerMessage(language, form),
    steps: steps.length,
    ...(told.length === 0 ? {} : { notes: told }),
  };
}

/** Whether something asked for needs the steps to be read as a run. */
function readSequence(
  key: AnswerKey,
  steps: readonly ReadStep[],
): ReturnType<typeof gradeSequence> | null {
  const { ask } = key.question;
  const values = ask.filter(isValueAspect);
  const needsRun =
    ask.some((aspect) => aspect === key.asked || aspect === "open" || aspect === "closed") ||
    values.some((aspect) => aspect !== "h");
  if (!needsRun) return null;
  return gradeSequence(key, steps, (tree) => valueMismatch(values, steps, tree));
}

function gradeAspect(
  key: AnswerKey,
  { aspect }: AspectMarks,
  answer: ReadAnswer,
  steps: readonly ReadStep[],
  reading: SequenceReading | null,
): AspectResult {
  switch (aspect) {
    case "visits":
    case "expansions":
    case "generated":
      if (reading === null) throw new TypeError(`${aspect} are asked for but were not read`);
      return sequenceResult(key, steps, reading);
    case "path": {
      const path = answer.path ?? (key.question.ask.includes(key.asked) ? undefined : steps);
      return path === undefined ? nothing(aspect, key.path.length) : gradePath(key, path, reading);
    }
    case "moves": {
      const moves = answer.moves ?? movesBeside(steps);
      if (moves === null) return nothing(aspect, key.moves.length);
      return gradeMoves(key, moves, reading);
    }
    case "open":
    case "closed":
      return gradeLists(key, aspect, steps, reading ?? alone(key, steps));
    case "tree":
      return answer.tree === undefined
        ? nothing(aspect, key.reference.tree.size)
        : gradeTree(key, answer.tree);
    default: {
      const run = reading ?? alone(key, steps);
      const result = gradeValues(key, aspect, steps, run);
      // However long a trace is, there are as many values to get right as the reference has steps.
      const ownTotal = reading === null ? result.total : Math.max(1, key.sequence.length);
      return { ...result, ownTotal, unwritten: run.missing };
    }
  }
}

function sequenceResult(
  key: AnswerKey,
  steps: readonly ReadStep[],
  reading: SequenceReading,
): AspectResult {
  const findings = slipFindings(key, reading, steps);
  const total = Math.max(1, key.sequence.length);
  const leftOut = reading.slips.filter((slip) => slip.leftOut !== undefined).length;
  return {
    aspect: key.asked,
    findings,
    total,
    ownTotal: Math.max(1, Math.min(total, steps.length + leftOut + reading.missing)),
    beforeFirst: findings[0] === undefined ? total : findings[0].step - 1,
  };
}

/** The moves that stand beside the states, where any do. */
function movesBeside(steps: readonly ReadStep[]): ReadMoves | null {
  const moves = steps.flatMap(({ move }) => move ?? []);
  const [first] = steps;
  if (moves.length === 0 || first === undefined) return null;
  return { place: first.place, moves, names: "unsaid" };
}

/** Steps that are not read as a run: each state for itself. */
function alone({ space, question }: AnswerKey, steps: readonly ReadStep[]): SequenceReading {
  const nodes = steps.map(() => null);
  const tree = new LegalTree(space, question.rules);
  return { slips: [], nodes, tree, ends: [], missing: 0, isCutShort: false };
}

function nothing(aspect: AspectResult["aspect"], total: number): AspectResult {
  const finding: Finding = {
    step: 1,
    aspect,
    kind: "left-out",
    got: null,
    expected: [],
    message: "left-out.answer",
    values: { aspect, step: 1 },
    weight: Math.max(1, total),
  };
  return { aspect, findings: [finding], total: Math.max(1, total), beforeFirst: 0 };
}

function report(
  key: AnswerKey,
  results: readonly { marks: AspectMarks; result: AspectResult }[],
  blank: Blank,
  style: ReportStyle,
): GradedQuestion {
  const { language, level, round } = style;
  let sum = ZERO;
  const marks = results.map(({ marks: aspect, result }) => {
    const { score, how, values } = aspectScore(aspect, result);
    // How many slips there were is more than the score.
    const shown = { ...values, points: decimal(aspect.points), score: decimal(score) };
    sum = sum.add(score);
    return {
      aspect: aspect.aspect,
      score: rounded(score, new Fraction(1, 100)).valueOf(),
      max: rounded(aspect.points, new Fraction(1, 100)).valueOf(),
      how: formatMessage(language, level === "score" ? "marks.score" : how, shown),
    };
  });
  const findings = results
    .flatMap(({ result }) => result.findings)
    .toSorted((a, b) => a.step - b.step);
  const score = rounded(sum, round);
  return {
    score,
    report: {
      ...blank,
      score: score.valueOf(),
      verdict: verdictOf(findings.length, score),
      errors: told(findings, level).map((finding) => reportError(finding, level, language)),
      marks,
      ...(level === "full" ? { reference: key.sequence } : {}),
    },
  };
}

/** At the lower levels a student sees the first slip, or none. */
function told(findings: readonly Finding[], level: FeedbackLevel): readonly Finding[] {
  if (level === "score") return [];
  return level === "first-error" ? findings.slice(0, 1) : findings;
}

function verdictOf(errors: number, score: Fraction): Verdict {
  if (errors === 0) return "correct";
  return score.equals(0) ? "wrong" : "partly";
}

/** At the lower levels of feedback the answer is not given away. */
function reportError(finding: Finding, level: FeedbackLevel, language: Language): ReportError {
  const { step, aspect, kind, got, expected, place, frontier } = finding;
  const tellsAnswer = level === "explained" || level === "full";
  return {
    step,
    aspect,
    kind,
    got,
    expected: tellsAnswer ? expected : [],
    message: findingMessage(finding, level, language),
    ...(place === undefined ? {} : { place }),
    ...(tellsAnswer && frontier !== undefined ? { frontier } : {}),
  };
}
