import { describe, expect, it } from "vitest";
import { readTraceJson, traceJsonChunks } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

const TEXT = [...traceJsonChunks(slidesFigure())].join("");

/** The file of the slides' figure with one value exchanged, and the problem that reading it meets. */
function problemAfter(path: string, value: unknown): string {
  const file = JSON.parse(TEXT) as Record<string, unknown>;
  const steps = path.split(".");
  const last = steps.pop() as string;
  const holder = steps.reduce<Record<string, unknown>>(
    (at, step) => at[step] as Record<string, unknown>,
    file,
  );
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  const read = readTraceJson(JSON.stringify(file));
  return read.ok ? "read" : `${read.problem.path} ${read.problem.message}`;
}

describe("reading jejak-trace/1", () => {
  it.each<[string, unknown, string]>([
    ["format", undefined, 'format is missing; it must be "jejak-trace/1"'],
    ["format", "jejak-report/1", 'format is "jejak-report/1"; it must be "jejak-trace/1"'],
    [
      "format",
      "jejak-trace/2",
      'format is "jejak-trace/2"; this Jejak reads version 1 ("jejak-trace/1"). Update Jejak, or have the file written as version 1',
    ],
    ["problem.kind", "maze", 'problem.kind is "maze"; it must be one of puzzle, graph'],
    [
      "problem.columns",
      2,
      'problem.columns is 2; the 9 cells of "123450786" do not make whole rows of it',
    ],
    ["problem.goal", "1230", "problem.goal has 4 cells; it must have as many as start, 9"],
    ["problem.start", "123456780", 'nodes[0].state is "123450786"; problem.start is "123456780"'],
    [
      "rules.search",
      "best",
      'rules.search is "best"; it must be one of depth-first, breadth-first, best-first, a-star, uniform-cost, weighted-a-star, siblings-only, iterative-deepening, ida-star, beam, steepest-hill-climbing, simple-hill-climbing, best-first-tree, recursive-best-first',
    ],
    ["rules.depthLimit", -1, "rules.depthLimit is -1; it must be a whole number from 0"],
    ["rules.heuristic.1.weight", "1", 'rules.heuristic[1].weight is "1"; it must be a number'],
    ["rules", [], "rules is a list of 0; it must be an object"],
    [
      "outcome",
      "failed",
      'outcome is "failed"; it must be one of found, exhausted, cut-off, stopped',
    ],
    ["outcome", "exhausted", "outcome is exhausted; 4 nodes were never taken from the frontier"],
    ["nodes", {}, "nodes is an object; it must be a list"],
    ["nodes", [], "nodes[0] is missing; a tree has a root"],
    ["nodes.2", null, "nodes[2] is null; it must be an object"],
    ["nodes.2.id", 3, "nodes[2].id is 3; nodes stand in order of their numbers, from 0"],
    ["nodes.2.state", 7, "nodes[2].state is 7; it must be a text"],
    ["nodes.2.action", 7, "nodes[2].action is 7; it must be a text or null"],
    ["nodes.2.parent", 7, "nodes[2].parent is 7; it must be null or a number from 0 to 6"],
    ["nodes.2.parent", 2, "nodes[2].parent is 2; a parent stands before its children"],
    ["nodes.2.parent", null, "nodes[2].parent is null; only the first node is a root"],
    ["nodes.0.parent", 0, "nodes[0].parent is 0; this node is a root"],
    ["nodes.5.parent", 0, "nodes[5].parent is 0; the children of a node follow each other"],
    ["nodes.2.firstChild", null, "nodes[2].firstChild is null; parents make it 4"],
    ["nodes.2.nextSibling", undefined, "nodes[2].nextSibling is missing; parents make it 3"],
    ["nodes.2.level", 2, "nodes[2].level is 2; parents make it 1"],
    ["nodes.2.h", "2", 'nodes[2].h is "2"; it must be a number or null'],
    ["nodes.2.visit", 7, "nodes[2].visit is 7; it must be null or a number from 0 to 6"],
    ["nodes.2.visit", 2, "nodes[6].visit is 2, as that of node 2 already"],
    ["nodes.2.visit", null, "nodes no node has visit 1, but one has 2"],
    [
      "nodes.1.h",
      1,
      "visits are in another order than best-first search takes (ties fifo, duplicates parent)",
    ],
    ["visits.1", "123456780", 'visits[1] is "123456780"; nodes make it "123405786"'],
    ["visits.3", "123456780", "visits has 4 entries; nodes make it 3"],
    ["expansions", ["123450786"], 'expansions[1] is missing; nodes make it "123405786"'],
    ["path", undefined, "path is missing; it must be a list"],
    ["moves.0", "R", 'moves[0] is "R"; nodes make it "L"'],
    ["generated", 8, "generated is 8; nodes make it 7"],
    ["counters.expanded", 3, "counters.expanded is 3; nodes make it 2"],
    ["counters.dropped", 0.5, "counters.dropped is 0.5; it must be a whole number from 0"],
  ])("says what is wrong when %s is %j", (path, value, message) => {
    expect(problemAfter(path, value)).toBe(message);
  });

  it.each([
    ["", "line 1", "is empty; it must be JSON"],
    ["[1, 2]", "", "is a list of 2; it must be an object"],
    ["null", "", "is null; it must be an object"],
    [`{"format":${"[".repeat(200_000)}${"]".repeat(200_000)}}`, "format", "is a list of 1"],
  ])("refuses a text that holds no trace", (text, path, message) => {
    const read = readTraceJson(text);
    expect(read).toEqual({
      ok: false,
      problem: { path, message: expect.stringContaining(message) },
    });
  });

  it("names line and column where the JSON breaks", () => {
    expect(readTraceJson('{\n  "format": jejak }')).toEqual({
      ok: false,
      problem: { path: "line 2, column 13", message: expect.stringMatching(/^is not JSON: /) },
    });
  });

  it("reads what it knows of a file of version 1.x and says what it left out", () => {
    const later = TEXT.replace('"jejak-trace/1"', '"jejak-trace/1.3", "author": "Sri"')
      .replace('"goalTest"', '"pruning":true,"goalTest"')
      .replaceAll('"level"', '"colour":"red","level"');
    const read = readTraceJson(`\uFEFF${later}`);
    expect(read).toMatchObject({
      ok: true,
      notes: [
        "The file is jejak-trace/1.3; what is newer than jejak-trace/1 in it was left out.",
        'Left out what is not in jejak-trace/1: "author", "rules.pruning", "nodes.colour".',
      ],
    });
  });

  it("reads a file without counters and says which are unknown", () => {
    const { counters: _, ...file } = JSON.parse(TEXT) as Record<string, unknown>;
    const read = readTraceJson(JSON.stringify(file));
    expect(read).toMatchObject({
      ok: true,
      trace: {
        run: {
          counters: {
            visited: 3,
            expanded: 2,
            generated: 7,
            dropped: 0,
            thrownAway: 0,
            largestFrontier: 0,
          },
        },
      },
      notes: ["The file has no counters; dropped and largestFrontier are unknown and stand as 0."],
    });
  });
});
