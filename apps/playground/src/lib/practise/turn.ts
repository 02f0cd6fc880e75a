import type { Exercise } from "./exercise.ts";
import { childrenOf, type GeneratedNode } from "./generated-nodes.ts";
import type { Judgement } from "./judgement.ts";

/** One visit, and all that was said of it. */
export interface Turn {
  /** The states visited so far, this one the last. */
  readonly words: readonly string[];
  readonly judgement: Judgement;
  /** Every node generated so far. */
  readonly generated: readonly GeneratedNode[];
  /** All that was wrong, in words, kept for the end. */
  readonly remarks: readonly string[];
}

/** The turn in which the start was visited. */
export function firstTurn(exercise: Exercise, judgement: Judgement): Turn {
  // The start is given; nobody is asked for its h.
  const root = { number: 1, state: exercise.start, h: "" };
  const before = { words: [], judgement: { frontier: [] }, generated: [root], remarks: [] };
  return nextTurn(exercise, before, exercise.start, judgement);
}

interface Before extends Omit<Turn, "judgement"> {
  readonly judgement: Pick<Judgement, "frontier">;
}

/** The turn in which a state was visited, right or not. */
export function nextTurn(
  { columns, rules: { childOrder } }: Exercise,
  before: Before,
  state: string,
  judgement: Judgement,
): Turn {
  const { length } = before.generated;
  const children = childrenOf(
    { state, columns, childOrder },
    before.judgement.frontier,
    judgement.frontier,
  ).map((child, index) => ({ number: length + index + 1, state: child, h: null }));
  return {
    words: [...before.words, state],
    judgement,
    generated: [...before.generated, ...children],
    remarks: before.remarks,
  };
}
