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
 *
 * The successors of a state are moves: numbers from `firstMove`, as many as `moveCount` says, in the
 * order in which a search generates them. A search asks for what it needs of each in turn, so that
 * nothing is written down that a rule drops; moves need to hold only until the next `firstMove`.
 */
export interface IntegerSpace<State, Action> extends CodeSpace {
  readonly wide: boolean;
  /** Whether every action costs 1. */
  readonly unitCosts: boolean;
  /**
   * What the numbers of `change` mean, as a name that a heuristic made for this kind of space
   * repeats (see `HeuristicChanges`); null when changes are not numbered.
   */
  readonly changes: string | null;
  /** The code's `low` half; `encodeHigh` is the other. */
  encodeLow(state: State): number;
  encodeHigh(state: State): number;
  decode(low: number, high: number): State;
  isGoal(low: number, high: number): boolean;
  /** The first move from this state. */
  firstMove(low: number, high: number): number;
  /** How many moves there are from the state whose first move this is. */
  moveCount(firstMove: number): number;
  /** The code's lower half after a move from this state; `highAfter` is the other, where it is wide. */
  lowAfter(low: number, high: number, move: number): number;
  highAfter(low: number, high: number, move: number): number;
  /** The number of the change that the move makes; not asked for where changes are not numbered. */
  change(low: number, high: number, move: number): number;
  /** What the move costs; not asked for where every action costs 1. */
  cost(move: number): number;
  /** Whether the action has to be kept with each node; otherwise `actionBetween` tells it from the codes. */
  readonly keepsActions: boolean;
  /** The action that a move is; asked for only where actions are kept. */
  action(move: number): Action;
  /** The action that leads from one code to the next; asked for only where none are kept. */
  actionBetween(fromLow: number, fromHigh: number, toLow: number, toHigh: number): Action;
}
