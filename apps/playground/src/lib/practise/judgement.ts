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
  /** The slip that the last step has made, if it is one. */
  readonly slip: Slip | null;
  /** All slips so far. */
  readonly slips: number;
  readonly isFinished: boolean;
  /** What can be visited next, in the order in which the rules take it; empty when finished. */
  readonly frontier: readonly FrontierEntry[];
}

/**
 * Reads the report on a trace of `steps` visits, which had `before` slips without the last of them.
 * A trace that only stops early is right so far: the remark on the missing step tells the frontier.
 */
export function judgementOf(report: QuestionReport, steps: number, before: number): Judgement {
  const visits = report.errors.filter(({ aspect }) => aspect === "visits");
  const early = visits.find(({ kind }) => kind === "stopped-early");
  const wrong = visits.filter(({ kind }) => kind !== "stopped-early");
  // A step can also make a slip of one before it, such as of a node that it shows to be left out.
  const last =
    wrong.find(({ step }) => step === steps) ?? (wrong.length > before ? wrong.at(-1) : undefined);
  return {
    slip:
      last === undefined
        ? null
        : {
            kind: last.kind,
            message: last.message,
            likely: likelyMisunderstandings(last.kind, report.diagnosis),
          },
    slips: wrong.length,
    isFinished: early === undefined,
    frontier: early?.frontier ?? [],
  };
}
