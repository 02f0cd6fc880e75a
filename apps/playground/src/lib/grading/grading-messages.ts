import type {
  Aspect,
  CourseRules,
  FeedbackLevel,
  Language,
  Misunderstanding,
  StudentReport,
} from "@jejak/grading";
import type { ErrorTree } from "./error-tree.ts";
import type { ReadRow } from "./read-rows.ts";

/** A question as the page shows it. */
export interface QuestionView {
  readonly id: string;
  readonly title: string | null;
  readonly kind: string;
  readonly start: string;
  /** Cells in a row of a board; null where states are names. */
  readonly columns: number | null;
  /** The graph as text; null for boards and for graphs that are too large for a link. */
  readonly graph: string | null;
  readonly goals: readonly string[];
  readonly rules: CourseRules;
  readonly ask: readonly Aspect[];
}

/** An assignment as the page shows it, or what is wrong with it, each with its place. */
export type AssignmentView =
  | { readonly ok: true; readonly title: string; readonly questions: readonly QuestionView[] }
  | { readonly ok: false; readonly faults: readonly string[] };

/** What a student handed in: the files' names below one folder, and their bytes. */
export interface HandedIn {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A start that was found for an exercise. */
export interface ComposedBoard {
  readonly start: string;
  /** The misunderstandings under which somebody would write another trace. */
  readonly shows: readonly Misunderstanding[];
}

/** An answer as the page shows it. */
export interface ShownAnswer {
  readonly rows: readonly ReadRow[];
  /** The search at the first slip, where it can be drawn. */
  readonly tree: ErrorTree | null;
}

/** What the page asks the grading worker. */
export type GradingRequest =
  | { readonly kind: "read"; readonly id: number; readonly assignment: string }
  | {
      readonly kind: "grade";
      readonly id: number;
      readonly assignment: string;
      readonly files: readonly HandedIn[];
      readonly language: Language;
      readonly level: FeedbackLevel;
    }
  | {
      readonly kind: "rows";
      readonly id: number;
      readonly assignment: string;
      readonly question: string;
      readonly text: string;
    }
  | {
      readonly kind: "compose";
      readonly id: number;
      /** The keys of `jejak-compose/1`. */
      readonly exam: Readonly<Record<string, unknown>>;
      readonly wanted: readonly Misunderstanding[];
    };

/** A request that is not numbered yet. */
export type GradingQuestion = GradingRequest extends infer Each
  ? Each extends GradingRequest
    ? Omit<Each, "id">
    : never
  : never;

/** Whoever answers for the grader: the worker in a page, the grader itself while pages are built. */
export interface GradingDesk {
  ask(question: GradingQuestion): Promise<GradingAnswer>;
}

/** What the grading worker answers. */
export type GradingAnswer =
  | { readonly kind: "read"; readonly id: number; readonly assignment: AssignmentView }
  | {
      readonly kind: "graded";
      readonly id: number;
      readonly report: StudentReport;
      /** By question, for the answers that could be read. */
      readonly shown: Readonly<Record<string, ShownAnswer>>;
    }
  | { readonly kind: "rows"; readonly id: number; readonly rows: readonly ReadRow[] }
  | {
      readonly kind: "composed";
      readonly id: number;
      /** The board that tells most; null where none fits. */
      readonly board: ComposedBoard | null;
    }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
