import type { SearchRun, SearchTree } from "@jejak/search";
import type { ReadTrace } from "../read-result.ts";
import type { Header } from "./header-at.ts";
import { runFromTree } from "./run-from-tree.ts";
import { shown } from "./shape.ts";
import { Unreadable } from "./unreadable.ts";

const COUNTED = ["visited", "expanded", "generated", "thrownAway"] as const;

/** Puts a trace together from its header, its tree and its visits, and checks that they fit. */
export function traceFromParts(
  header: Omit<Header, "visitNodes">,
  tree: SearchTree<string, string>,
  visits: readonly number[],
): Extract<ReadTrace, { ok: true }> {
  const { problem, counters } = header;
  if (tree.key(0) !== problem.start) {
    const root = shown(tree.key(0));
    throw new Unreadable("nodes[0].state", `is ${root}; problem.start is ${shown(problem.start)}`);
  }
  const run = runFromTree({ ...header, tree, visits });
  const notes = [...header.notes];
  if (counters === null) {
    notes.push("The file has no counters; dropped and largestFrontier are unknown and stand as 0.");
  } else {
    checkCounters(run, counters);
  }
  return { ok: true, kind: "trace", trace: { problem, run }, notes };
}

function checkCounters(
  run: SearchRun<string, string>,
  counters: NonNullable<Header["counters"]>,
): void {
  for (const name of COUNTED) {
    if (counters[name] !== run.counters[name]) {
      throw new Unreadable(
        `counters.${name}`,
        `is ${counters[name]}; nodes make it ${run.counters[name]}`,
      );
    }
  }
}
