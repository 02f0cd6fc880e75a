import { expect, it } from "vitest";
import * as graph from "./index.ts";

it("has these public names and no others", () => {
  expect(Object.keys(graph).toSorted()).toEqual([
    "GRAPH_CHILD_ORDERS",
    "GRAPH_FORMS",
    "GRAPH_KEYS",
    "TABLE_HEURISTIC",
    "checkGraphChildOrder",
    "checkGraphSearch",
    "checkTable",
    "failure",
    "graphProblem",
    "readGraph",
    "readGraphFields",
    "success",
    "tableHeuristic",
    "unknownNode",
    "writeDot",
    "writeEdge",
    "writeEdgeList",
    "writeMermaid",
  ]);
});
