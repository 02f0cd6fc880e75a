import type { FrontierEntry, Misunderstanding, QuestionReport } from "@jejak/grading";
import { likelyMisunderstandings } from "./likely-misunderstandings.ts";

/** One slip in the grader's words, and what it makes likely. */
export interface Slip {
  readonly kind: string;
  readonly message: string;
  readonly likely: readonly Misunderstanding[];
}

/** What the grader says of a trace that is still being written. */
export interface Judgement {
  /** The slip at the last step, if it is one. */
  readonly slip: Slip | null;
  /** All slips so far, in words. */
  readonly slips: readonly string[];
  readonly isFinished: boolean;
  /** What can be visited next, in the order in which the rules take it; empty when finished. */
  readonly frontier: readonly FrontierEntry[];
}

/**
 * Reads the report on a trace of `steps` visits. A trace that only stops early is right so far: the
 * remark on the missing step tells the frontier.
 */
export function judgementOf(report: QuestionReport, steps: number): Judgement {
  const visits = report.errors.filter(({ aspect }) => aspect === "visits");
  const early = visits.find(({ kind }) => kind === "stopped-early");
  const wrong = visits.filter(({ kind }) => kind !== "stopped-early");
  const last = wrong.find(({ step }) => step === steps);
  return {
    slip:
      last === undefined
        ? null
        : {
            kind: last.kind,
            message: last.message,
            likely: likelyMisunderstandings(last.kind, report.diagnosis),
          },
    slips: wrong.map(({ message }) => message),
    isFinished: early === undefined,
    frontier: early?.frontier ?? [],
  };
}
