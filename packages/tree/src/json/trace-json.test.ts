import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTraceJson, traceJsonChunks, type Trace } from "../index.ts";
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

  it("writes what it read to the same text", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const text = write(traceFromChoices(choices));
        expect(write(readBack(text))).toBe(text);
      }),
    );
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
