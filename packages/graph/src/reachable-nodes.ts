import type { Arc } from "./arcs.ts";

/** The nodes that some path from `start` reaches, `start` first, in breadth-first order. */
export function reachableNodes(
  arcs: ReadonlyMap<string, readonly Arc[]>,
  start: string,
): readonly string[] {
  const reached = new Set([start]);
  // A Set goes on to what is added while it is walked.
  for (const node of reached) {
    for (const { state } of arcs.get(node) ?? []) reached.add(state);
  }
  return [...reached];
}
