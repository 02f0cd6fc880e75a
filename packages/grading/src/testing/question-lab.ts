import Fraction from "fraction.js";
import type { CourseRules } from "../acceptor/course-rules.ts";
import type { Aspect } from "../assignment/assignment.ts";
import { DiagnosisLab } from "../diagnosis/diagnosis-lab.ts";
import type { Domain } from "../domain.ts";
import { answerKey } from "../grade/answer-key.ts";
import { gradeQuestion, type ReportStyle } from "../grade/grade-question.ts";
import type { ReadAnswer } from "../reading/answer.ts";
import type { QuestionReport } from "../report/report.ts";

/** Everything that marking one question needs: each aspect gives one point, each slip costs its step. */
export function questionLab(
  domain: Domain,
  rules: CourseRules,
  ask: readonly Aspect[],
  bound = 20_000,
): DiagnosisLab {
  const points = new Fraction(ask.length);
  const marks = ask.map((aspect) => ({
    aspect,
    points: new Fraction(1),
    policy: "follow-through" as const,
    slip: null,
  }));
  const question = { id: "q", title: null, domain, rules, ask, points, marks, isBonus: false };
  const key = answerKey(question, bound);
  if (!key.ok) throw new Error(key.message);
  return new DiagnosisLab(key.value, domain.goals);
}

const STYLE: ReportStyle = {
  language: "en",
  level: "explained",
  round: new Fraction(1, 100),
};

/** Marks an answer as the reader would hand it on. */
export function gradeAnswer(
  lab: DiagnosisLab,
  answer: ReadAnswer,
  style: Partial<ReportStyle> = {},
): QuestionReport {
  const read = { status: "read", answer, files: [] } as const;
  return gradeQuestion(lab, read, { ...STYLE, ...style }, new Map()).report;
}
