import { StateTable, type Heuristic, type Problem } from "@jejak/search";

/** A successor with its state as a number. */
export interface NumberedSuccessor {
  readonly state: number;
  readonly action: string;
  readonly cost: number;
}

/** What is different in a space that shares the numbers of another one. */
export interface SpaceChange {
  /** The same states in another order of successors. */
  readonly problem?: Problem<string, string>;
  readonly heuristic?: Heuristic<string>;
  /** No state is a goal: a search that never tests. */
  readonly hasNoGoal?: boolean;
}

/**
 * A problem with its states numbered, each state's successors, h and goal test computed once. All
 * traces of a class are accepted over one, so that what was computed for one student serves the next.
 */
export class StateSpace {
  readonly #problem: Problem<string, string>;
  readonly #heuristic: Heuristic<string>;
  readonly #hasNoGoal: boolean;
  readonly #table: StateTable<string>;
  readonly #successors: (readonly NumberedSuccessor[] | undefined)[] = [];
  readonly #h: (number | undefined)[] = [];
  readonly #goals: (boolean | undefined)[] = [];
  readonly initial: number;

  constructor(
    problem: Problem<string, string>,
    heuristic: Heuristic<string>,
    table: StateTable<string> = new StateTable((word) => problem.key(word)),
    hasNoGoal = false,
  ) {
    this.#problem = problem;
    this.#heuristic = heuristic;
    this.#hasNoGoal = hasNoGoal;
    this.#table = table;
    this.initial = table.number(problem.initial);
  }

  /** A space over the same numbers. */
  with({ problem, heuristic, hasNoGoal }: SpaceChange): StateSpace {
    return new StateSpace(
      problem ?? this.#problem,
      heuristic ?? this.#heuristic,
      this.#table,
      hasNoGoal ?? this.#hasNoGoal,
    );
  }

  /** How many states have been seen. */
  get size(): number {
    return this.#table.size;
  }

  number(word: string): number {
    return this.#table.number(word);
  }

  word(state: number): string {
    return this.#table.state(state);
  }

  isGoal(state: number): boolean {
    if (this.#hasNoGoal) return false;
    return (this.#goals[state] ??= this.#problem.isGoal(this.word(state)));
  }

  h(state: number): number {
    return (this.#h[state] ??= this.#heuristic(this.word(state)));
  }

  successors(state: number): readonly NumberedSuccessor[] {
    return (this.#successors[state] ??= this.#problem
      .successors(this.word(state))
      .map(({ state: next, action, cost }) => ({ state: this.#table.number(next), action, cost })));
  }
}
