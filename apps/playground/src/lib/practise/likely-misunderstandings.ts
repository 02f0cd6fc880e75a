import {
  MISUNDERSTANDINGS,
  type ErrorKind,
  type Misunderstanding,
  type ReportDiagnosis,
} from "@jejak/grading";

/** What a slip makes likely where the grader knows no rules that explain the whole trace. */
const BY_KIND: Partial<Record<ErrorKind, readonly Misunderstanding[]>> = {
  "dropped-duplicate": ["duplicates"],
  "already-visited": ["duplicates"],
  "not-best": ["heuristic", "siblings-only"],
  "out-of-order": ["child-order"],
  "wrong-level": ["search"],
  "beyond-depth-limit": ["depth-limit"],
  "after-goal": ["goal-test"],
  "wrong-h": ["heuristic"],
};

/** Ways to write a trace down that nobody comes to who chooses one node after another. */
const ON_PAPER: readonly string[] = ["path-for-order", "path-reversed", "goal-not-written"];
/** Shorter traces are explained by too much. */
const FEWEST_STEPS = 4;

/** What may have been misunderstood: what explains the trace, or else what such slips often come from. */
export function likelyMisunderstandings(
  kind: ErrorKind,
  diagnosis: readonly ReportDiagnosis[],
): readonly Misunderstanding[] {
  const [first] = diagnosis;
  const names = first === undefined ? [] : (first.names ?? [first.name]);
  const isTelling =
    first !== undefined &&
    first.of >= FEWEST_STEPS &&
    !names.some((name) => ON_PAPER.includes(name));
  return isTelling
    ? MISUNDERSTANDINGS.filter((name) => names.includes(name))
    : (BY_KIND[kind] ?? []);
}
