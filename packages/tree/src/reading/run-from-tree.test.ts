import { NONE, SearchTree, StateTable, type Rules, type Outcome, type Pass } from "@jejak/search";
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
  readonly passes?: readonly Pass[];
}

/** What is wrong with a run, "" where nothing is. */
function problemOf({
  rules,
  parents,
  visits,
  outcome,
  states = "ABCDEFG",
  h = [],
  passes,
}: Case): string {
  const tree = new SearchTree<string, string>(new StateTable((state) => state));
  [NONE, ...parents].forEach((parent, node) => {
    tree.add(tree.states.number(states.charAt(node)), null, parent, 0, h[node] ?? 0);
  });
  const parts = {
    rules: { ...RULES, ...rules },
    tree,
    visits,
    outcome: outcome ?? "stopped",
    counters: null,
    passes: passes ?? null,
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
      "a node visited again",
      { parents: [0], visits: [0, 1, 0] },
      "visits[2] is node 0, which was visited before",
    ],
    [
      "passes of a search that has none",
      { parents: [], visits: [0], passes: [{ limit: 0, root: 0, firstVisit: 1 }] },
      "passes are there; breadth-first search has none",
    ],
    [
      "a search in passes without any",
      { parents: [], visits: [0], rules: { search: "ida-star" } },
      "passes are missing; ida-star has some",
    ],
    [
      "a pass that begins elsewhere",
      {
        parents: [NONE],
        visits: [0, 1],
        rules: { search: "iterative-deepening" },
        passes: [
          { limit: 0, root: 0, firstVisit: 1 },
          { limit: 1, root: 1, firstVisit: 1 },
        ],
      },
      "passes[1].firstVisit is 1; that visit is not its root's",
    ],
    [
      "a pass without a root of its own",
      {
        parents: [0],
        visits: [0, 1],
        rules: { search: "iterative-deepening" },
        passes: [
          { limit: 1, root: 0, firstVisit: 1 },
          { limit: 2, root: 1, firstVisit: 2 },
        ],
      },
      "passes[1].root is 1; there is no root left",
    ],
    [
      "a root without a pass",
      {
        parents: [NONE],
        visits: [0, 1],
        rules: { search: "iterative-deepening" },
        passes: [{ limit: 0, root: 0, firstVisit: 1 }],
      },
      "passes are 1; there are 2 roots",
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
    [
      "a search in passes",
      {
        parents: [NONE, 1],
        visits: [0, 1, 2],
        states: "AAB",
        rules: { search: "iterative-deepening" },
        passes: [
          { limit: 0, root: 0, firstVisit: 1 },
          { limit: 1, root: 1, firstVisit: 2 },
        ],
      },
    ],
    [
      "nodes visited again",
      { parents: [0], visits: [0, 1, 0, 1], rules: { search: "recursive-best-first" } },
    ],
  ])("is taken: %s", (_, run) => {
    expect(problemOf(run)).toBe("");
  });
});
