import { traceJsonChunks, type Trace } from "@jejak/tree";
import type { ReadValue } from "../read-value.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { readChoice } from "../read-choice.ts";
import { textTrace } from "./text/text-trace.ts";

/** Writes a trace in one form, as chunks of text that follow each other. */
export type TraceFormat = (trace: Trace, terminal: Terminal) => Iterable<string>;

/** Frontiers of more states than this altogether are null in the JSON. */
const FRONTIER_STATES = 20_000;

/** Where nobody looks at a screen, lines are as long as a printed page takes. */
const WIDTH_WITHOUT_SCREEN = 100;

const FORMATS: Readonly<Record<string, TraceFormat>> = {
  text: (trace, { out }) =>
    textTrace(trace, { width: out.columns ?? WIDTH_WITHOUT_SCREEN, colours: out.colours }),
  json: (trace) => traceJsonChunks(trace, { visitValues: true, frontierAfter: FRONTIER_STATES }),
};

/** The form that `--format` names. */
export function readTraceFormat(written: string): ReadValue<TraceFormat> {
  const name = readChoice("--format", written, Object.keys(FORMATS));
  return name.ok ? { ok: true, value: FORMATS[name.value] as TraceFormat } : name;
}
