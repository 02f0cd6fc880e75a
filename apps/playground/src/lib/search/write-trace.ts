import { formatNamed, type TraceProblem } from "@jejak/tree";
import type { Session } from "./session.ts";

/**
 * A search written in one of the forms of @jejak/tree, with a name for the file; null where the form
 * tells what the search did and that is not known.
 */
export function writeTrace(
  { written }: Session,
  form: string,
): { readonly name: string; readonly extension: string; readonly text: string } | null {
  const format = formatNamed(form);
  if (format === undefined) throw new RangeError(`there is no form called ${form}`);
  const chunks =
    written.kind === "trace"
      ? format.write(written.trace, { cutShort: true })
      : format.writeTree?.(written.tree, { cutShort: true });
  if (chunks === undefined) return null;
  const name = written.kind === "tree" ? "tree" : nameOf(written.trace);
  return { name, extension: format.extension, text: [...chunks].join("") };
}

function nameOf({
  problem,
  run,
}: {
  readonly problem: TraceProblem;
  readonly run: { readonly rules: { readonly search: string } };
}): string {
  const goals = typeof problem.goal === "string" ? problem.goal : problem.goal.join("-");
  const name = `${run.rules.search}-${problem.start}-${goals}`;
  return name.replaceAll(/[^\p{L}\p{N}-]+/gu, "_");
}
