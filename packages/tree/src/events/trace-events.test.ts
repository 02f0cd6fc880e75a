import { Search, search } from "@jejak/search";
import { describe, expect, it } from "vitest";
import {
  eventEnd,
  eventHeader,
  eventLines,
  readTraceEvents,
  traceEventChunks,
  type Trace,
} from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { smallGraph } from "../testing/small-graph.ts";

const write = (trace: Trace): string => [...traceEventChunks(trace)].join("");
const FIGURE = write(slidesFigure());

function problemOf(text: string): string {
  const read = readTraceEvents(text);
  return read.ok ? "read" : `${read.problem.path} ${read.problem.message}`;
}

describe("jejak-events/1", () => {
  it("tells the slides' best-first figure event by event", () => {
    expect(FIGURE).toBe(
      `{"format":"jejak-events/1","problem":{"kind":"puzzle","start":"123450786","goal":"103425786","columns":3},"rules":{"search":"best-first","childOrder":["D","R","L","U"],"depthLimit":2,"duplicates":"parent","goalTest":"visit","ties":"fifo","heuristic":[{"name":"misplaced","weight":1},{"name":"manhattan","weight":1}]}}
{"event":"generate","id":0,"state":"123450786","g":0,"h":4}
{"event":"visit","id":0}
{"event":"generate","id":1,"parent":0,"state":"123456780","action":"D","g":1,"h":6}
{"event":"generate","id":2,"parent":0,"state":"123405786","action":"L","g":1,"h":2}
{"event":"generate","id":3,"parent":0,"state":"120453786","action":"U","g":1,"h":6}
{"event":"visit","id":2}
{"event":"generate","id":4,"parent":2,"state":"123485706","action":"D","g":2,"h":4}
{"event":"generate","id":5,"parent":2,"state":"123045786","action":"L","g":2,"h":4}
{"event":"generate","id":6,"parent":2,"state":"103425786","action":"U","g":2,"h":0}
{"event":"visit","id":6}
{"event":"end","outcome":"found","counters":{"visited":3,"expanded":2,"generated":7,"dropped":1,"thrownAway":0,"largestFrontier":5}}
`,
    );
  });

  it("is the same when it is appended to while the search runs", () => {
    const trace = onePath(5);
    const successors = new Map(
      ["0", "1", "2", "3", "4"].map((state) => [
        state,
        [{ state: String(Number(state) + 1), action: "next", cost: 1 }],
      ]),
    );
    const running = new Search(smallGraph("0", ["5"], successors), trace.run.rules);
    const now = (): Trace => ({ problem: trace.problem, run: running.run });
    let text = eventHeader(now());
    let written = 0;
    for (const { number } of running) {
      text += [...eventLines(now(), written)].join("");
      written = number;
    }
    expect(text + eventEnd(now())).toBe(write(trace));
  });

  it("tells where a pass begins", () => {
    const text = write(traceInPasses());
    expect(text.split("\n").slice(1, 8)).toEqual([
      '{"event":"pass","limit":0}',
      '{"event":"generate","id":0,"state":"0","g":0,"h":0}',
      '{"event":"visit","id":0}',
      '{"event":"pass","limit":1}',
      '{"event":"generate","id":1,"state":"0","g":0,"h":0}',
      '{"event":"visit","id":1}',
      '{"event":"generate","id":2,"parent":1,"state":"1","action":"next","g":1,"h":0}',
    ]);
    expect(readTraceEvents(text)).toMatchObject({
      ok: true,
      trace: {
        run: {
          passes: [
            { limit: 0, root: 0, firstVisit: 1 },
            { limit: 1, root: 1, firstVisit: 2 },
          ],
        },
      },
    });
  });

  it("reads a file that was cut off as a search that was stopped", () => {
    const cut = FIGURE.slice(0, FIGURE.indexOf('"action":"L"') + 5);
    expect(readTraceEvents(cut)).toMatchObject({
      ok: true,
      notes: [
        "Line 5 is cut off and was left out.",
        "The file has no end: the search was stopped, or still ran.",
        "The file has no counters; dropped and largestFrontier are unknown and stand as 0.",
      ],
      trace: { run: { outcome: "stopped", visits: [0], goal: null } },
    });
  });

  it("leaves out events that it does not know and says so", () => {
    const text = FIGURE.replace(
      '{"event":"visit","id":2}\n',
      '{"event":"drop","id":9}\n\n{"event":"visit","id":2}\n',
    );
    expect(readTraceEvents(text)).toMatchObject({
      ok: true,
      notes: ['Left out 1 events that are not in jejak-events/1: "drop".'],
    });
  });

  it("reads a file of version 1.x and names the fields that it leaves out", () => {
    const text = FIGURE.replace("jejak-events/1", "jejak-events/1.4")
      .replace('"columns":3', '"columns":3,"walls":[]')
      .replaceAll('"event":"visit"', '"event":"visit","seconds":1')
      .replace('"dropped":1', '"dropped":1,"reopened":0');
    expect(readTraceEvents(text)).toMatchObject({
      ok: true,
      notes: [
        "The file is jejak-events/1.4; what is newer than jejak-events/1 in it was left out.",
        'Left out what is not in jejak-events/1: "problem.walls", "visit.seconds", "counters.reopened".',
      ],
      trace: { run: { visits: [0, 2, 6] } },
    });
  });

  it.each([
    ["", "", "line 1 is empty; it must be JSON"],
    [
      '"jejak-events/1"',
      '"jejak-events/2"',
      'line 1.format is "jejak-events/2"; this Jejak reads version 1 ("jejak-events/1"). Update Jejak, or have the file written as version 1',
    ],
    ['"id":3', '"id":4', "line 6.id is 4; the next new node is 3"],
    ['"parent":2', '"parent":4', "line 8.parent is 4; the nodes so far are 0 to 3"],
    ['"visit","id":2', '"visit","id":7', "line 7.id is 7; the nodes so far are 0 to 3"],
    ['"visit","id":2', '"visit","id":0', "line 7.id 0 was visited before"],
    ['"event":"end"', '"event":7', "line 12.event is 7; it must be a text"],
    [
      '{"event":"visit","id":6}',
      "visit 6",
      'line 11, column 1 is not JSON: "visit 6" stands there, a value is due',
    ],
    [
      '"found"',
      '"lost"',
      'line 12.outcome is "lost"; it must be one of found, exhausted, cut-off, stopped',
    ],
    [
      '{"event":"end"',
      '{"event":"end","outcome":"found"}\n{"event":"end"',
      "line 13 stands after the end event",
    ],
  ])("says what is wrong when %s is %s", (from, to, message) => {
    expect(problemOf(from === "" ? "" : FIGURE.replace(from, to))).toBe(message);
  });
});

/** Iterative deepening on a path of one step. */
function traceInPasses(): Trace {
  const { problem, run } = onePath(1);
  const successors = new Map([["0", [{ state: "1", action: "next", cost: 1 }]]]);
  const rules = { ...run.rules, search: "iterative-deepening" } as const;
  return { problem, run: search(smallGraph("0", ["1"], successors), rules) };
}
