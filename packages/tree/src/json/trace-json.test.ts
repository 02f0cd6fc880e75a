import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTraceJson, traceJsonChunks, type Trace } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { plainRun } from "../testing/plain-run.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

const write = (trace: Trace): string => [...traceJsonChunks(trace)].join("");

function readBack(text: string): Trace {
  const read = readTraceJson(text);
  if (!read.ok) throw new Error(`${read.problem.path}: ${read.problem.message}`);
  return read.trace;
}

describe("jejak-trace/1", () => {
  it("holds the slides' best-first figure as the design writes it", () => {
    const file = JSON.parse(write(slidesFigure())) as Record<string, unknown>;
    expect(file).toEqual({
      format: "jejak-trace/1",
      problem: { kind: "puzzle", start: "123450786", goal: "103425786", columns: 3 },
      rules: {
        search: "best-first",
        childOrder: ["D", "R", "L", "U"],
        depthLimit: 2,
        duplicates: "parent",
        goalTest: "visit",
        ties: "fifo",
        heuristic: [
          { name: "misplaced", weight: 1 },
          { name: "manhattan", weight: 1 },
        ],
      },
      outcome: "found",
      visits: ["123450786", "123405786", "103425786"],
      expansions: ["123450786", "123405786"],
      generated: 7,
      path: ["123450786", "123405786", "103425786"],
      moves: ["L", "U"],
      counters: {
        visited: 3,
        expanded: 2,
        generated: 7,
        dropped: 1,
        thrownAway: 0,
        largestFrontier: 5,
      },
      nodes: [
        node(0, "123450786", null, null, 1, null, 0, 4, 0),
        node(1, "123456780", "D", 0, null, 2, 1, 6, null),
        node(2, "123405786", "L", 0, 4, 3, 1, 2, 1),
        node(3, "120453786", "U", 0, null, null, 1, 6, null),
        node(4, "123485706", "D", 2, null, 5, 2, 4, null),
        node(5, "123045786", "L", 2, null, 6, 2, 4, null),
        node(6, "103425786", "U", 2, null, null, 2, 0, 2),
      ],
    });
    expect(Object.keys(file)).toEqual(
      "format problem rules outcome visits expansions generated path moves counters nodes".split(
        " ",
      ),
    );
  });

  it("adds the values of the visits and the frontiers when asked", () => {
    const options = { visitValues: true, frontierAfter: 8 };
    const file = JSON.parse([...traceJsonChunks(slidesFigure(), options)].join("")) as object;
    expect(file).toMatchObject({
      visitH: [4, 2, 0],
      visitLevel: [0, 1, 2],
      frontierAfter: [
        ["123405786", "123456780", "120453786"],
        ["103425786", "123485706", "123045786", "123456780", "120453786"],
      ],
    });
  });

  it("puts null for frontiers that are more than was asked for", () => {
    const file = JSON.parse([...traceJsonChunks(slidesFigure(), { frontierAfter: 7 })].join(""));
    expect(file).toMatchObject({ frontierAfter: null });
  });

  it("gives the same run back when it is read", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const trace = traceFromChoices(choices);
        const back = readBack(write(trace));
        expect(back.problem).toEqual(trace.problem);
        expect(plainRun(back.run)).toEqual(plainRun(trace.run));
      }),
      { numRuns: 500 },
    );
  });

  it("writes what it read to the same text", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const text = write(traceFromChoices(choices));
        expect(write(readBack(text))).toBe(text);
      }),
    );
  });

  it("writes and reads a path of 100,000 levels", () => {
    const trace = onePath(100_000);
    const back = readBack(write(trace));
    expect(back.run.tree.size).toBe(100_001);
    expect(back.run.tree.level(100_000)).toBe(100_000);
    expect(back.run.goal).toBe(100_000);
    expect(back.run.visits).toEqual(trace.run.visits);
  }, 60_000);

  it("writes and reads a tree of one node", () => {
    const trace = onePath(0);
    expect(plainRun(readBack(write(trace)).run)).toEqual({
      rules: trace.run.rules,
      nodes: [
        {
          id: 0,
          state: "0",
          action: null,
          parent: null,
          firstChild: null,
          nextSibling: null,
          level: 0,
          g: 0,
          h: 0,
        },
      ],
      visits: [0],
      outcome: "found",
      goal: 0,
      counters: {
        visited: 1,
        expanded: 0,
        generated: 1,
        dropped: 0,
        thrownAway: 0,
        largestFrontier: 0,
      },
    });
  });
});

function node(
  id: number,
  state: string,
  action: string | null,
  parent: number | null,
  firstChild: number | null,
  nextSibling: number | null,
  level: number,
  h: number,
  visit: number | null,
): object {
  const plain = { id, state, parent, firstChild, nextSibling, level, g: level, h, visit };
  return action === null ? plain : { ...plain, action };
}
