import { readAssignment, type Assignment } from "@jejak/grading";
import { firstOf } from "../first-of.ts";
import { readTextFile } from "../read-text-file.ts";
import type { ReadValue } from "../read-value.ts";

/** Reads an assignment; the message names the file, the line and the column. */
export async function readAssignmentFile(place: string): Promise<ReadValue<Assignment>> {
  const text = await readTextFile(place, "an assignment");
  if (!text.ok) return text;
  const read = readAssignment(text.value, place);
  if (read.ok) return read;
  const faults = read.faults.map(({ place: { line, column }, message }) => ({
    line,
    column,
    message,
  }));
  return { ok: false, message: firstOf(place, faults) };
}
