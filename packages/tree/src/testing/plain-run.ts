import type { SearchRun } from "@jejak/search";

/** A run as plain data, so that a test compares whole runs. */
export function plainRun(run: SearchRun<string, string>): object {
  const { rules, tree, visits, outcome, goal, counters, passes } = run;
  const nodes = Array.from({ length: tree.size }, (_, id) => tree.node(id));
  return { rules, nodes, visits: [...visits], outcome, goal, counters: { ...counters }, passes };
}
