import { guessFormat, type BareTree, type ReadTree, type Trace } from "@jejak/tree";
import { openBareTree } from "./open-bare-tree.ts";
import { problemOfTrace } from "./problem-of-trace.ts";
import { MOST_NODES } from "./search-request.ts";
import { sessionOf, type FileSource, type SessionResult } from "./session.ts";

const LONGEST = 60_000_000;

/** Opens a trace or a tree in any form that @jejak/tree reads, ready to be stepped through. */
export function openFile(text: string, name: string): SessionResult {
  if (text.length > LONGEST) return refused("too-long", "");
  const format = guessFormat(text, name);
  if (format?.read === undefined) return refused("no-form", "");
  const read = format.read(text);
  if (!read.ok) return refused("unread", place(read.problem));
  const source: FileSource = { name, form: format.title, notes: read.notes };
  const { tree, visits } = treeOf(read);
  if (tree.size === 0) return refused("no-form", "");
  if (tree.size > 2 * MOST_NODES) return refused("too-long", "");
  const opened = read.kind === "trace" ? openTrace(read.trace, source) : null;
  return { ok: true, value: opened ?? openBareTree({ tree, visits }, source) };
}

/** null where the states of the trace are none of the problem that it names: then it is shown as a tree. */
function openTrace(
  { problem, run }: Trace,
  source: FileSource,
): ReturnType<typeof openBareTree> | null {
  const known = problemOfTrace(problem, run);
  return known === null ? null : sessionOf({ ...known, data: problem, run, source });
}

function treeOf(read: Extract<ReadTree, { ok: true }>): BareTree {
  return read.kind === "tree" ? read.tree : read.trace.run;
}

function place({ path, message }: { readonly path: string; readonly message: string }): string {
  return path === "" ? message : `${path}: ${message}`;
}

function refused(why: "too-long" | "no-form" | "unread", message: string): SessionResult {
  return { ok: false, problem: { kind: "file", why, message } };
}
