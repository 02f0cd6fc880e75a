import type { PaperDomain } from "./paper-domain.ts";
import type { ReadStep } from "./answer.ts";
import type { ReadingContext, ReadResult } from "./reading-context.ts";

/**
 * The commonest form, read without looking for anything else: every line is one word and one state.
 * null where any line is more than that.
 */
export function readOneALine(
  text: string,
  domain: PaperDomain,
  context: ReadingContext,
): ReadResult | null {
  const steps: ReadStep[] = [];
  const blanks = new Set<string>();
  let form = "";
  let line = (context.firstLine ?? 1) - 1;
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    line += 1;
    const written = text.slice(start, end).trim();
    if (written !== "") {
      // A short word may be a number or a label in another form of answer.
      if (written.length < 4 || !/^[\w~.*-]+$/.test(written)) return null;
      const state = domain.readState(written);
      if (state === null || !state.ok) return null;
      const column = text.indexOf(written, start) - start + 1;
      const place = { line, column };
      steps.push({
        place: context.file === undefined ? place : { file: context.file, ...place },
        state,
      });
      if (state.blank !== undefined) blanks.add(state.blank);
      form = state.form;
    }
    start = end + 1;
  }
  if (steps.length === 0) return null;
  const [blank] = blanks;
  const sign = blanks.size === 1 && blank !== "0" ? `, blank written as ${blank ?? ""}` : "";
  const count = `${steps.length} ${steps.length === 1 ? "state" : "states"}`;
  return {
    ok: true,
    answer: { form: `${count}, one state a line, each ${form}${sign}`, steps, notes: [] },
  };
}
