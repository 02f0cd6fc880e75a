import { readTraceEvents, readTraceJson, type ReadTrace } from "@jejak/tree";
import { describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded-terminal.ts";

const SLIDES = ["trace", "123450786", "--goal", "103425786", "--depth-limit", "2"];

describe("jejak trace", () => {
  it("shows a best-first search with boards, rules, h and the frontier after each visit", async () => {
    const { exitCode, out, said } = await recorded(SLIDES);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: [] });
    expect(out).toBe(`  1 2 3      1 . 3
  4 5 .  ->  4 2 5
  7 8 6      7 8 6

best-first (least h first), ties fifo, children D R L U, duplicates parent, goal test at visit, depth limit 2, h = misplaced + manhattan

step  state      level      h   frontier after it, next first
   1  123450786      0      4   123405786:2 123456780:6 120453786:6
   2  123405786      1      2   103425786:0 123485706:4 123045786:4 123456780:6 120453786:6
   3  103425786      2      0   goal

Found the goal: visited 3, expanded 2, generated 7, dropped 1, largest frontier 5
Path of 2 moves
   1 2 3     1 2 3     1 . 3
   4 5 .  L  4 . 5  U  4 2 5
   7 8 6     7 8 6     7 8 6
`);
  });

  it("shows no values beside the steps of a depth-first search, which does not choose by any", async () => {
    const { out } = await recorded([...SLIDES, "--search", "depth-first"]);
    expect(out.split("\n").slice(6, 14)).toEqual([
      "step  state      level   frontier after it, next first",
      "   1  123450786      0   123456780 123405786 120453786",
      "   2  123456780      1   123456708 123405786 120453786",
      "   3  123456708      2   123405786 120453786",
      "   4  123405786      1   123485706 123045786 103425786 120453786",
      "   5  123485706      2   123045786 103425786 120453786",
      "   6  123045786      2   103425786 120453786",
      "   7  103425786      2   goal",
    ]);
  });

  it("cuts long frontiers and wraps the path where the screen ends", async () => {
    const { out } = await recorded(SLIDES, { columns: 60 });
    expect(out.split("\n").slice(6, 10)).toEqual([
      "step  state      level      h   frontier after it, next first",
      "   1  123450786      0      4   123405786:2 123456780:6 +1",
      "   2  123405786      1      2   103425786:0 123485706:4 +3",
      "   3  103425786      2      0   goal",
    ]);
    const narrow = await recorded(SLIDES, { columns: 18 });
    expect(narrow.out.split("\n").slice(-9, -1)).toEqual(
      [
        "   1 2 3     1 2 3",
        "   4 5 .  L  4 . 5",
        "   7 8 6     7 8 6",
        "",
        "   1 . 3",
        "U  4 2 5",
        "   7 8 6",
      ].toSpliced(0, 0, "Path of 2 moves"),
    );
  });

  it("says that the goal lies deeper than the limit, and exits with 0", async () => {
    const { exitCode, out } = await recorded([...SLIDES.slice(0, -1), "1"]);
    expect(exitCode).toBe(0);
    expect(out).toContain(
      "\nNo goal within depth 1: visited 4, expanded 1, generated 4, dropped 0, largest frontier 3\n",
    );
  });

  it.each([
    [1, { outcome: "stopped", visits: [], generated: 1 }],
    [3, { outcome: "stopped", visits: [], generated: 1 }],
    [4, { outcome: "stopped", visits: ["123450786"], generated: 4 }],
    [6, { outcome: "stopped", visits: ["123450786"], generated: 4 }],
    [7, { outcome: "found", visits: ["123450786", "123405786", "103425786"], generated: 7 }],
  ])("generates at most --limit %i nodes", async (limit, expected) => {
    const { exitCode, out } = await recorded([
      ...SLIDES,
      "--limit",
      `${limit}`,
      "--format",
      "json",
    ]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject(expected);
  });

  it("reads boards in the forms that people write, and the child order in three", async () => {
    const args = [
      "trace",
      "1 2 3\n4 5 _\n7 8 6",
      "--goal",
      "1,0,3,4,2,5,7,8,6",
      "--depth-limit",
      "2",
    ];
    for (const order of ["D,R,L,U", "drlu", "D R L U"]) {
      const { out } = await recorded([...args, "--child-order", order, "--format", "json"]);
      expect(JSON.parse(out)).toMatchObject({
        problem: { kind: "puzzle", start: "123450786", goal: "103425786", columns: 3 },
        rules: { childOrder: ["D", "R", "L", "U"] },
        visits: ["123450786", "123405786", "103425786"],
      });
    }
    const inRows = await recorded([...args, "--columns", "3", "--format", "json"]);
    expect(JSON.parse(inRows.out)).toMatchObject({ problem: { columns: 3 }, outcome: "found" });
    const tile = await recorded([...SLIDES, "--child-order", "tile", "--format", "json"]);
    expect(JSON.parse(tile.out)).toMatchObject({ rules: { childOrder: "tile" } });
  });
});

describe("jejak trace --format", () => {
  it("csv is the table of the slides' record", async () => {
    const { out } = await recorded([...SLIDES, "--format", "csv"]);
    expect(out).toBe(`simpul,state,heur,level,induk,anak_pertama,saudara
0,123450786,4,0,,1,
1,123456780,6,1,0,,2
2,123405786,2,1,0,4,3
3,120453786,6,1,0,,
4,123485706,4,2,2,,5
5,123045786,4,2,2,,6
6,103425786,0,2,2,,
`);
  });

  it("jsonl is read back as the same trace as json", async () => {
    const json = await recorded([...SLIDES, "--format", "json"]);
    const jsonl = await recorded([...SLIDES, "--format", "jsonl"]);
    const fromJson = readTraceJson(json.out);
    const fromEvents = readTraceEvents(jsonl.out);
    const told = (read: ReadTrace): unknown => {
      if (!read.ok) return read.problem;
      const { problem, run } = read.trace;
      const nodes = Array.from({ length: run.tree.size }, (_, node) => run.tree.node(node));
      return { problem, nodes, visits: run.visits, goal: run.goal, outcome: run.outcome };
    };
    expect(told(fromEvents)).toEqual(told(fromJson));
    expect(fromEvents.ok).toBe(true);
  });

  it.each([
    ["dot", /^digraph .*\}\n$/s],
    ["mermaid", /^flowchart TD\n/],
  ])("%s draws the tree", async (format, text) => {
    expect((await recorded([...SLIDES, "--format", format])).out).toMatch(text);
  });
});

describe("jejak trace refuses with one line and exit code 2", () => {
  it.each([
    [
      "a start that is no permutation",
      ["trace", "123455786", "--goal", "103425786"],
      /^jejak: <start>: .*123455786.*5/,
    ],
    [
      "a goal of another size",
      ["trace", "123450786", "--goal", "1230"],
      /^jejak: --goal: .*a board of 3x3 has 9/,
    ],
    [
      "a goal that no move reaches",
      ["trace", "123450786", "--goal", "123450768"],
      /^jejak: --goal: 123450786 can never become 123450768: .*odd/,
    ],
    [
      "an unknown search",
      [...SLIDES, "--search", "best"],
      /^jejak: --search: there is no "best"; there is depth-first, .*recursive-best-first$/,
    ],
    [
      "an unknown preset",
      [...SLIDES, "--preset", "kotak"],
      /^jejak: --preset: there is no "kotak"; there is kotak-8, bratko, aima, cs188$/,
    ],
    [
      "an unknown rule on duplicates",
      [...SLIDES, "--duplicates", "all"],
      /^jejak: --duplicates: there is no "all"; there is none, parent, /,
    ],
    [
      "an unknown rule on ties",
      [...SLIDES, "--ties", "any"],
      /^jejak: --ties: there is no "any"; there is fifo, lifo, low-h, alphabetical$/,
    ],
    [
      "an unknown goal test",
      [...SLIDES, "--goal-test", "late"],
      /^jejak: --goal-test: there is no "late"; there is visit, generate$/,
    ],
    [
      "an unknown heuristic",
      [...SLIDES, "--heuristic", "h3"],
      /^jejak: --heuristic: "h3" is no heuristic: there are misplaced, manhattan, sequence/,
    ],
    [
      "half a child order",
      [...SLIDES, "--child-order", "DRL"],
      /^jejak: --child-order: the child order names only D, R, L/,
    ],
    [
      "a depth limit that is no number",
      [...SLIDES, "--depth-limit", "two"],
      /^jejak: --depth-limit: "two" is not a whole number of 0 or more; "none" takes the limit away$/,
    ],
    [
      "a limit of no nodes",
      [...SLIDES, "--limit", "0"],
      /^jejak: --limit: "0" is not a whole number of 1 or more$/,
    ],
    [
      "a width that does not divide the board",
      [...SLIDES, "--columns", "4"],
      /^jejak: --columns: 123450786 has 9 cells, which 4 columns do not cut into/,
    ],
    [
      "an unknown format",
      [...SLIDES, "--format", "xml"],
      /^jejak: --format: there is no "xml"; there is text, tree, boards, /,
    ],
    ["no goal", ["trace", "123450786"], /^jejak: --goal: name the board to reach$/],
    [
      "an unknown flag",
      [...SLIDES, "--serach", "best-first"],
      /^jejak: unknown option '--serach' \(Did you mean --search\?\); see jejak trace --help$/,
    ],
    [
      "an unknown command",
      ["tarce"],
      /^jejak: unknown command 'tarce' \(Did you mean trace\?\); see jejak --help$/,
    ],
    [
      "a search with no end",
      ["trace", "123450786", "--goal", "103425786", "--search", "depth-first"],
      /^jejak: the search has generated 1,000,00\d nodes without an end; set --depth-limit, or --limit N/,
    ],
  ])("%s", async (_what, args, message) => {
    const { exitCode, out, said } = await recorded(args);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
    expect(said).toEqual([expect.stringMatching(message)]);
  });
});
