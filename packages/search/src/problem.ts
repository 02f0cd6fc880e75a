import type { IntegerSpace } from "./space/integer-space.ts";

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
  /** The same problem over integers, where the domain has it: the same searches, much faster. */
  readonly space?: IntegerSpace<State, Action> | undefined;
}

/** An estimate of the cost from a state to the nearest goal, at least 0. */
export interface Heuristic<State> {
  (state: State): number;
  /** How h differs from a state to its successor, where the heuristic can tell it from the change alone. */
  readonly byChange?: HeuristicByChange | undefined;
}

/** h of a successor is h of the state plus `difference[change]`, exactly. */
export interface HeuristicByChange {
  /** The numbering of changes that this was made for: the `changes` of an IntegerSpace. */
  readonly changes: string;
  readonly difference: Int16Array;
}
