import { MemoryExhausted } from "./int32s.ts";

/** A Map holds no more. */
const MOST_STATES = 2 ** 24 - 1;

/**
 * Numbers states 0, 1, 2, ... in the order in which they are first seen, so that a search can keep
 * a state in four bytes and look things up by number.
 */
export class StateTable<State> {
  readonly keyOf: (state: State) => string;
  private readonly numbers = new Map<string, number>();
  private readonly states: State[] = [];

  constructor(keyOf: (state: State) => string) {
    this.keyOf = keyOf;
  }

  get size(): number {
    return this.states.length;
  }

  /** The number of `state`; a state that was never seen gets the next one. */
  number(state: State): number {
    const key = this.keyOf(state);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.states.length;
    if (number === MOST_STATES) {
      throw new MemoryExhausted(`a table has at most ${MOST_STATES} states`);
    }
    this.numbers.set(key, number);
    this.states.push(state);
    return number;
  }

  /** The number of `state` if it was seen, else undefined. */
  find(state: State): number | undefined {
    return this.numbers.get(this.keyOf(state));
  }

  state(number: number): State {
    const state = this.states[number];
    if (state === undefined) throw new RangeError(`no state has the number ${number}`);
    return state;
  }

  key(number: number): string {
    return this.keyOf(this.state(number));
  }
}
