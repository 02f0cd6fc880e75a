import { formatNamed, type Trace } from "@jejak/tree";
import type { Session } from "./session.ts";

/** A search written in one of the forms of @jejak/tree, with a name for the file. */
export function writeTrace(
  { run, data }: Session,
  form: string,
): { readonly name: string; readonly extension: string; readonly text: string } {
  const format = formatNamed(form);
  if (format === undefined) throw new RangeError(`there is no form called ${form}`);
  const trace: Trace = { problem: data, run };
  const goals = typeof data.goal === "string" ? data.goal : data.goal.join("-");
  return {
    name: `${run.rules.search}-${data.start}-${goals}`.replaceAll(/[^\p{L}\p{N}-]+/gu, "_"),
    extension: format.extension,
    text: [...format.write(trace, { cutShort: true })].join(""),
  };
}
