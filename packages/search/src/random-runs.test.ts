import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DUPLICATES,
  GOAL_TESTS,
  isExpanded,
  replay,
  Search,
  search,
  TIES,
  type Rules,
  type SearchRun,
} from "./index.ts";
import { plainGraphHeuristic, plainGraphProblem, type PlainGraph } from "./testing/plain-graph.ts";
import { referenceSearch } from "./testing/reference-search.ts";

const NODE_BOUND = 80;
const STATES = ["A", "B", "C", "D", "E", "F"];
const state = fc.constantFrom(...STATES);
// Halves, tenths and zero: sums that are exact, sums that are not, and costs that change nothing.
const cost = fc.constantFrom(0, 0.1, 0.5, 1, 1, 1, 2, 3, 1e6);

/** Parallel edges, loops, unreachable states, several goals or none, any h however wrong. */
const graphs: fc.Arbitrary<PlainGraph> = fc.record({
  start: state,
  goals: fc.array(state, { maxLength: 2 }),
  edges: fc.array(fc.tuple(state, state, cost), { maxLength: 14 }),
  h: fc.dictionary(state, fc.oneof(fc.constantFrom(0, 1, 2, 3, 0.3, 70_000), fc.nat(9))),
});

const anyRules: fc.Arbitrary<Rules> = fc.record({
  search: fc.constantFrom<Rules["search"][]>(
    "depth-first",
    "breadth-first",
    "best-first",
    "a-star",
    "uniform-cost",
  ),
  childOrder: fc.constant("listed"),
  depthLimit: fc.option(fc.nat(5)),
  duplicates: fc.constantFrom(...DUPLICATES),
  goalTest: fc.constantFrom(...GOAL_TESTS),
  ties: fc.constantFrom(...TIES),
  heuristic: fc.constant([{ name: "table", weight: 1 }]),
});

const optionsFor = (graph: PlainGraph) => ({
  heuristic: plainGraphHeuristic(graph),
  bounds: { nodes: NODE_BOUND },
});

const frontiersOf = (run: SearchRun<string, string>): number[][] => {
  const replayed = replay(run);
  return Array.from({ length: run.visits.length + 1 }, (_, visit) => replayed.frontierAfter(visit));
};

const nodesOf = ({ tree }: SearchRun<string, string>) =>
  Array.from({ length: tree.size }, (_, id) => tree.node(id));

describe("any search of a random graph under random rules", () => {
  it("does in every field what the plain reference does", () => {
    fc.assert(
      fc.property(graphs, anyRules, (graph, rules) => {
        const run = search(plainGraphProblem(graph), rules, optionsFor(graph));
        const expected = referenceSearch(graph, rules, NODE_BOUND);
        const { visited, expanded, generated, dropped, thrownAway, largestFrontier } = run.counters;
        expect({
          nodes: nodesOf(run).map(
            ({ id: _id, firstChild: _first, nextSibling: _next, ...rest }) => rest,
          ),
          visits: [...run.visits],
          frontiers: run.goal === 0 && rules.goalTest === "generate" ? [[]] : frontiersOf(run),
          outcome: run.outcome,
          goal: run.goal,
          expanded,
          dropped,
          thrownAway,
        }).toEqual(expected);
        expect({ visited, generated, largestFrontier }).toEqual({
          visited: expected.visits.length,
          generated: expected.nodes.length,
          largestFrontier: Math.max(0, ...expected.frontiers.slice(1).map((open) => open.length)),
        });
      }),
      { numRuns: 1500 },
    );
  });

  it("links each node to its first child and its next sibling, and to nothing else", () => {
    fc.assert(
      fc.property(graphs, anyRules, (graph, rules) => {
        const run = search(plainGraphProblem(graph), rules, optionsFor(graph));
        const nodes = nodesOf(run);
        const expected = nodes.map(({ id, parent }) => ({
          firstChild: nodes.find((other) => other.parent === id)?.id ?? null,
          nextSibling:
            nodes.find((other) => other.id > id && parent !== null && other.parent === parent)
              ?.id ?? null,
        }));
        expect(nodes.map(({ firstChild, nextSibling }) => ({ firstChild, nextSibling }))).toEqual(
          expected,
        );
        const children = nodes.map(({ id }) => run.tree.children(id));
        expect(children).toEqual(
          nodes.map(({ id }) => nodes.filter((node) => node.parent === id).map((node) => node.id)),
        );
      }),
    );
  });

  it("is the same run whether it is stepped, drained, or stepped for a while and then drained", () => {
    fc.assert(
      fc.property(graphs, anyRules, fc.nat(10), (graph, rules, stepsFirst) => {
        const problem = plainGraphProblem(graph);
        const drained = search(problem, rules, optionsFor(graph));
        const steps = [...new Search(problem, rules, optionsFor(graph))];
        const mixed = new Search(problem, rules, optionsFor(graph));
        for (let step = 0; step < stepsFirst; step++) mixed.next();
        const fields = (run: SearchRun<string, string>) => ({
          nodes: nodesOf(run),
          visits: [...run.visits],
          outcome: run.outcome,
          goal: run.goal,
          counters: run.counters,
        });
        expect(fields(mixed.finish())).toEqual(fields(drained));
        expect(steps.map((step) => step.node)).toEqual([...drained.visits]);
        expect(steps.map((step) => step.number)).toEqual(
          drained.visits.map((_, index) => index + 1),
        );
        for (const { node, childrenStart, childrenEnd } of steps) {
          const range = Array.from(
            { length: childrenEnd - childrenStart },
            (_, child) => childrenStart + child,
          );
          expect(range).toEqual(isExpanded(drained, node) ? drained.tree.children(node) : []);
        }
      }),
    );
  });

  it("tells by replay at any visit what the live search had at it", () => {
    fc.assert(
      fc.property(graphs, anyRules, (graph, rules) => {
        const live = new Search(plainGraphProblem(graph), rules, optionsFor(graph));
        const sizes = [live.run.tree.size];
        for (const _ of live) sizes.push(live.run.tree.size);
        const { run } = live;
        const replayed = replay(run);
        sizes.forEach((size, visit) => {
          expect(replayed.generatedAfter(visit)).toBe(size);
          expect(replayed.closedAfter(visit)).toEqual(run.visits.slice(0, visit));
          const node = run.visits[visit - 1];
          const path: number[] = [];
          for (let at = node ?? null; at !== null; at = run.tree.node(at).parent) path.unshift(at);
          expect(replayed.pathAt(visit)).toEqual(path);
        });
      }),
    );
  });
});
