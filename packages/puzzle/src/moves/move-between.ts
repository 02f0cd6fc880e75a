import { BLANK } from "../tiles.ts";
import { slide } from "./apply-move.ts";
import type { Move } from "./move.ts";

/** The one move that leads from one board to another; null when no single move does. */
export function moveBetween(from: string, to: string, columns: number): Move | null {
  if (from.length !== to.length) return null;
  const before = from.indexOf(BLANK);
  const after = to.indexOf(BLANK);
  if (before < 0 || after < 0) return null;
  const move = stepBetween(before, after, columns);
  return move !== null && slide(from, before, after) === to ? move : null;
}

function stepBetween(before: number, after: number, columns: number): Move | null {
  if (after === before + columns) return "D";
  if (after === before - columns) return "U";
  if (Math.floor(before / columns) !== Math.floor(after / columns)) return null;
  if (after === before + 1) return "R";
  return after === before - 1 ? "L" : null;
}
