import { readAssignment, type Assignment } from "@jejak/grading";
import { realpath, stat } from "node:fs/promises";
import type { ReadValue } from "../read-value.ts";
import { readPlainFile } from "../submissions/list-folder.ts";
import { reasonOf } from "../submissions/reason-of.ts";

const LARGEST = 4 * 1024 * 1024;

/** Reads an assignment; the message names the file, the line and the column. */
export async function readAssignmentFile(place: string): Promise<ReadValue<Assignment>> {
  const text = await readText(place);
  if (!text.ok) return text;
  const read = readAssignment(text.value, place);
  if (read.ok) return read;
  const [first, ...others] = read.faults;
  if (first === undefined) return { ok: false, message: `${place}: is no assignment` };
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  return {
    ok: false,
    message: `${place}:${first.place.line}:${first.place.column}: ${first.message}${more}`,
  };
}

async function readText(place: string): Promise<ReadValue<string>> {
  try {
    const found = await stat(place);
    if (found.isDirectory()) {
      return { ok: false, message: `${place}: is a folder; name the assignment's file` };
    }
    if (found.size > LARGEST) {
      return { ok: false, message: `${place}: is too large for an assignment (over 4 MB)` };
    }
    const bytes = await readPlainFile(await realpath(place), LARGEST);
    return { ok: true, value: new TextDecoder().decode(bytes) };
  } catch (error) {
    return { ok: false, message: `${place}: cannot be read (${reasonOf(error)})` };
  }
}
