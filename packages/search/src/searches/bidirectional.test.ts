import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bidirectional, search, solutionPath, type BothEnds } from "../index.ts";
import { plainGraphProblem, type PlainGraph } from "../testing/plain-graph.ts";

function bothEnds(graph: PlainGraph): BothEnds<string, string> {
  return {
    goals: graph.goals,
    predecessors: (state) =>
      graph.edges.flatMap(([from, to, cost], index) =>
        to === state ? [{ state: from, action: `edge ${index}`, cost }] : [],
      ),
  };
}

const state = fc.constantFrom("A", "B", "C", "D", "E", "F", "G");
const graphs: fc.Arbitrary<PlainGraph> = fc.record({
  start: state,
  goals: fc.array(state, { maxLength: 2 }),
  edges: fc.array(fc.tuple(state, state, fc.constant(1)), { maxLength: 14 }),
  h: fc.constant({}),
});

describe("bidirectional breadth-first search", () => {
  it("finds a path of the least number of actions, exactly where there is one", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const problem = plainGraphProblem(graph);
        const run = bidirectional(problem, bothEnds(graph));
        const oneWay = search(problem, {
          search: "breadth-first",
          childOrder: "listed",
          depthLimit: null,
          duplicates: "generated",
          goalTest: "visit",
          ties: "fifo",
          heuristic: [],
        });
        expect(run.outcome).toBe(oneWay.outcome);
        expect(run.path.length).toBe(solutionPath(oneWay).length);
        // Each action leads from one state of the path to the next.
        for (const [step, action] of run.actions.entries()) {
          const edge = graph.edges[Number(action.replace("edge ", ""))];
          expect(edge?.slice(0, 2)).toEqual([run.path[step], run.path[step + 1]]);
        }
        expect(run.actions.length).toBe(Math.max(0, run.path.length - 1));
      }),
      { numRuns: 500 },
    );
  });

  it("takes turns level by level and stops at the first state that both trees have", () => {
    const edges = ["AB", "AC", "BD", "CE", "EG", "DF", "FG"].map(
      (edge) => [edge.charAt(0), edge.charAt(1), 1] as const,
    );
    const graph: PlainGraph = { start: "A", goals: ["G"], edges, h: {} };
    const { trees, visits, meeting, path, actions } = bidirectional(
      plainGraphProblem(graph),
      bothEnds(graph),
    );
    const written = visits.map(({ side, node }) => `${side} ${trees[side].state(node)}`);
    expect(written).toEqual(["forward A", "backward G", "forward B", "forward C"]);
    expect(meeting).toEqual({ forward: 4, backward: 1 });
    expect([path.join(" "), actions]).toEqual(["A C E G", ["edge 1", "edge 3", "edge 4"]]);
  });

  it("is at its end when the start is a goal, and stops at a bound", () => {
    const edges = [["A", "B", 1] as const];
    const atGoal: PlainGraph = { start: "A", goals: ["A"], edges, h: {} };
    expect(bidirectional(plainGraphProblem(atGoal), bothEnds(atGoal))).toMatchObject({
      outcome: "found",
      visits: [],
      path: ["A"],
      actions: [],
    });
    const apart: PlainGraph = { start: "A", goals: ["Z"], edges, h: {} };
    const bounded = { ...bothEnds(apart), bounds: { nodes: 2 } };
    expect(bidirectional(plainGraphProblem(apart), bounded).outcome).toBe("stopped");
  });
});
