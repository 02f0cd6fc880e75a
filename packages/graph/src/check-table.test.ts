import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTable, readGraph, type Graph } from "./index.ts";

function graphOf(text: string): Graph {
  const read = readGraph(text);
  if (!read.ok) throw new Error(read.problem[0]?.message);
  return read.value.graph;
}

/** Costs to the nearest goal by going over all edges as often as there are nodes: Bellman and Ford. */
function distancesByHand({ nodes, edges }: Graph, goals: readonly string[]): Map<string, number> {
  const distances = new Map(nodes.map((node) => [node, goals.includes(node) ? 0 : Infinity]));
  const shorten = (from: string, to: string, cost: number): void => {
    const there = (distances.get(to) as number) + cost;
    if (there < (distances.get(from) as number)) distances.set(from, there);
  };
  for (const _ of nodes) {
    for (const { from, to, cost, twoWay } of edges) {
      shorten(from, to, cost);
      if (twoWay) shorten(to, from, cost);
    }
  }
  return distances;
}

const wholeGraph: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 7 }).chain((size) => {
  const nodes = [..."ABCDEFG"].slice(0, size);
  const node = fc.constantFrom(...nodes);
  const edge = fc.record({
    from: node,
    to: node,
    cost: fc.integer({ min: 0, max: 9 }),
    twoWay: fc.boolean(),
  });
  const h = fc.array(fc.tuple(node, fc.integer({ min: 0, max: 12 })), { maxLength: 10 });
  return fc.record({
    nodes: fc.constant(nodes),
    edges: fc.array(edge, { maxLength: 14 }),
    h: h.map((values) => new Map(values)),
  });
});

describe("the check of a table of heuristic values", () => {
  it("names the edge along which an admissible table is inconsistent", () => {
    // h(A) = 6 is the exact cost, but it falls by 5 along the edge of cost 1 to C.
    const graph = graphOf("A -> C 1, A -> B 2, C -> G 5, B -> G 6\nh: A 6, B 5, C 1, G 0");
    expect(checkTable(graph, ["G"])).toEqual({
      admissible: true,
      consistent: false,
      overestimates: [],
      inconsistentEdges: [{ from: "A", to: "C", cost: 1, hFrom: 6, hTo: 1 }],
      missing: [],
      distances: new Map([
        ["A", 6],
        ["C", 5],
        ["B", 6],
        ["G", 0],
      ]),
    });
  });

  it("names the nodes whose value is more than the exact cost", () => {
    const graph = graphOf("A -- B 2, B -> G 1, X -> A 1\nh: A 4, B 1, G 0");
    expect(checkTable(graph, ["G"])).toEqual({
      admissible: false,
      consistent: false,
      overestimates: [{ node: "A", h: 4, distance: 3 }],
      inconsistentEdges: [{ from: "A", to: "B", cost: 2, hFrom: 4, hTo: 1 }],
      missing: ["X"],
      distances: new Map([
        ["A", 3],
        ["B", 1],
        ["G", 0],
        ["X", 4],
      ]),
    });
  });

  it("adds decimals as on paper", () => {
    // In binary fractions 0.1 + 0.7 is a little less than 0.8.
    const graph = graphOf("A -> B 0.1, B -> G 0.7\nh: A 0.8, B 0.7, G 0");
    const check = checkTable(graph, ["G"]);
    expect([check.admissible, check.consistent, check.distances.get("A")]).toEqual([
      true,
      true,
      0.8,
    ]);
  });

  it("holds a value above 0 at a goal for inadmissible and inconsistent", () => {
    const check = checkTable(graphOf("A -> G 9\nh: A 9, G 1"), ["G"]);
    expect([check.admissible, check.consistent, check.overestimates]).toEqual([
      false,
      false,
      [{ node: "G", h: 1, distance: 0 }],
    ]);
  });

  it("agrees with distances found by going over all edges again and again", () => {
    fc.assert(
      fc.property(wholeGraph, fc.nat(), fc.nat(), (graph, first, second) => {
        const { nodes, edges, h } = graph;
        const goals = [first, second].map((at) => nodes[at % nodes.length] as string);
        const distances = distancesByHand(graph, goals);
        const check = checkTable(graph, goals);
        const value = (node: string): number => h.get(node) ?? NaN;
        const breaks = ({ from, to, cost }: { from: string; to: string; cost: number }): boolean =>
          value(from) > cost + value(to);
        const isBroken = edges.some(
          (edge) =>
            breaks(edge) ||
            (edge.twoWay && breaks({ from: edge.to, to: edge.from, cost: edge.cost })),
        );
        expect(check.distances).toEqual(distances);
        expect(check.overestimates.map(({ node }) => node)).toEqual(
          nodes.filter((node) => value(node) > (distances.get(node) as number)),
        );
        expect(check.inconsistentEdges.length > 0).toBe(isBroken);
        expect(check.inconsistentEdges.every(breaks)).toBe(true);
        expect(check.missing).toEqual(nodes.filter((node) => !h.has(node)));
      }),
    );
  });
});
