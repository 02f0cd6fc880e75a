import type { NodeRows } from "./tree/node-rows.ts";
import type { Heuristic } from "./problem.ts";
import type { IntegerSpace } from "./space/integer-space.ts";

/** h of the states of one search, by their codes. */
export class HValues<State> {
  /** By number of the change, how h differs; null when h has to be asked for. */
  readonly difference: Int16Array | null;
  /** Whether h has to be asked for, node by node. */
  readonly isAsked: boolean;
  private readonly heuristic: Heuristic<State> | null;
  private readonly space: IntegerSpace<State, unknown>;
  private readonly keyOf: (state: State) => string;
  /** By code where codes are few and numbered from 0: a state's h never changes, and copies of a state are common. */
  private readonly known: number[] | null;

  constructor(
    heuristic: Heuristic<State> | null,
    space: IntegerSpace<State, unknown>,
    keyOf: (state: State) => string,
  ) {
    this.heuristic = heuristic;
    this.space = space;
    this.keyOf = keyOf;
    this.known = space.keepsActions ? [] : null;
    const byChange = heuristic?.byChange;
    this.difference =
      byChange !== undefined && byChange.changes === space.changes ? byChange.difference : null;
    this.isAsked = heuristic !== null && this.difference === null;
  }

  /** Writes h of the node `first` and all after it. */
  askFor(rows: NodeRows, first: number): void {
    for (let node = first; node < rows.size; node++) {
      rows.setH(node, this.of(rows.low(node), rows.highOf(node)));
    }
  }

  of(low: number, high: number): number {
    if (this.heuristic === null) return 0;
    const known = this.known?.[low];
    if (known !== undefined) return known;
    const state = this.space.decode(low, high);
    const h = this.heuristic(state);
    if (!(h >= 0)) {
      throw new RangeError(`h of ${this.keyOf(state)} is ${h}; it must be a number of at least 0`);
    }
    if (this.known !== null) this.known[low] = h;
    return h;
  }
}
