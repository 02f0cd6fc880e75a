import { failure, success, type Result } from "../result.ts";
import { isMove, type Move } from "./move.ts";

/** The order in which a state's children are generated: the four blank moves, or by ascending moved tile. */
export type ChildOrder = readonly Move[] | "tile";

/**
 * The order of the slides' table SelAdj: blank down, right, left, up. Its row for the middle cell
 * reads (8, 6, 4, 2).
 */
export const SEL_ADJ: ChildOrder = ["D", "R", "L", "U"];

/**
 * A child order from data: `tile`, or a list of the four blank moves in any order. The problem is
 * one sentence that names what is wrong with the list and what would be right.
 */
export function checkChildOrder(order: string | readonly string[]): Result<ChildOrder, string> {
  if (order === "tile") return success("tile");
  const right = "write the four blank moves U, D, L, R in any order, or `tile`";
  if (typeof order === "string") {
    return failure(`${JSON.stringify(order)} is no child order: ${right}`);
  }
  const moves: Move[] = [];
  for (const entry of order) {
    if (!isMove(entry)) {
      return failure(`${JSON.stringify(entry)} in the child order is no blank move: ${right}`);
    }
    if (moves.includes(entry)) return failure(`the child order names ${entry} twice: ${right}`);
    moves.push(entry);
  }
  if (moves.length < 4) {
    const list = order.length === 0 ? "is empty" : `names only ${order.join(", ")}`;
    return failure(`the child order ${list}: ${right}`);
  }
  return success(moves);
}

/** A child order from a word such as `D,R,L,U`, `DRLU`, `d r l u` or `tile`. */
export function parseChildOrder(text: string): Result<ChildOrder, string> {
  const trimmed = text.trim();
  if (trimmed.toLowerCase() === "tile") return success("tile");
  const letters = [...trimmed.toUpperCase()].filter((sign) => sign !== "," && sign.trim() !== "");
  if (letters.length > 8) return checkChildOrder(trimmed);
  return checkChildOrder(letters);
}
