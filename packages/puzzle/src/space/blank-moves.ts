import type { Puzzle } from "../check-puzzle.ts";
import { blankSteps } from "../moves/blank-steps.ts";
import { MOVES, type Move } from "../moves/move.ts";
import { changeNumber } from "./tile-changes.ts";

/** Every move of the blank from every cell in one list: those from `cell` are `first[cell]` to `first[cell + 1] - 1`. */
export interface BlankMoves {
  readonly first: Int32Array;
  /** Where the blank comes from and where it goes. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The number of the change for tile 0; that for tile t is `cells * cells * t` more. */
  readonly change: Int32Array;
  /** The move that takes the blank from `from` to `to`, at `from * cells + to`. */
  readonly action: readonly (Move | undefined)[];
}

export function blankMoves({ columns, rows, childOrder }: Puzzle): BlankMoves {
  const cells = columns * rows;
  const table = blankSteps(columns, rows, childOrder === "tile" ? MOVES : childOrder);
  const steps = table.flatMap((list, from) => list.map(({ move, cell }) => ({ from, move, cell })));
  const first = new Int32Array(cells + 1);
  for (const [cell, list] of table.entries()) first[cell + 1] = (first[cell] ?? 0) + list.length;
  const action: (Move | undefined)[] = Array.from({ length: cells * cells });
  for (const step of steps) action[step.from * cells + step.cell] = step.move;
  return {
    first,
    from: Int32Array.from(steps, (step) => step.from),
    to: Int32Array.from(steps, (step) => step.cell),
    // The tile goes the other way.
    change: Int32Array.from(steps, (step) => changeNumber(cells, 0, step.cell, step.from)),
    action,
  };
}
