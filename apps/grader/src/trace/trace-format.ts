import { FORMATS, type Format, type Trace } from "@jejak/tree";
import { readChoice } from "../read-choice.ts";
import type { ReadValue } from "../read-value.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { TextLayout } from "./text/text-layout.ts";
import { textTrace } from "./text/text-trace.ts";

/** Writes a trace in one form, as chunks of text that follow each other. */
export type TraceFormat = (trace: Trace, terminal: Terminal) => Iterable<string>;

/** What JSON holds beside the tree; frontiers of more states than this altogether are null in it. */
const OPTIONS = { visitValues: true, frontierAfter: 20_000 };

/** Where nobody looks at a screen, lines are as long as a printed page takes. */
const WIDTH_WITHOUT_SCREEN = 100;

/** Every form by its name in `--format`: the table of steps for people, then those of files. */
const TRACE_FORMATS: ReadonlyMap<string, TraceFormat> = new Map<string, TraceFormat>([
  ["text", (trace, terminal) => textTrace(trace, textLayout(terminal))],
  ...FORMATS.map((format): [string, TraceFormat] => [
    nameOfFormat(format),
    (trace) => format.write(trace, OPTIONS),
  ]),
]);

/** How a text for people is laid out on this terminal. */
export function textLayout({ out }: Terminal): TextLayout {
  return { width: out.columns ?? WIDTH_WITHOUT_SCREEN, colours: out.colours };
}

/** A file format's name on the command line, where `text` is the table of steps and not the indented tree. */
export function nameOfFormat({ name }: Pick<Format, "name">): string {
  return name === "text" ? "tree" : name;
}

/** The names of all forms. */
export const traceFormatNames: readonly string[] = [...TRACE_FORMATS.keys()];

/** The form that `--format` names. */
export function readTraceFormat(written: string): ReadValue<TraceFormat> {
  const name = readChoice("--format", written, traceFormatNames);
  return name.ok ? { ok: true, value: TRACE_FORMATS.get(name.value) as TraceFormat } : name;
}
