import type { SuccessorRows } from "./successor-rows.ts";

/** What a table of states asks of a space. A space without numbers has its codes hashed. */
export interface CodeSpace {
  /** `index` is from 0 to `indices - 1`, Infinity when it is not known how far; 0 when there is none. */
  readonly indices: number;
  /** A number of its own for each code that a search can meet, as dense as it can be. */
  index(low: number, high: number): number;
  /** As `indices`, of `mark`. */
  readonly marks: number;
  /** As `index`, but sooner told and not as dense: for a table of bits, which may be large. */
  mark(low: number, high: number): number;
}

/**
 * A state space over integers, which a Problem may offer beside its states so that a search runs on
 * it without making an object. A code is one 32-bit integer, `low`, or two (`wide`); `high` is 0
 * where there is one. Equal codes are equal states.
 */
export interface IntegerSpace<State, Action> extends CodeSpace {
  readonly wide: boolean;
  /** Whether every action costs 1. */
  readonly unitCosts: boolean;
  /**
   * What the numbers in `change` mean, as a name that a heuristic made for this kind of space
   * repeats (see `HeuristicChanges`); null when changes are not numbered.
   */
  readonly changes: string | null;
  /** The code's `low` half; `encodeHigh` is the other. */
  encodeLow(state: State): number;
  encodeHigh(state: State): number;
  decode(low: number, high: number): State;
  isGoal(low: number, high: number): boolean;
  /**
   * Writes the successors into `into`, in the order in which a search generates them, and returns
   * how many there are.
   */
  successors(low: number, high: number, into: SuccessorRows): number;
  /** Whether `successors` writes the actions too; otherwise `action` tells them from the codes. */
  readonly writesActions: boolean;
  /** The action that leads from one code to the next; not asked for where `successors` writes it. */
  action(fromLow: number, fromHigh: number, toLow: number, toHigh: number): Action;
}
