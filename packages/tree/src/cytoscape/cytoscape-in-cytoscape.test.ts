import cytoscape from "cytoscape";
import { describe, expect, it } from "vitest";
import { cytoscapeChunks } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

describe("Cytoscape JSON in Cytoscape.js", () => {
  it("is the slides' figure with its classes", () => {
    const file = JSON.parse([...cytoscapeChunks(slidesFigure())].join("")) as object;
    const graph = cytoscape({ ...file, headless: true, styleEnabled: true });
    expect(
      graph.nodes().map((node) => [node.id(), node.data("label"), node.classes().join(" ")]),
    ).toEqual([
      ["n0", "1. 123450786", "path"],
      ["n1", "123456780", "waiting"],
      ["n2", "2. 123405786", "path"],
      ["n3", "120453786", "waiting"],
      ["n4", "123485706", "waiting"],
      ["n5", "123045786", "waiting"],
      ["n6", "3. 103425786", "path goal"],
    ]);
    expect(
      graph.edges().map((edge) => [edge.source().id(), edge.data("action"), edge.target().id()]),
    ).toEqual([
      ["n0", "D", "n1"],
      ["n0", "L", "n2"],
      ["n0", "U", "n3"],
      ["n2", "D", "n4"],
      ["n2", "L", "n5"],
      ["n2", "U", "n6"],
    ]);
  });
});
