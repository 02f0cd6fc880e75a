import type { Problem } from "../problem.ts";
import { StateTable } from "../state-table.ts";
import type { IntegerSpace } from "./integer-space.ts";
import type { SuccessorRows } from "./successor-rows.ts";

/**
 * Any problem as a space over integers: a state's code is its number in a StateTable, so a search
 * of states that are objects runs through the same columns as a search of integers.
 */
export class NumberedSpace<State, Action> implements IntegerSpace<State, Action> {
  readonly wide = false;
  readonly indices: number = Infinity;
  readonly marks: number = Infinity;
  readonly unitCosts = false;
  readonly changes = null;
  readonly states: StateTable<State>;
  readonly writesActions = true;
  readonly #problem: Problem<State, Action>;

  constructor(problem: Problem<State, Action>) {
    this.#problem = problem;
    this.states = new StateTable((state) => problem.key(state));
  }

  encodeLow(state: State): number {
    return this.states.number(state);
  }

  encodeHigh(): number {
    return 0;
  }

  decode(low: number): State {
    return this.states.state(low);
  }

  isGoal(low: number): boolean {
    return this.#problem.isGoal(this.states.state(low));
  }

  index(low: number): number {
    return low;
  }

  mark(low: number): number {
    return low;
  }

  successors(low: number, _high: number, into: SuccessorRows): number {
    const successors = this.#problem.successors(this.states.state(low));
    const count = successors.length;
    into.reserve(count);
    const { cells, cost: costs, actions, size } = into;
    for (let row = 0; row < count; row++) {
      const successor = successors[row];
      if (successor === undefined) break;
      const { state, action, cost } = successor;
      if (!(cost >= 0)) throw this.#costBelowZero(low, state, cost);
      cells[4 * (size + row)] = this.states.number(state);
      costs[row] = cost;
      actions[row] = action;
    }
    return count;
  }

  action(): Action {
    throw new TypeError("the actions of a numbered space are in its rows");
  }

  #costBelowZero(from: number, to: State, cost: number): RangeError {
    return new RangeError(
      `the cost from ${this.states.key(from)} to ${this.#problem.key(to)} is ${cost}; ` +
        "it must be a number of at least 0",
    );
  }
}
