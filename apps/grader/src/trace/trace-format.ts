import {
  dotChunks,
  mermaidChunks,
  traceEventChunks,
  traceJsonChunks,
  treeTableChunks,
  type Trace,
} from "@jejak/tree";
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

/** Every form by its name in `--format`. */
const FORMATS: Readonly<Record<string, TraceFormat>> = {
  text: (trace, { out }) =>
    textTrace(trace, { width: out.columns ?? WIDTH_WITHOUT_SCREEN, colours: out.colours }),
  json: (trace) => traceJsonChunks(trace, { visitValues: true, frontierAfter: FRONTIER_STATES }),
  jsonl: (trace) => traceEventChunks(trace),
  csv: ({ run }) => treeTableChunks(run.tree),
  dot: (trace) => dotChunks(trace),
  mermaid: (trace) => mermaidChunks(trace),
};

/** The form that `--format` names. */
export function readTraceFormat(written: string): ReadValue<TraceFormat> {
  const name = readChoice("--format", written, Object.keys(FORMATS));
  return name.ok ? { ok: true, value: FORMATS[name.value] as TraceFormat } : name;
}

/** The names of all forms, for people: `text, json or csv`. */
export function traceFormatNames(): string {
  const names = Object.keys(FORMATS);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
