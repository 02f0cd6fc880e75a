import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGraph } from "./read-graph.ts";

function firstProblem(text: string): string {
  const read = readGraph(text);
  return read.ok ? "" : (read.problem[0]?.message ?? "");
}

const PIECES = fc.constantFrom(
  "A",
  "B",
  "->",
  "--",
  "-",
  "4",
  ",",
  ";",
  "\n",
  " ",
  '"',
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  ":",
  "=",
  "h",
  "edges",
  "graph",
  "digraph",
  "start_state:",
  '"""',
  "|",
  "\t",
  "#",
  "\\",
  "<",
  ">",
  "*",
  "&",
  "~",
  "\u0000",
  "🙂",
  "\r",
  "- ",
  "  ",
);

describe("text that was not meant well", () => {
  it("gives a graph or problems at places inside it, and never throws", () => {
    const text = fc.oneof(
      fc.array(PIECES, { maxLength: 60 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = readGraph(written);
        if (read.ok) return;
        const lines = written.split(/\r\n?|\n/);
        expect(read.problem.length).toBeGreaterThan(0);
        for (const { line, column, message } of read.problem) {
          expect(line).toBeLessThanOrEqual(lines.length + 1);
          expect(column).toBeGreaterThan(0);
          expect(message).not.toBe("");
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("is refused when it is too long", () => {
    expect(firstProblem("A -> B\n".repeat(150_000))).toBe(
      "a text of 1050000 characters is too long; at most 1000000 are read",
    );
  });

  it("is refused when it holds too many edges or nodes", () => {
    expect(firstProblem("A->B\n".repeat(50_001))).toBe(
      "the graph has more than 50000 edges: too many to read",
    );
    const nodes = Array.from({ length: 50_001 }, (_, index) => `n${index}`);
    expect(firstProblem(`nodes: ${nodes.join("\nnodes: ")}`)).toBe(
      "the graph has more than 50000 nodes: too many to read",
    );
  });

  it.each([
    ["a line of arrows", "->".repeat(450_000)],
    ["a chain in one line", "A->".repeat(300_000)],
    ["hyphens", "-".repeat(990_000)],
    ["a word of hyphens", "a-".repeat(450_000)],
    ["commas", ",".repeat(990_000)],
    ["pipes", "|".repeat(990_000)],
    ["blanks", " ".repeat(990_000)],
    ["quotation marks", '"'.repeat(990_001)],
    ["open brackets", "[".repeat(990_000)],
    ["open braces", "{".repeat(990_000)],
    ["open brackets in YAML", `edges: ${"[".repeat(190_000)}`],
    ["lists in lists in YAML", `edges:\n${"- ".repeat(90_000)}`],
    ["keys in keys in YAML", `edges: ${"a: ".repeat(60_000)}`],
    ["aliases", `edges: &a [A -> B]\nh: [${"*a,".repeat(60_000)}]`],
    ["braces in DOT", `digraph ${"{".repeat(990_000)}`],
    ["angle brackets in DOT", `digraph { a [label=${"<".repeat(990_000)}`],
    ["nodes on one line of DOT", `digraph {${"a ".repeat(490_000)}`],
    ["comments in DOT", `${"/*".repeat(450_000)} digraph {`],
    ["blanks in DOT", `digraph {${" ".repeat(990_000)}`],
    ["an open value", `start_state: A\ngraph: """${"\n".repeat(990_000)}`],
    ["brackets behind an edge", `A -> B ${"(".repeat(990_000)}`],
    ["a long name", `${"x".repeat(990_000)} -> B`],
    ["rows of a matrix", `,A,B\nA,${"1,".repeat(450_000)}\nB,1,1`],
    ["short lines of commas", ",,,,,,,,,\n".repeat(99_000)],
    ["short lines of nothing", "\n".repeat(999_000)],
    ["brackets on lines of their own in YAML", `edges: ${"[\n".repeat(90_000)}`],
    [
      "lists in lists in YAML, one a line",
      Array.from({ length: 600 }, (_, index) => `${" ".repeat(index)}-`).join("\n"),
    ],
    ["lines of hyphens", "A-B-C-D-E-\n".repeat(90_000)],
    ["lines that end in an arrow", "A -> B ->\n".repeat(99_000)],
  ])("made of %s costs one clear problem", (_, text) => {
    expect(firstProblem(text)).toMatch(/^.{10,300}$/u);
  });
});
