import * as fc from "fast-check";
import { DirectedGraph } from "graphology";
import { parse } from "graphology-graphml";
import { describe, expect, it } from "vitest";
import { graphmlChunks, type Trace } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

const inGraphology = (trace: Trace): DirectedGraph =>
  parse<DirectedGraph>(DirectedGraph, [...graphmlChunks(trace)].join(""));

describe("GraphML in graphology", () => {
  it("is the slides' figure, node by node and edge by edge", () => {
    const graph = inGraphology(slidesFigure());
    expect(
      graph.mapNodes((name, { state, level, g, h, visit }) => [name, state, level, g, h, visit]),
    ).toEqual([
      ["n0", "123450786", 0, 0, 4, 0],
      ["n1", "123456780", 1, 1, 6, undefined],
      ["n2", "123405786", 1, 1, 2, 1],
      ["n3", "120453786", 1, 1, 6, undefined],
      ["n4", "123485706", 2, 2, 4, undefined],
      ["n5", "123045786", 2, 2, 4, undefined],
      ["n6", "103425786", 2, 2, 0, 2],
    ]);
    expect(graph.mapEdges((_, { action }, tail, head) => [tail, action, head])).toEqual([
      ["n0", "D", "n1"],
      ["n0", "L", "n2"],
      ["n0", "U", "n3"],
      ["n2", "D", "n4"],
      ["n2", "L", "n5"],
      ["n2", "U", "n6"],
    ]);
  });

  it("has the names of the states, whatever they are", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), (choices) => {
        const { tree } = traceFromChoices(choices).run;
        const graph = inGraphology(traceFromChoices(choices));
        expect(graph.mapNodes((_, { state }) => (state as string | undefined) ?? "")).toEqual(
          Array.from({ length: tree.size }, (_, node) => tree.key(node)),
        );
      }),
    );
  });
});
