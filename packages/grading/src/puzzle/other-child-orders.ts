import { MOVES, type Move } from "@jejak/puzzle";

/** Orders in which textbooks and programs take the moves, commonest first. */
const COMMON = ["UDLR", "LRUD", "ULRD", "LURD", "URDL", "ULDR", "DURL", "RLUD", "DULR", "LUDR"];

/**
 * The other orders of the four blank moves: first the reversed one, as a stack takes it; then the
 * one that names the moved tile instead of the blank; then those that are common; then the rest.
 */
export function otherChildOrders(
  order: string | readonly string[],
): readonly (string | readonly string[])[] {
  const own = typeof order === "string" ? "" : order.join("");
  const opposite: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };
  const reversed = [...own].reverse().join("");
  const ofTiles = [...own].map((move) => opposite[move] ?? move).join("");
  const all = permutations([...MOVES]).map((moves) => moves.join(""));
  const ordered = new Set([reversed, ofTiles, ...COMMON, ...all]);
  ordered.delete(own);
  ordered.delete("");
  const lists = [...ordered].map((moves) => [...moves]);
  return order === "tile" ? lists : [...lists, "tile"];
}

function permutations(moves: readonly Move[]): Move[][] {
  if (moves.length < 2) return [[...moves]];
  return moves.flatMap((move) =>
    permutations(moves.filter((other) => other !== move)).map((rest) => [move, ...rest]),
  );
}
