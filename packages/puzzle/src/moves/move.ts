/** Where the BLANK goes: up, down, left or right. The tile in its way moves the other way. */
export type Move = "U" | "D" | "L" | "R";

export const MOVES: readonly Move[] = ["U", "D", "L", "R"];

/** Is this text one of the four moves? */
export function isMove(text: string): text is Move {
  return text === "U" || text === "D" || text === "L" || text === "R";
}

/** The move that takes a move back. */
export function oppositeMove(move: Move): Move {
  switch (move) {
    case "U":
      return "D";
    case "D":
      return "U";
    case "L":
      return "R";
    case "R":
      return "L";
  }
}
