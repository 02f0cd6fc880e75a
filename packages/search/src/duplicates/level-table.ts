import { int32s } from "../int32s.ts";

const LARGEST_ENTRY = 2 ** 31 - 1;

/**
 * The least level at which each state was generated, by the state's index. The entries of one search
 * lie above those of the searches before it, so that the table is used again without being cleared;
 * among them a lesser level is a larger number, so that one comparison tells whether a level is new
 * or less.
 */
export class LevelTable {
  /** By index. Public for a loop that compares and puts in one go. */
  entries: Int32Array = new Int32Array(0);
  /** The entry for level 0; that for level n is n less. */
  top = 0;

  /** Gives the table, which knows no state, to a search of that many states, none deeper than their number. */
  start(states: number): void {
    if (states > this.entries.length || this.top + states > LARGEST_ENTRY) {
      this.entries = int32s(states);
      this.top = 0;
    }
    this.top += states;
  }
}
