/**
 * Where a space writes the successors of a state: straight into the tree's next rows, 4 cells each.
 * Successor k has its code at `cells[4 * (size + k)]` and the number of its change 3 cells further;
 * the upper half of a wide code is `high[size + k]`. There is room for 8; ask for more with `reserve`.
 */
export interface SuccessorRows {
  readonly size: number;
  /** The cells between code and change are not the space's. */
  readonly cells: Int32Array;
  /** null where codes are not wide. */
  readonly high: Int32Array | null;
  /** By successor what the action costs; not read where all cost 1. */
  readonly cost: Float64Array;
  /** By successor the action; not read where the space tells it from the codes. */
  readonly actions: unknown[];
  /** Makes room for that many successors: after it, `cells`, `high` and `cost` are others. */
  reserve(rows: number): void;
}

/** Successors for which there always is room. */
export const ROOM = 8;
