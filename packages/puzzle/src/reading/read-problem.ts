/**
 * Why a text is not read as a board. `not-a-state`: the right number of cells, but a tile twice or a
 * foreign one; `wrong-size`: too few or too many cells; `ambiguous`: several readings;
 * `extra-text`: a board and something else; `no-board`: nothing like a board.
 */
export interface ReadProblem {
  readonly kind: "not-a-state" | "wrong-size" | "ambiguous" | "extra-text" | "no-board";
  /** What is wrong and what would be right, in one sentence. */
  readonly message: string;
  /** The text in question, shortened. */
  readonly written: string;
  /** Line and column, from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}
