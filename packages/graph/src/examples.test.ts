import { readFileSync } from "node:fs";
import { solutionPath } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { checkTable, type Graph } from "./index.ts";
import { graphOfText, runOnGraph, visitsOf, type RunOnGraph } from "./testing/run-on-graph.ts";

function example(file: string): Graph {
  return graphOfText(readFileSync(new URL(`../../../examples/${file}`, import.meta.url), "utf8"));
}

/** Order of visits, path and cost. */
function outcome(graph: Graph, asked: RunOnGraph): [string, string, number | null] {
  const run = runOnGraph(graph, asked);
  const cost = run.goal === null ? null : run.tree.g(run.goal);
  return [visitsOf(run), solutionPath(run).join(" "), cost];
}

describe("the map of Romania", () => {
  const romania = example("romania/romania.yaml");
  const asked = { start: "Arad", goal: "Bucharest", duplicates: "closed" } as const;

  it("is travelled greedily at 450", () => {
    expect(outcome(romania, { ...asked, search: "best-first" })).toEqual([
      "Arad Sibiu Fagaras Bucharest",
      "Arad Sibiu Fagaras Bucharest",
      450,
    ]);
  });

  it("is travelled by A* at 418, the values of f as the book has them", () => {
    const run = runOnGraph(romania, { ...asked, search: "a-star" });
    const { tree } = run;
    expect(run.visits.map((node) => `${tree.state(node)} ${tree.g(node)}+${tree.h(node)}`)).toEqual(
      [
        "Arad 0+366",
        "Sibiu 140+253",
        "Rimnicu Vilcea 220+193",
        "Fagaras 239+176",
        "Pitesti 317+100",
        "Bucharest 418+0",
      ],
    );
    expect(solutionPath(run)).toEqual(["Arad", "Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]);
  });

  it("costs A* 450 when a city is marked as soon as it is queued", () => {
    const [, path, cost] = outcome(romania, {
      ...asked,
      search: "a-star",
      duplicates: "generated",
    });
    expect([path, cost]).toEqual(["Arad Sibiu Fagaras Bucharest", 450]);
  });

  it("has A* expand ten nodes from Lugoj as a tree search and six as a graph search", () => {
    const lugoj = { ...asked, start: "Lugoj", search: "a-star" } as const;
    expect(outcome(romania, { ...lugoj, duplicates: "none" })).toEqual([
      "Lugoj Mehadia Lugoj Drobeta Craiova Timisoara Mehadia Mehadia Lugoj Pitesti Bucharest",
      "Lugoj Mehadia Drobeta Craiova Pitesti Bucharest",
      504,
    ]);
    expect(outcome(romania, lugoj)[0]).toBe(
      "Lugoj Mehadia Drobeta Craiova Timisoara Pitesti Bucharest",
    );
  });

  it("has a consistent table", () => {
    const check = checkTable(romania, ["Bucharest"]);
    expect([check.admissible, check.consistent, check.missing]).toEqual([true, true, []]);
    expect(check.distances.get("Arad")).toBe(418);
  });
});

describe("the graph with the inconsistent heuristic", () => {
  const graph = example("inconsistent-heuristic/graph.dot");
  const asked = { start: "A", goal: "G", search: "a-star" } as const;

  it("is searched at cost 10 with reopening and at 12 without", () => {
    expect(outcome(graph, { ...asked, duplicates: "reached" })).toEqual([
      "A C D F E F B C D E F G",
      "A B C D E F G",
      10,
    ]);
    expect(outcome(graph, { ...asked, duplicates: "closed" })).toEqual([
      "A C D F E B G",
      "A C D F G",
      12,
    ]);
  });

  it("has an admissible table that four edges make inconsistent", () => {
    const { admissible, consistent, inconsistentEdges, distances } = checkTable(graph, ["G"]);
    expect([admissible, consistent]).toEqual([true, false]);
    expect(inconsistentEdges.map(({ from, to }) => from + to)).toEqual(["AC", "BC", "DF", "EF"]);
    expect([...distances.values()]).toEqual([10, 9, 8, 7, 6, 5, 0]);
  });
});

describe("the tree from A to I", () => {
  const tree = example("tree-a-to-i/tree.txt");

  it.each([
    ["depth-first", "A B E"],
    ["breadth-first", "A B C D E"],
    ["uniform-cost", "A C B D F G E"],
    ["best-first", "A D B E"],
    ["a-star", "A C B D E"],
  ] as const)("is searched %s in the order %s", (search, order) => {
    const asked = { start: "A", goal: ["E", "I"], ties: "alphabetical" } as const;
    expect(outcome(tree, { ...asked, search })).toEqual([order, "A B E", 4]);
  });
});
