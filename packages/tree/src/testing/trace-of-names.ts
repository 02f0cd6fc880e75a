import { search } from "@jejak/search";
import type { Trace } from "../trace.ts";
import { onePath } from "./one-path.ts";
import { smallGraph } from "./small-graph.ts";

/** A search from the first name, whose children are the others, to the last one. */
export function traceOfNames(names: readonly string[]): Trace {
  const [start = "", ...others] = names;
  const goal = names.at(-1) ?? "";
  const children = others.map((state) => ({ state, action: `to ${state}`, cost: 1 }));
  const run = search(smallGraph(start, [goal], new Map([[start, children]])), onePath(0).run.rules);
  return { problem: { kind: "graph", start, goal, edges: [] }, run };
}
