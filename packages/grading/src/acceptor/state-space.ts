import { StateTable, type Heuristic, type Problem } from "@jejak/search";

/** A successor with its state as a number. */
export interface NumberedSuccessor {
  readonly state: number;
  readonly action: string;
  readonly cost: number;
}

/**
 * A problem with its states numbered, each state's successors, h and goal test computed once. All
 * traces of a class are accepted over one, so that what was computed for one student serves the next.
 */
export class StateSpace {
  readonly #problem: Problem<string, string>;
  readonly #heuristic: Heuristic<string>;
  readonly #table: StateTable<string>;
  readonly #successors: (readonly NumberedSuccessor[] | undefined)[] = [];
  readonly #h: (number | undefined)[] = [];
  readonly initial: number;

  constructor(problem: Problem<string, string>, heuristic: Heuristic<string>) {
    this.#problem = problem;
    this.#heuristic = heuristic;
    this.#table = new StateTable((word) => problem.key(word));
    this.initial = this.#table.number(problem.initial);
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
    return this.#problem.isGoal(this.word(state));
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
