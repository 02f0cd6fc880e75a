import { readState, type BoardSize } from "@jejak/puzzle";
import type { ReadValue } from "../../read-value.ts";

/** A board as typed: its word, and the size that it was written in. */
export interface Board extends BoardSize {
  readonly word: string;
}

/** The board of one argument, in any form in which people write boards, of a size as far as it is known. */
export function readBoard(
  argument: string,
  text: string,
  size: Partial<BoardSize>,
): ReadValue<Board> {
  const read = readState(text, size);
  if (read.ok) return read;
  const { message, line, column } = read.problem;
  const place = line === 1 ? "" : `line ${line}, column ${column}: `;
  return { ok: false, message: `${argument}: ${place}${message}` };
}
