import type { Rules } from "@jejak/search";
import type { CourseRules } from "../../acceptor/course-rules.ts";
import type { RulesFile } from "../../assignment/assignment-file.ts";
import type { Misunderstanding } from "../../diagnosis/hypothesis.ts";
import type { Wishes } from "./wishes.ts";

/** One search that students are asked to trace by hand. */
export interface ExamSearch {
  readonly id: string;
  readonly rules: CourseRules;
  /** The rules of one legal run: those above unless they leave a choice to the student. */
  readonly legal: Rules;
  readonly wishes: Wishes;
  readonly points: number;
  /** What the file says of the rules, over the exam's own, for the assignment that is written. */
  readonly written: RulesFile;
}

/** What a question of an exam must be. */
export interface Exam {
  readonly title: string;
  readonly seed: number;
  readonly goal: string;
  readonly columns: number;
  readonly rows: number;
  readonly preset: string | null;
  readonly searches: readonly ExamSearch[];
  /** How many boards are wanted. */
  readonly find: number;
  /** The misunderstandings that the boards must tell apart from the right search together; null: none in particular. */
  readonly separate: "all" | readonly Misunderstanding[] | null;
  /** How many boards may be looked at. */
  readonly tries: number;
}
