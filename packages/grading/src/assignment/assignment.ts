import type Fraction from "fraction.js";
import type { CourseRules } from "../acceptor/course-rules.ts";
import type { Domain } from "../domain.ts";

/** What a student can be asked to hand in; each is marked on its own. */
export const ASPECTS = [
  "visits",
  "expansions",
  "generated",
  "path",
  "moves",
  "h",
  "g",
  "f",
  "level",
  "parent",
  "open",
  "closed",
  "tree",
] as const;
export type Aspect = (typeof ASPECTS)[number];

/**
 * How an aspect's points are given.
 *
 * - `all-or-nothing`: all of them when there is no slip.
 * - `up-to-first-error`: the share of the steps before the first slip.
 * - `follow-through`: all of them less `slip` for each slip, never below zero.
 * - `best-of`: the most that the policies above give.
 */
export const POLICIES = [
  "all-or-nothing",
  "up-to-first-error",
  "follow-through",
  "best-of",
] as const;
export type Policy = (typeof POLICIES)[number];

/** How one aspect of a question is marked. */
export interface AspectMarks {
  readonly aspect: Aspect;
  readonly points: Fraction;
  readonly policy: Policy;
  /** Points that a slip costs; null: the share of one step, of the reference's or the student's own, whichever are fewer. */
  readonly slip: Fraction | null;
}

/** How much a student is told. */
export const FEEDBACK_LEVELS = ["score", "first-error", "explained", "full"] as const;
export type FeedbackLevel = (typeof FEEDBACK_LEVELS)[number];

export const LANGUAGES = ["en", "id", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One question, with everything that it takes from the assignment filled in. */
export interface Question {
  readonly id: string;
  readonly title: string | null;
  readonly domain: Domain;
  readonly rules: CourseRules;
  readonly ask: readonly Aspect[];
  readonly points: Fraction;
  readonly marks: readonly AspectMarks[];
  /** Whether its points come on top of the assignment's maximum. */
  readonly isBonus: boolean;
}

/** What a class was asked to do. */
export interface Assignment {
  readonly title: string;
  readonly language: Language;
  readonly feedback: FeedbackLevel;
  readonly questions: readonly Question[];
  /** By student, for those with a problem of their own: the same questions on it. */
  readonly ownQuestions: ReadonlyMap<string, readonly Question[]>;
  /** Marks are rounded to multiples of this, halves up. */
  readonly round: Fraction;
  /** No student gets more than this in all; null: no cap but the maximum with bonus. */
  readonly cap: Fraction | null;
  /** Nodes that the reference search of a question may need. */
  readonly bound: number;
}
