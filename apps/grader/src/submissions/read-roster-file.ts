import { readRoster, type Roster } from "@jejak/grading";
import { firstOf } from "../first-of.ts";
import { readNamedFile } from "../read-text-file.ts";
import type { ReadValue } from "../read-value.ts";

/** The class list that `--roster` names, empty without it; the message names the file, the line and the column. */
export async function readRosterFile(place: string | undefined): Promise<ReadValue<Roster>> {
  if (place === undefined) return { ok: true, value: [] };
  const bytes = await readNamedFile(place, "a class list");
  if (!bytes.ok) return { ok: false, message: `--roster: ${bytes.message}` };
  const read = readRoster(bytes.value);
  if (read.ok) return read;
  const faults = read.faults.map((fault) => ({ ...fault.place, message: fault.message }));
  return { ok: false, message: `--roster: ${firstOf(place, faults)}` };
}
