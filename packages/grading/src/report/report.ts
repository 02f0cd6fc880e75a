import type { Aspect } from "../assignment/assignment.ts";
import type { ErrorKind } from "../acceptor/error-kind.ts";
import type { Place } from "../place.ts";

/** How a question came out. `unreadable` is not `wrong`: it costs no attempt. */
export type Verdict = "correct" | "partly" | "wrong" | "missing" | "unreadable";

/** A node of the frontier as a remark shows it, in the order in which the search would take it. */
export interface FrontierEntry {
  readonly state: string;
  readonly level: number;
  readonly g: number;
  readonly h: number;
  /** What the student took. */
  readonly isChosen: boolean;
  /** What the rules allowed. */
  readonly isPossible: boolean;
}

/** One slip. Steps count from 1; a trace that stops early has its slip at the step after the last one. */
export interface ReportError {
  readonly step: number;
  readonly aspect: Aspect;
  readonly kind: ErrorKind;
  /** What was written: a state, a number, or null where something is missing. */
  readonly got: string | number | null;
  /** What was possible there. */
  readonly expected: readonly (string | number)[];
  readonly message: string;
  /** Where it stands in the student's file. */
  readonly place?: Place;
  readonly frontier?: readonly FrontierEntry[];
}

/** What may have been misunderstood: the rules or the slip of thought that explain the trace. */
export interface ReportDiagnosis {
  /** Stable, such as `child-order` or `blank-counted`. */
  readonly name: string;
  /** All of them, where two came together; `name` is the first. */
  readonly names?: readonly string[];
  /** The rules that would make the trace right, where it is a matter of rules. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Steps that it explains, of all. */
  readonly explains: number;
  readonly of: number;
  readonly message: string;
}

/** How the marks of one aspect came about, exact and as told. */
export interface ReportMarks {
  readonly aspect: Aspect;
  readonly score: number;
  readonly max: number;
  /** One line of arithmetic that can be checked by hand. */
  readonly how: string;
}

/** How an answer was understood. */
export interface ReportReading {
  readonly form: string;
  readonly steps: number;
  readonly notes?: readonly {
    readonly place: Place;
    readonly kind: string;
    readonly message: string;
  }[];
}

export interface QuestionReport {
  readonly id: string;
  readonly score: number;
  readonly max: number;
  readonly verdict: Verdict;
  readonly read?: ReportReading;
  /** Why a question is unreadable, and where. */
  readonly unreadable?: {
    readonly place: Place | null;
    /** The step that could not be decided, where it is one. */
    readonly step?: number;
    readonly message: string;
  };
  readonly errors: readonly ReportError[];
  readonly diagnosis: readonly ReportDiagnosis[];
  readonly marks: readonly ReportMarks[];
  /** The reference trace, at feedback level `full`. */
  readonly reference?: readonly string[];
}

export interface StudentReport {
  readonly student: string;
  readonly files: readonly string[];
  readonly score: number;
  readonly max: number;
  readonly questions: readonly QuestionReport[];
  /** What was decided about the student's files. */
  readonly notes?: readonly string[];
}

/** `jejak-report/1`. */
export interface Report {
  /** Where the JSON Schema is, for editors. */
  readonly $schema?: string;
  readonly format: "jejak-report/1";
  readonly assignment: string;
  readonly students: readonly StudentReport[];
}
