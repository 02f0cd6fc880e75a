import type { ReadTree, Trace } from "../index.ts";
import { plainRun } from "./plain-run.ts";

/** A trace as plain data, so that a test compares whole traces. */
export function plainTrace({ problem, run }: Trace): object {
  return { problem, run: plainRun(run) };
}

/** What came back of a file as plain data: the trace, or why there is none. */
export function plainRead(read: ReadTree): object {
  if (!read.ok) return read.problem;
  if (read.kind === "trace") return plainTrace(read.trace);
  const { tree, visits } = read.tree;
  return { nodes: Array.from({ length: tree.size }, (_, id) => tree.node(id)), visits };
}
