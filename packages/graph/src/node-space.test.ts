import {
  DUPLICATES,
  GOAL_TESTS,
  replay,
  search,
  SEARCHES,
  SearchMemory,
  TIES,
  type Problem,
  type Rules,
  type SearchRun,
} from "@jejak/search";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRAPH_CHILD_ORDERS } from "./child-order.ts";
import { graphProblem } from "./graph-problem.ts";
import type { Graph } from "./graph.ts";
import { randomGraph } from "./testing/random-graph.ts";
import { graphOfText } from "./testing/run-on-graph.ts";

const rulesFor: fc.Arbitrary<Rules> = fc
  .record({
    search: fc.constantFrom(...SEARCHES),
    childOrder: fc.constantFrom(...GRAPH_CHILD_ORDERS),
    depthLimit: fc.option(fc.nat(5)),
    duplicates: fc.constantFrom(...DUPLICATES),
    goalTest: fc.constantFrom(...GOAL_TESTS),
    ties: fc.constantFrom(...TIES),
    heuristic: fc.constantFrom([], [{ name: "table", weight: 1 }]),
  })
  .map((rules): Rules => {
    if (rules.search === "weighted-a-star") return { ...rules, weight: 1.5 };
    if (rules.search === "beam") return { ...rules, beamWidth: 2 };
    return rules.search === "recursive-best-first" ? { ...rules, duplicates: "path" } : rules;
  });

/** Every other edge with a name of its own, so that parallel edges are told apart. */
const namedGraph = randomGraph.map((graph): Graph => ({
  ...graph,
  edges: graph.edges.map((edge, at) => (at % 2 === 0 ? edge : { ...edge, name: `edge ${at}` })),
}));

/** The same with all costs 1, as graphs without costs have them. */
const unitGraph = namedGraph.map((graph): Graph => ({
  ...graph,
  edges: graph.edges.map((edge) => ({ ...edge, cost: 1 })),
}));

const searches = fc
  .record({ graph: fc.oneof(namedGraph, unitGraph), rules: rulesFor, a: fc.nat(), b: fc.nat() })
  .map(({ graph, rules, a, b }) => {
    const { nodes, h } = graph;
    const at = (place: number): string => nodes[place % nodes.length] ?? "";
    const { childOrder } = rules;
    const problem = graphProblem({ graph, start: at(a), goal: [at(b)], childOrder });
    return { problem, rules, heuristic: (node: string): number => h.get(node) ?? 0 };
  });

/** The same problem without its integers. */
function overWords(problem: Problem<string, string>): Problem<string, string> {
  return {
    initial: problem.initial,
    isGoal: (node) => problem.isGoal(node),
    successors: (node) => problem.successors(node),
    key: (node) => problem.key(node),
  };
}

function fieldsOf(run: SearchRun<string, string>): unknown {
  const { tree, visits, outcome, goal, counters, passes } = run;
  const each = <Value>(of: (node: number) => Value): Value[] =>
    Array.from({ length: tree.size }, (_, node) => of(node));
  return {
    nodes: each((node) => tree.node(node)),
    keys: each((node) => tree.key(node)),
    sameStates: each((node) => each((other) => tree.stateNumber(node) === tree.stateNumber(other))),
    visits: [...visits],
    ...{ outcome, goal, counters, passes },
    lastFrontier: visits.length === 0 ? [] : replay(run).frontierAfter(visits.length),
  };
}

describe("a graph over integers", () => {
  it("gives in every field the run that the graph over words gives", () => {
    const memory = new SearchMemory();
    fc.assert(
      fc.property(searches, ({ problem, rules, heuristic }) => {
        const options = { heuristic, bounds: { nodes: 60 } };
        const words = search<string, string>(overWords(problem), rules, options);
        const integers = search<string, string>(problem, rules, { ...options, memory });
        expect(problem.space).toBeDefined();
        expect(fieldsOf(integers)).toEqual(fieldsOf(words));
      }),
      { numRuns: 1000 },
    );
  });

  it("has every field also where a node has many edges", () => {
    const many = Array.from({ length: 40 }, (_, at) => `S -> N${at} ${1 + (at % 3)}`);
    const graph = graphOfText([...many, "N39 -> G 1", "N0 -> G 1"].join("\n"));
    const problem = graphProblem({ graph, start: "S", goal: "G" });
    for (const duplicates of DUPLICATES) {
      const rules: Rules = {
        search: "uniform-cost",
        childOrder: "listed",
        depthLimit: null,
        duplicates,
        goalTest: "visit",
        ties: "fifo",
        heuristic: [],
      };
      const words = search<string, string>(overWords(problem), rules);
      expect(fieldsOf(search<string, string>(problem, rules))).toEqual(fieldsOf(words));
    }
  });

  it("numbers its nodes from 0 and knows no others", () => {
    const graph = graphOfText("A -> C 3, A -> B 1, B -- A 4\nX");
    const { space } = graphProblem({ graph, start: "A", goal: "C" });
    if (space === undefined) throw new Error("no space");
    const codes = graph.nodes.map((node) => space.encodeLow(node));
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(codes.map((code) => space.decode(code, 0))).toEqual(["A", "C", "B", "X"]);
    expect([space.unitCosts, space.indices, space.marks]).toEqual([false, 4, 4]);
    expect(() => space.encodeLow("D")).toThrow("the graph has no node D");
  });

  it("is left behind by a copy of the problem that has another goal", () => {
    const problem = graphProblem({ graph: graphOfText("A -> B"), start: "A", goal: "B" });
    const copy: Problem<string, string> = { ...problem, isGoal: () => false };
    expect([problem.space === undefined, copy.space]).toEqual([false, undefined]);
  });
});
