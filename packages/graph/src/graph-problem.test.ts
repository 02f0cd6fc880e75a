import { describe, expect, it } from "vitest";
import { checkGraphSearch, graphProblem, readGraph, tableHeuristic, type Graph } from "./index.ts";

function graphOf(text: string): Graph {
  const read = readGraph(text);
  if (!read.ok) throw new Error(read.problem[0]?.message);
  return read.value.graph;
}

const MIXED = graphOf(
  "A -> C 3, A -> B 1, A -> A 2, B -- A 4, A -> B 5, D -- D 1\nX\nh: A 3, B 1, C 0",
);

describe("a graph as a problem", () => {
  it.each([
    ["listed", ["C 3", "B 1", "A 2", "B 4", "B 5"]],
    ["reversed", ["B 5", "B 4", "A 2", "B 1", "C 3"]],
    ["alphabetical", ["A 2", "B 1", "B 4", "B 5", "C 3"]],
  ])(
    "has its children in %s order, parallel edges and loops among them",
    (childOrder, children) => {
      const problem = graphProblem({ graph: MIXED, start: "A", goal: "C", childOrder });
      expect(problem.successors("A").map(({ state, cost }) => `${state} ${cost}`)).toEqual(
        children,
      );
    },
  );

  it("uses edges both ways where they lead both ways, a loop once", () => {
    const problem = graphProblem({ graph: MIXED, start: "A", goal: "C" });
    expect(problem.successors("B")).toEqual([{ state: "A", action: "A", cost: 4 }]);
    expect(problem.successors("D")).toEqual([{ state: "D", action: "D", cost: 1 }]);
    expect(problem.successors("X")).toEqual([]);
  });

  it("calls an action after its edge, or after the node that it leads to", () => {
    const graph = graphOf('{"edges": [{"from": "A", "to": "B", "name": "go"}, ["A", "C"]]}');
    const problem = graphProblem({ graph, start: "A", goal: "C" });
    expect(problem.successors("A").map(({ action }) => action)).toEqual(["go", "C"]);
  });

  it("has one start and any of several goals", () => {
    const problem = graphProblem({ graph: MIXED, start: "B", goal: ["C", "X", "C"] });
    expect([problem.initial, problem.goals]).toEqual(["B", ["C", "X"]]);
    expect(["A", "C", "X"].map((node) => problem.isGoal(node))).toEqual([false, true, true]);
  });

  it.each([
    [
      { start: "E", goal: "C" },
      { part: "start", message: "the graph has no node E; its nodes are A, C, B, D, X" },
    ],
    [
      { start: "A", goal: ["C", "c"] },
      { part: "goal", message: "the graph has no node c; it has C" },
    ],
    [
      { start: "A", goal: [] },
      { part: "goal", message: "there is no goal: name a node" },
    ],
    [
      { start: "A", goal: "C", childOrder: ["D", "R"] },
      {
        part: "childOrder",
        message: 'a graph has no child order "D,R"; it has listed, reversed, alphabetical',
      },
    ],
  ])("is not made from %j", (search, problem) => {
    expect(checkGraphSearch({ graph: MIXED, ...search })).toEqual({ ok: false, problem });
    expect(() => graphProblem({ graph: MIXED, ...search })).toThrow(problem.message);
  });
});

describe("the table of a graph as a heuristic", () => {
  it("gives the value of each node", () => {
    const heuristic = tableHeuristic(MIXED, "A");
    expect(heuristic.ok && ["A", "B", "C"].map((node) => heuristic.value(node))).toEqual([3, 1, 0]);
  });

  it("needs a value for every node that can be reached, and for no other", () => {
    expect(tableHeuristic(MIXED, "D")).toEqual({
      ok: false,
      problem: {
        missing: ["D"],
        message:
          "h has no value for D: give one to every node that can be reached, such as h: { D: 0 }",
      },
    });
    const ring = graphOf("A -> B, B -> C, C -> D, D -> E, E -> F, F -> G, G -> A\nh: B 1");
    expect(tableHeuristic(ring, "A")).toEqual({
      ok: false,
      problem: {
        missing: ["A", "C", "D", "E", "F", "G"],
        message:
          "h has no value for A, C, D, E, F and 1 more: give one to every node that can be reached, such as h: { A: 0 }",
      },
    });
  });
});
