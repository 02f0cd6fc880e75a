import { describe, expect, it } from "vitest";
import { readCytoscape } from "../index.ts";
import { plainTree } from "../testing/plain-tree.ts";
import { plainRead } from "../testing/round-trip.ts";

describe("Cytoscape JSON", () => {
  it("reads a tree whose elements stand in one list and have numbers for names", () => {
    const read = readCytoscape(
      JSON.stringify({
        elements: [
          { data: { id: 1, name: "one" } },
          { data: { id: "e", source: 1, target: 2, label: "go" } },
          { data: { id: 2, visit: 0 } },
        ],
      }),
    );
    expect(plainRead(read)).toEqual(
      plainTree(
        [
          { state: "one", action: null, parent: null, g: 0, h: 0 },
          { state: "2", action: "go", parent: 0, g: 1, h: 0 },
        ],
        [1],
      ),
    );
  });

  it.each([
    [{}, "elements", "is missing; it must be an object"],
    [{ elements: { nodes: [{}] } }, "elements.nodes[0].data", "is missing; it must be an object"],
    [
      { elements: { nodes: [{ data: {} }] } },
      "elements.nodes[0].data.id",
      "is missing; it must name a node",
    ],
    [
      { elements: [{ data: { id: "a" } }, { data: { source: "a", target: "a" } }] },
      "",
      "has no root: every node has a parent",
    ],
  ])("says what is wrong with %j", (file, path, message) => {
    expect(readCytoscape(JSON.stringify(file))).toEqual({ ok: false, problem: { path, message } });
  });
});
