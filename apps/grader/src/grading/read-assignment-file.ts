import { readAssignment, type Assignment } from "@jejak/grading";
import { firstOf } from "../first-of.ts";
import { readTextFile } from "../read-text-file.ts";
import { oneLine } from "../terminal/one-line.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { ReadValue } from "../read-value.ts";

/**
 * Reads an assignment; the message names the file, the line and the column. What was left out of a
 * file of a later version is told on the terminal.
 */
export async function readAssignmentFile(
  place: string,
  terminal: Terminal,
): Promise<ReadValue<Assignment>> {
  const text = await readTextFile(place, "an assignment");
  if (!text.ok) return text;
  const read = readAssignment(text.value, place);
  if (read.ok) {
    for (const note of read.notes) terminal.say(`${place}: ${oneLine(note)}`);
    return read;
  }
  const faults = read.faults.map(({ place: { line, column }, message }) => ({
    line,
    column,
    message,
  }));
  return { ok: false, message: firstOf(place, faults) };
}
