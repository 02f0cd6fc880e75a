import { NONE, SearchTree, StateTable, type Outcome, type Rules } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { runFromTree } from "./run-from-tree.ts";
import { readResult } from "./unreadable.ts";

const RULES: Rules = {
  search: "breadth-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "none",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

interface Case {
  readonly rules?: Partial<Rules>;
  /** The parent of each node after the root. */
  readonly parents: readonly number[];
  /** The nodes in order of visit. */
  readonly visits: readonly number[];
  readonly outcome?: Outcome;
  readonly states?: string;
  readonly h?: readonly number[];
}

/** What is wrong with a run, "" where nothing is. */
function problemOf({ rules, parents, visits, outcome, states = "ABCDEFG", h = [] }: Case): string {
  const tree = new SearchTree<string, string>(new StateTable((state) => state));
  [NONE, ...parents].forEach((parent, node) => {
    tree.add(tree.states.number(states.charAt(node)), null, parent, 0, h[node] ?? 0);
  });
  const visitOf = Array.from({ length: tree.size }, (_, node) => {
    const visit = visits.indexOf(node);
    return visit === -1 ? null : visit;
  });
  const parts = {
    rules: { ...RULES, ...rules },
    tree,
    visitOf,
    outcome: outcome ?? "stopped",
    counters: null,
  };
  const result = readResult(() => ({ ok: true as const, run: runFromTree(parts) }));
  return result.ok ? "" : `${result.problem.path} ${result.problem.message}`;
}

describe("a run that no search could have made", () => {
  it.each<[string, Case, string]>([
    [
      "a node visited before it is generated",
      { parents: [0, 1], visits: [0, 2, 1] },
      "visits[1] is node 2, which is generated later",
    ],
    [
      "children numbered in another order than their parents were visited",
      { parents: [0, 0, 1, 2], visits: [0, 2, 1], rules: { search: "best-first" } },
      "nodes[2].firstChild is 4; its visit is number 1, when the next new node is 3",
    ],
    [
      "children of a node that was never visited",
      { parents: [0, 0, 2], visits: [0, 1] },
      "nodes[3].parent is 2; that node was never visited, so it has no children",
    ],
    [
      "children of a node at the depth limit",
      { parents: [0, 1], visits: [0, 1], rules: { depthLimit: 1 } },
      "nodes[1].firstChild is 2; a node that is at the depth limit has no children",
    ],
    [
      "children of the goal",
      { parents: [0, 1], visits: [0, 1], outcome: "found" },
      "nodes[1].firstChild is 2; a node that is the goal has no children",
    ],
    [
      "a goal that no visit could have found",
      { parents: [], visits: [], outcome: "found" },
      "outcome is found; the goal is tested at a visit, and there is none",
    ],
    [
      "a goal that the last visit did not generate",
      { parents: [0], visits: [0, 1], outcome: "found", rules: { goalTest: "generate" } },
      "outcome is found; the last visit did not generate the last node",
    ],
    [
      "an order of visits that is not the search's",
      { parents: [0, 0], visits: [0, 2] },
      "visits are in another order than breadth-first search takes (ties fifo, duplicates none)",
    ],
    [
      "a node thrown away whose state was never visited",
      { parents: [0, 0], visits: [0, 2], rules: { duplicates: "closed" } },
      "visits are in another order than breadth-first search takes (ties fifo, duplicates closed)",
    ],
    [
      "a search that gave up early",
      { parents: [0, 0], visits: [0, 1], outcome: "exhausted" },
      "outcome is exhausted; 1 nodes were never taken from the frontier",
    ],
    [
      "a limit that left nodes unexpanded in a search that was exhausted",
      { parents: [0], visits: [0, 1], outcome: "exhausted", rules: { depthLimit: 1 } },
      "outcome is exhausted; nodes at the depth limit were not expanded",
    ],
    [
      "a limit that cut nothing off",
      { parents: [0], visits: [0, 1], outcome: "cut-off", rules: { depthLimit: 2 } },
      "outcome is cut-off; no node at a depth limit was visited",
    ],
  ])("is refused: %s", (_, run, message) => {
    expect(problemOf(run)).toBe(message);
  });
});

describe("a run that a search could have made", () => {
  it.each<[string, Case]>([
    [
      "children in the order of visits",
      {
        parents: [0, 0, 2, 1],
        visits: [0, 2, 1],
        rules: { search: "best-first" },
        h: [0, 2, 1, 3, 3],
      },
    ],
    [
      "a copy thrown away",
      {
        parents: [0, 0],
        visits: [0, 1],
        states: "ABB",
        rules: { duplicates: "closed" },
        outcome: "exhausted",
      },
    ],
    ["a cut-off", { parents: [0], visits: [0, 1], outcome: "cut-off", rules: { depthLimit: 1 } }],
    [
      "a goal that is the root",
      { parents: [], visits: [], outcome: "found", rules: { goalTest: "generate" } },
    ],
    ["a search that never began", { parents: [], visits: [] }],
  ])("is taken: %s", (_, run) => {
    expect(problemOf(run)).toBe("");
  });
});
