import type { StateOnPaper } from "../domain.ts";
import type { ReadAnswer, ReadStep } from "../reading/answer.ts";

/** A step as a test writes it: a state alone, or a state with what stands beside it. */
export type WrittenStep = string | ({ readonly state: string } & StepValues);

export interface StepValues {
  readonly h?: number;
  readonly g?: number;
  readonly f?: number;
  readonly level?: number;
  readonly parent?: string | null;
  readonly move?: string;
  readonly hTerms?: readonly number[];
  readonly open?: readonly string[];
  readonly closed?: readonly string[];
}

/** Something that is no state begins with `?`, as a test writes it. */
function onPaper(text: string): StateOnPaper {
  if (!text.startsWith("?")) return { ok: true, word: text, form: "word" };
  const written = text.slice(1);
  const message = `${written} is no board`;
  return { ok: false, kind: "not-a-state", written, message };
}

/** The steps as the reader would hand them on, each on a line of its own. */
export function readSteps(steps: readonly WrittenStep[]): ReadStep[] {
  return steps.map((step, at) => {
    const { state, parent, open, closed, ...values } =
      typeof step === "string" ? { state: step } : step;
    return {
      ...values,
      place: { line: at + 1, column: 1 },
      state: onPaper(state),
      ...(parent === undefined ? {} : { parent: parent === null ? null : onPaper(parent) }),
      ...(open === undefined ? {} : { open: open.map((entry) => ({ state: onPaper(entry) })) }),
      ...(closed === undefined
        ? {}
        : { closed: closed.map((entry) => ({ state: onPaper(entry) })) }),
    };
  });
}

/** An answer of these steps, with whatever else was written. */
export function answerOf(
  steps: readonly WrittenStep[],
  more: Omit<Partial<ReadAnswer>, "steps"> = {},
): ReadAnswer {
  return {
    form: { id: "read.no-states", values: {} },
    steps: readSteps(steps),
    notes: [],
    ...more,
  };
}
