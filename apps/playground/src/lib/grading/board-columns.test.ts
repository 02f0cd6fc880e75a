import { domainFor, type Domain } from "@jejak/grading";
import { expect, it } from "vitest";
import { boardColumns } from "./board-columns.ts";

function domainOf(problem: Parameters<typeof domainFor>[0]): Domain {
  const read = domainFor(problem);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

it("tells the width of boards of any size, and none of a graph", () => {
  const sizes: [string, number][] = [
    ["123450", 2],
    ["123450", 3],
    ["120345", 3],
    ["123456780", 3],
    ["12345670", 4],
    ["1234567089abcdef", 4],
  ];
  for (const [start, columns] of sizes) {
    const domain = domainOf({ kind: "puzzle", start, goal: start, columns });
    expect([start, boardColumns(domain)]).toEqual([start, columns]);
  }
  const graph = domainOf({ kind: "graph", start: "A", goal: "B", edges: ["A -> B"] });
  expect(boardColumns(graph)).toBeNull();
});
