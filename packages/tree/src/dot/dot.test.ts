import { describe, expect, it } from "vitest";
import { dotChunks, readDot, type Trace } from "../index.ts";
import { plainTree } from "../testing/plain-tree.ts";
import { plainRead } from "../testing/round-trip.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

const write = (trace: Trace): string => [...dotChunks(trace)].join("");

/** The label of a 3x3 board, written out as the slides draw it. */
function table(frame: string, cells: string, caption: string): string {
  const cell = (at: number): string => `<td width="20" height="20">${cells.charAt(at).trim()}</td>`;
  const row = (at: number): string => `<tr>${cell(at)}${cell(at + 1)}${cell(at + 2)}</tr>`;
  return (
    `<table ${frame} cellborder="1" cellspacing="0">${row(0)}${row(3)}${row(6)}` +
    `<tr><td border="0" colspan="3">${caption}</td></tr></table>`
  );
}

describe("DOT", () => {
  it("writes boards as tables, visits as numbers and the path in bold", () => {
    const lines = write(slidesFigure()).split("\n");
    expect(lines[10]).toBe(
      '  n3 [state="120453786", g=1, h=6, shape=plain, label=<' +
        table('border="1" style="dashed" color="#0072B2"', "12 453786", "h 6") +
        ">];",
    );
    expect(lines[16]).toBe(
      '  n6 [state="103425786", g=2, h=0, visit=2, shape=plain, label=<' +
        table('border="3" color="#009E73"', "1 3425786", "visit 3  h 0  goal") +
        ">];",
    );
    expect(lines[17]).toBe(
      '  n2 -> n6 [label="U", action="U", style=bold, penwidth=3, color="#009E73"];',
    );
  });

  it("reads a tree that someone else drew, and says what is unknown", () => {
    const tree = readDot(`
# a comment
strict digraph "my tree" { rankdir=LR; node [shape=circle]; subgraph cluster { S -> A:n [label=2]; } // all
      S -> "B" + "C" /* long */ [xlabel=<<b>x</b>>]
      A -> D; S [h=1.5, label="start"]; }`);
    expect(plainRead(tree)).toEqual(
      plainTree([
        { state: "start", action: null, parent: null, g: 0, h: 1.5 },
        { state: "A", action: "2", parent: 0, g: 1, h: 0 },
        { state: "BC", action: null, parent: 0, g: 1, h: 0 },
        { state: "D", action: null, parent: 1, g: 2, h: 0 },
      ]),
    );
    expect(tree).toMatchObject({
      notes: [
        "The file does not give every g; each step without one counts 1.",
        "The file does not give every h; 0 stands where it is missing.",
        "Problem and rules are unknown.",
        "The order of visits is unknown.",
      ],
    });
  });

  it.each([
    ["", "line 1", "the text ends where digraph is due in DOT"],
    ["digraph {", "line 1", "the text ends where a name is due in DOT"],
    ["digraph {\n}", "", "has no nodes; a tree has a root"],
    ['digraph {\n\n a [b="c] }', "line 3", "a quoted text has no end"],
    ["digraph { a [b=<c] }", "line 1", "a label in angle brackets has no end"],
    ["digraph { a ! b }", "line 1", '"!" does not belong there in DOT'],
    ["digraph { a -> b; c -> b }", "line 1", '"b" has two parents; this is no tree'],
    ["digraph { a; b }", "line 1", 'has more than one root: "a" and "b"'],
    ["digraph { a -> b -> a }", "", "has no root: every node has a parent"],
    ["digraph { r; a -> b -> a }", "line 1", '"a" is on a circle of parents'],
    ["digraph { a [h=much] }", "line 1, h", 'is "much"; it must be a number or inf'],
    [
      "digraph { a } digraph { b }",
      "line 1",
      '"digraph" stands where the end of the file is due in DOT',
    ],
  ])("says what is wrong with %j", (text, path, message) => {
    expect(readDot(text)).toEqual({ ok: false, problem: { path, message } });
  });
});
