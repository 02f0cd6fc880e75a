import { readExam, type Exam } from "@jejak/grading";
import { firstOf } from "../first-of.ts";
import { readTextFile } from "../read-text-file.ts";
import type { ReadValue } from "../read-value.ts";
import { examOfFlags, flagOfPath, type ComposeFlags } from "./compose-flags.ts";

/** The rules of the course for which there is no file, as in `jejak trace`. */
const USUAL_PRESET = "kotak-8";

/** The wishes of the file, if there is one, with the flags over them; the message names the file and the line, or the flag. */
export async function readWishes(
  place: string | undefined,
  flags: ComposeFlags,
): Promise<ReadValue<Exam>> {
  const stated = examOfFlags(flags);
  const text = place === undefined ? null : await readTextFile(place, "wishes for boards");
  if (text?.ok === false) return text;
  const over = text === null ? { preset: USUAL_PRESET, ...stated } : stated;
  const read = readExam(text?.value ?? null, over, place);
  if (read.ok) return read;
  const [first] = read.faults;
  if (first === undefined || first.place === null) {
    const flag = flagOfPath(first?.path ?? "");
    return { ok: false, message: `${flag}: ${first?.message ?? "cannot be understood"}` };
  }
  const placed = read.faults.flatMap(({ place: at, message }) =>
    at === null ? [] : [{ line: at.line, column: at.column, message }],
  );
  return { ok: false, message: firstOf(place ?? "", placed) };
}
