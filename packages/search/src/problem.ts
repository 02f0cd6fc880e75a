/** A state that follows another in one action. `cost` is what that action costs, 1 on a puzzle. */
export interface Successor<State, Action> {
  readonly state: State;
  readonly action: Action;
  readonly cost: number;
}

/**
 * A state space: where a search starts, when it has arrived, and what follows each state.
 * Every search of this package runs on it; nothing else about the domain is known to them.
 */
export interface Problem<State, Action = unknown> {
  readonly initial: State;
  isGoal(state: State): boolean;
  /** The successors in the order in which a search generates them. */
  successors(state: State): readonly Successor<State, Action>[];
  /** Two states are duplicates of each other when their keys are equal; `ties: alphabetical` compares keys. */
  key(state: State): string;
}

/** An estimate of the cost from a state to the nearest goal, at least 0. */
export type Heuristic<State> = (state: State) => number;
