import type { AnyRules } from "@jejak/search";
import { FORMATS, type Format, type Trace } from "@jejak/tree";
import { readChoice } from "../read-choice.ts";
import type { ReadValue } from "../read-value.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { textTrace } from "./text/text-trace.ts";

/** Writes a trace in one form, as chunks of text that follow each other. */
export type TraceFormat = (trace: Trace, terminal: Terminal) => Iterable<string>;

/** What JSON holds beside the tree; frontiers of more states than this altogether are null in it. */
const OPTIONS = { visitValues: true, frontierAfter: 20_000 };

/** Where nobody looks at a screen, lines are as long as a printed page takes. */
const WIDTH_WITHOUT_SCREEN = 100;

/** Every form by its name in `--format`: the table of steps for people, then those of files. */
const TRACE_FORMATS: ReadonlyMap<string, TraceFormat> = new Map<string, TraceFormat>([
  [
    "text",
    (trace, { out }) =>
      textTrace(trace, { width: out.columns ?? WIDTH_WITHOUT_SCREEN, colours: out.colours }),
  ],
  ...FORMATS.map((format): [string, TraceFormat] => [
    nameOfFormat(format),
    (trace) => format.write(trace, OPTIONS),
  ]),
]);

/** A file format's name on the command line, where `text` is the table of steps and not the indented tree. */
export function nameOfFormat({ name }: Pick<Format, "name">): string {
  return name === "text" ? "tree" : name;
}

/** The names of all forms. */
export const traceFormatNames: readonly string[] = [...TRACE_FORMATS.keys()];

/** Forms that do not rest on one tree in which each node is visited at most once. */
const FOR_EVERY_SEARCH = ["text", "json", "csv", "tsv", "markdown", "html", "latex-steps"];

const FOR_EVENTS = ["jsonl", "posthoc", "posthoc-events"];

/** Whether a form can show what this search does; `format` is a name that there is. */
export function fitsFormat(format: string, search: AnyRules["search"]): ReadValue<null> {
  const name = format.trim().toLowerCase();
  const refuse = (why: string): ReadValue<null> => ({
    ok: false,
    message: `--format: ${name} ${why}; ${FOR_EVERY_SEARCH.join(", ")} can show it`,
  });
  const hasPasses = search === "iterative-deepening" || search === "ida-star";
  if (hasPasses && !FOR_EVERY_SEARCH.includes(name)) {
    return refuse(`shows one tree, and ${search} makes one for each pass`);
  }
  if (search === "recursive-best-first" && FOR_EVENTS.includes(name)) {
    return refuse(`has one visit for each node, and ${search} comes back to nodes`);
  }
  return { ok: true, value: null };
}

/** The form that `--format` names. */
export function readTraceFormat(written: string): ReadValue<TraceFormat> {
  const name = readChoice("--format", written, traceFormatNames);
  return name.ok ? { ok: true, value: TRACE_FORMATS.get(name.value) as TraceFormat } : name;
}
