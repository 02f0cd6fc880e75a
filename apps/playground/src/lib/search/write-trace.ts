import { formatNamed, type Trace } from "@jejak/tree";
import type { Session } from "./session.ts";

/** A search written in one of the forms of @jejak/tree, with a name for the file. */
export function writeTrace(
  { run, summary: { request } }: Session,
  form: string,
): { readonly name: string; readonly extension: string; readonly text: string } {
  const format = formatNamed(form);
  if (format === undefined) throw new RangeError(`there is no form called ${form}`);
  const { start, goal, columns, rules } = request;
  const trace: Trace = { problem: { kind: "puzzle", start, goal, columns }, run };
  return {
    name: `${rules.search}-${start}-${goal}`,
    extension: format.extension,
    text: [...format.write(trace, { cutShort: true })].join(""),
  };
}
