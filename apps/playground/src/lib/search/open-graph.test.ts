import { describe, expect, it } from "vitest";
import { wordOf } from "@jejak/ui/tree";
import { openGraph } from "./open-graph.ts";
import type { GraphRequest } from "./search-request.ts";
import type { Session, SessionProblem } from "./session.ts";

const request: GraphRequest = {
  kind: "graph",
  text: "start: S\ngoal: G\nS -> A 1, B 4\nA -> B 2, G 9\nB -> G 3\nh: S 6, A 5, B 3, G 0",
  start: null,
  goals: [],
  rules: {
    search: "a-star",
    childOrder: "listed",
    depthLimit: null,
    duplicates: "reached",
    goalTest: "visit",
    ties: "fifo",
    heuristic: [{ name: "table", weight: 1 }],
  },
};

function opened(change: Partial<GraphRequest> = {}): Session {
  const result = openGraph({ ...request, ...change });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

function problemOf(change: Partial<GraphRequest>): SessionProblem | null {
  const result = openGraph({ ...request, ...change });
  return result.ok ? null : result.problem;
}

describe("a graph, ready to be stepped", () => {
  // By hand: S (f 6); A 1 + 5, B 4 + 3; A is taken: B again at 3 (f 6), G at 10; B (3): G at 6.
  const session = opened();
  const words = (nodes: readonly number[]): string[] =>
    nodes.map((node) => `${wordOf(session.summary.tree, node)} ${session.summary.tree.g[node]}`);

  it("visits nodes by g + h, the cheaper copy of B before the first", () => {
    const { tree, outcome, goal } = session.summary;
    expect(words([...tree.visits])).toEqual(["S 0", "A 1", "B 3", "G 6"]);
    expect([outcome, goal === null ? null : tree.g[goal]]).toEqual(["found", 6]);
  });

  it("shows frontier, children and what was dropped at each step", () => {
    const view = session.at(2);
    expect(words(view.generated)).toEqual(["B 3", "G 10"]);
    expect(words(view.frontier.nodes)).toEqual(["B 3", "B 4", "G 10"]);
    const [toB] = opened({ rules: { ...request.rules, duplicates: "generated" } }).at(2).dropped;
    expect(toB).toEqual({ word: "B", move: "B", cost: 2 });
  });

  it("says what its table is worth and where its nodes lie", () => {
    const { graph } = session.summary;
    expect([graph?.start, graph?.goals, graph?.form]).toEqual(["S", ["G"], "edge list"]);
    expect([graph?.table?.admissible, graph?.table?.consistent]).toEqual([true, true]);
    expect(graph?.picture?.nodes.map(({ name, h }) => [name, h])).toEqual([
      ["S", 6],
      ["A", 5],
      ["B", 3],
      ["G", 0],
    ]);
    expect(graph?.picture?.edges[3]).toEqual({ from: 1, to: 3, cost: 9, twoWay: false });
  });

  it("takes a start and goals that were chosen before those of the text, and a weight of h", () => {
    const chosen = opened({ start: "A", goals: ["B", "G"] });
    expect(wordOf(chosen.summary.tree, chosen.summary.goal ?? -1)).toBe("B");
    const rules = { ...request.rules, heuristic: [{ name: "table", weight: 2 }] };
    expect([...opened({ rules }).summary.tree.h].slice(0, 3)).toEqual([12, 10, 6]);
  });
});

describe("a graph that cannot be searched", () => {
  it("is refused with the place of each mistake, or with what is missing", () => {
    const broken = problemOf({ text: "A -> B 4\nB -> -> C" });
    expect([broken?.kind, broken?.places?.map(({ line }) => line)]).toEqual(["graph", [2]]);
    expect(problemOf({ start: "Q" })?.kind).toBe("graph");
    expect(problemOf({ text: "A -> B 4" })?.kind).toBe("heuristic");
  });

  it("is searched without h by a search that needs none", () => {
    const rules = { ...request.rules, search: "breadth-first" } as const;
    const session = opened({ text: "A -> B 4", rules });
    expect(session.summary.request.rules.heuristic).toEqual([]);
  });
});
