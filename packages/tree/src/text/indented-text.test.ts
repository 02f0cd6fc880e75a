import { describe, expect, it } from "vitest";
import { hasOneFrontier, search, SEARCHES } from "@jejak/search";
import * as fc from "fast-check";
import { boardTextChunks, indentedTextChunks, readIndentedText, type Trace } from "../index.ts";
import { smallGraph } from "../testing/small-graph.ts";
import { onePath } from "../testing/one-path.ts";
import { plainRead } from "../testing/round-trip.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { AWKWARD_NAMES, traceFromChoices } from "../testing/trace-from-choices.ts";
import { valuesUsed } from "../node-values.ts";

describe("indented text", () => {
  it("shows the slides' best-first figure with order, moves and h", () => {
    expect([...indentedTextChunks(slidesFigure())].join("")).toBe(
      `1  123450786  h 4
·  ├─ D 123456780  h 6
2  ├─ L 123405786  h 2
·  │  ├─ D 123485706  h 4
·  │  ├─ L 123045786  h 4
3  │  └─ U 103425786  h 0  goal
·  └─ U 120453786  h 6
`,
    );
  });

  it("adds OPEN and CLOSED after each visit when asked", () => {
    expect([...indentedTextChunks(slidesFigure(), { lists: true })].join("").split("\n\n")[1]).toBe(
      `step  visited
   1  123450786
      OPEN    123405786 123456780 120453786
      CLOSED  123450786
   2  123405786
      OPEN    103425786 123485706 123045786 123456780 120453786
      CLOSED  123450786 123405786
   3  103425786
      OPEN    123485706 123045786 123456780 120453786
      CLOSED  123450786 123405786 103425786
`,
    );
  });

  it("stays linear in size on a path of 100,000 levels", () => {
    const lines = [...indentedTextChunks(onePath(100_000))].join("").split("\n");
    expect(lines).toHaveLength(100_002);
    expect(lines[2]).toBe("     3     └─ next 2");
    expect(lines[100_000]).toBe(`100001  (99980 levels) ${" ".repeat(57)}└─ next 100000  goal`);
  }, 60_000);

  it("draws small boards, in ASCII too", () => {
    expect([...boardTextChunks(slidesFigure())].join("").split("\n").slice(0, 16)).toEqual([
      "1  ┌───────┐  h 4",
      "   │ 1 2 3 │",
      "   │ 4 5   │",
      "   │ 7 8 6 │",
      "   └───────┘",
      "·  ├─ D ┌───────┐  h 6",
      "   │    │ 1 2 3 │",
      "   │    │ 4 5 6 │",
      "   │    │ 7 8   │",
      "   │    └───────┘",
      "2  ├─ L ┌───────┐  h 2",
      "   │    │ 1 2 3 │",
      "   │    │ 4   5 │",
      "   │    │ 7 8 6 │",
      "   │    └───────┘",
      "·  │  ├─ D ┌───────┐  h 4",
    ]);
    expect(
      [...boardTextChunks(slidesFigure(), { ascii: true })].join("").split("\n").slice(30),
    ).toEqual([
      ".  `- U +-------+  h 6",
      "        | 1 2   |",
      "        | 4 5 3 |",
      "        | 7 8 6 |",
      "        +-------+",
      "",
    ]);
  });

  it("is read back with its visits, actions and values, whatever the names are", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), fc.boolean(), (choices, ascii) => {
        const names = [...AWKWARD_NAMES, "+-+", "┌x", "(2 levels)", "·"];
        const trace = traceFromChoices(choices, names, [
          ...SEARCHES.filter(hasOneFrontier),
          "iterative-deepening",
          "beam",
        ]);
        const text = [...indentedTextChunks(trace, { ascii })].join("");
        expect(readBack(text)).toEqual(shownOf(trace));
      }),
      { numRuns: 300 },
    );
  });

  it.each([false, true])("is read back from boards (ASCII: %s)", (ascii) => {
    for (const name of ["depth-first", "breadth-first", "best-first", "a-star"] as const) {
      const trace = slidesFigure(name);
      const text = [...boardTextChunks(trace, { ascii, lists: true })].join("");
      expect(readBack(text)).toEqual(shownOf(trace));
    }
  });

  it("is read back from boards of two-digit tiles", () => {
    const trace = wideBoard();
    const text = [...boardTextChunks(trace)].join("");
    expect(text.split("\n")[1]).toBe("   │  1  2  3  4 │");
    expect(readBack(text)).toEqual(shownOf(trace));
  });

  it("keeps visits that no search makes, with the nodes as they stand", () => {
    expect(readBack("2  A\n1  └─ x B\n3     └─ y C\n")).toMatchObject({
      visits: [1, 0, 2],
      nodes: [{ state: "A" }, { state: "B", action: "x" }, { state: "C", action: "y" }],
    });
  });

  it("is read back from 200,000 levels", () => {
    const read = readIndentedText([...indentedTextChunks(onePath(200_000))].join(""));
    expect(read.ok && read.kind === "tree" && read.tree.tree.level(200_000)).toBe(200_000);
  }, 60_000);

  it.each([
    ["", "", "has no nodes; a tree has a root"],
    ["A\n", "line 1", "must begin with the number of a visit, or a dot"],
    ["1  A\n2  │  └─ B\n", "line 2", "is more than one level below the line before"],
    ["1  A\n2  B\n", "line 2", 'has more than one root: "0" and "1"'],
    ['1  "A\n', "line 1", "names no state"],
    ["1  A  h low\n", "line 1, h", 'is "low"; it must be a number or inf'],
    ["1  ┌───┐\n   │ 1 │\n   └───┘\n", "line 3", "ends a board that does not hold each tile once"],
    ["1  ┌───┐\n   │ 0 │\n", "", "ends inside a board"],
  ])("says what is wrong with %j", (text, path, message) => {
    expect(readIndentedText(text)).toEqual({ ok: false, problem: { path, message } });
  });
});

/** What comes back of a text. */
function readBack(text: string): object {
  const read = readIndentedText(text);
  return read.ok && read.kind === "tree" ? plainRead(read) : read;
}

/** What the text shows of a trace: all but the values by which the search does not choose. */
function shownOf({ run }: Trace): object {
  const { tree, visits, rules } = run;
  const used = valuesUsed(rules);
  const nodes = Array.from({ length: tree.size }, (_, id) => ({
    ...tree.node(id),
    g: used.includes("g") ? tree.g(id) : tree.level(id),
    h: used.includes("h") ? tree.h(id) : 0,
  }));
  return { nodes, visits: Array.from(visits) };
}

/** One move on a 4x4 board. */
function wideBoard(): Trace {
  const [start, goal] = ["123456789abcde0f", "123456789abcdef0"];
  const successors = new Map([[start, [{ state: goal, action: "R", cost: 1 }]]]);
  const run = search(smallGraph(start, [goal], successors), onePath(0).run.rules);
  return { problem: { kind: "puzzle", start, goal, columns: 4 }, run };
}
