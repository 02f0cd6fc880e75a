export interface ReportError {
  readonly step: number;
  readonly aspect: string;
  readonly kind: string;
  readonly got?: unknown;
  readonly expected?: readonly unknown[];
  readonly message: string;
}
export interface Diagnosis {
  readonly name: string;
  readonly explains: number;
  readonly of: number;
  readonly message: string;
}
export type Verdict = "correct" | "partly" | "wrong" | "missing" | "unreadable";
export interface QuestionReport {
  readonly id: string;
  readonly score: number;
  readonly max: number;
  readonly verdict: Verdict;
  readonly read?: { readonly form: string; readonly steps: number };
  readonly errors: readonly ReportError[];
  readonly diagnosis: readonly Diagnosis[];
}
export interface StudentReport {
  readonly student: string;
  readonly files: readonly string[];
  readonly score: number;
  readonly max: number;
  readonly questions: readonly QuestionReport[];
}
export interface Report {
  readonly format: "jejak-report/1";
  readonly assignment: string;
  readonly students: readonly StudentReport[];
}
