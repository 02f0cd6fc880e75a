import type { AnswerKey } from "../grade/answer-key.ts";
import type { Misreading } from "./hypothesis.ts";

/** What explains a wrong list of moves or states of the path; null when nothing does. */
export function diagnosePath(
  { path, moves, question }: AnswerKey,
  aspect: "path" | "moves",
  written: readonly string[],
): Misreading | null {
  const text = written.join();
  const right = aspect === "path" ? path : moves;
  if (right.length < 2) return null;
  const misreading = (name: "path-reversed" | "tile-moves"): Misreading => ({
    name,
    changes: {},
    message: `clause.${name}`,
    values: {},
  });
  if (text === right.toReversed().join()) return misreading("path-reversed");
  if (aspect === "path") return null;
  const opposite = (move: string): string => question.domain.oppositeAction(move) ?? move;
  if (text === moves.map(opposite).join()) return misreading("tile-moves");
  // From the goal back to the start every move is undone.
  if (text === moves.map(opposite).reverse().join()) return misreading("path-reversed");
  return null;
}
