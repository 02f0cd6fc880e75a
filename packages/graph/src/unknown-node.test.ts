import { describe, expect, it } from "vitest";
import { unknownNode } from "./unknown-node.ts";

const CITIES = ["Arad", "Sibiu", "Fagaras", "Rimnicu Vilcea", "Pitesti"];

describe("a node that the graph does not have", () => {
  it.each([
    ["arad", "Arad"],
    ["Făgăraș", "Fagaras"],
    ["Rimnicu-Vilcea", '"Rimnicu Vilcea"'],
    ["Faragas", "Fagaras"],
    ["Pitetsi", "Pitesti"],
    ["Sibu", "Sibiu"],
  ])("%s is told from the one that was meant", (written, meant) => {
    expect(unknownNode(written, CITIES)).toMatch(new RegExp(`; it has ${meant}$`));
  });

  it("is told with all others where none is close, or several are", () => {
    expect(unknownNode("Bucharest", CITIES)).toBe(
      'the graph has no node Bucharest; its nodes are Arad, Sibiu, Fagaras, "Rimnicu Vilcea", Pitesti',
    );
    expect(unknownNode("D", ["A", "B", "C"])).toBe(
      "the graph has no node D; its nodes are A, B, C",
    );
    expect(unknownNode("node3", ["node1", "node2"])).toBe(
      "the graph has no node node3; its nodes are node1, node2",
    );
    const many = Array.from({ length: 20 }, (_, index) => `n${index}`);
    expect(unknownNode("x", many)).toBe(
      "the graph has no node x; its nodes are n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, and 8 more",
    );
    expect(unknownNode("x", [])).toBe("the graph has no node x; it has no nodes at all");
  });
});
