import type { Problem, Successor } from "../problem.ts";
import { StateTable } from "../state-table.ts";
import type { IntegerSpace } from "./integer-space.ts";

/**
 * Any problem as a space over integers: a state's code is its number in a StateTable, so a search
 * of states that are objects runs through the same columns as a search of integers. A move is the
 * place of a successor among those asked for last.
 */
export class NumberedSpace<State, Action> implements IntegerSpace<State, Action> {
  readonly wide = false;
  readonly indices: number = Infinity;
  readonly marks: number = Infinity;
  readonly unitCosts = false;
  readonly changes = null;
  readonly keepsActions = true;
  readonly states: StateTable<State>;
  private readonly problem: Problem<State, Action>;
  private successors: readonly Successor<State, Action>[] = [];

  constructor(problem: Problem<State, Action>) {
    this.problem = problem;
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
    return this.problem.isGoal(this.states.state(low));
  }

  index(low: number): number {
    return low;
  }

  mark(low: number): number {
    return low;
  }

  firstMove(low: number): number {
    const state = this.states.state(low);
    this.successors = this.problem.successors(state);
    for (const successor of this.successors) {
      if (!(successor.cost >= 0)) throw this.costBelowZero(state, successor);
    }
    return 0;
  }

  moveCount(): number {
    return this.successors.length;
  }

  lowAfter(_low: number, _high: number, move: number): number {
    return this.states.number(this.successor(move).state);
  }

  highAfter(): number {
    return 0;
  }

  change(): number {
    return 0;
  }

  cost(move: number): number {
    return this.successor(move).cost;
  }

  action(move: number): Action {
    return this.successor(move).action;
  }

  actionBetween(): Action {
    throw new TypeError("the actions of a numbered space are kept with its nodes");
  }

  private successor(move: number): Successor<State, Action> {
    return this.successors[move] as Successor<State, Action>;
  }

  private costBelowZero(from: State, { state, cost }: Successor<State, Action>): RangeError {
    return new RangeError(
      `the cost from ${this.problem.key(from)} to ${this.problem.key(state)} is ${cost}; ` +
        "it must be a number of at least 0",
    );
  }
}
