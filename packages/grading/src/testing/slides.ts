import type { QuestionReport } from "../report/report.ts";
import { gradeLines, graderOf } from "./grading.ts";

/**
 * The problem of the slides, searched to level 2. Its tree, children from left to right, with h:
 *
 *     123450786 4
 *       123456780 6
 *         123456708 4
 *       123405786 2
 *         123485706 4
 *         123045786 4
 *         103425786 0, the goal
 *       120453786 6
 *         102453786 7
 */
const SLIDES = {
  problem: { kind: "puzzle", start: "123450786", goal: "103425786" },
  preset: "kotak-8",
  rules: { depthLimit: 2 },
} as const;

/** What may be different in one question about the slides' problem; `rules` are laid over its own. */
export interface SlidesQuestion {
  readonly ask?: string | readonly string[];
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly marks?: unknown;
  readonly problem?: unknown;
  readonly points?: number;
}

/** The report on one question about the slides' problem; `text` is what the student handed in. */
export function onSlides(question: SlidesQuestion, text: string): QuestionReport {
  const { ask = "visits", points = 8, ...more } = question;
  const questions = [{ id: "q", ask, points, ...more }];
  return gradeLines(graderOf({ ...SLIDES, questions }), text.split("\n"));
}

/** One state a line. */
export function lines(states: string): string {
  return states.trim().split(/\s+/).join("\n");
}

/** `step kind: message` of each error. */
export function remarks({ errors }: QuestionReport): string[] {
  return errors.map(({ step, kind, message }) => `${step} ${kind}: ${message}`);
}
