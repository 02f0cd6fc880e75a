import * as fc from "fast-check";
import { SEARCHES } from "@jejak/search";
import { describe, expect, it } from "vitest";
import {
  cytoscapeChunks,
  dotChunks,
  graphmlChunks,
  jsonGraphChunks,
  mermaidChunks,
  newickChunks,
  posthocChunks,
  readCytoscape,
  readDot,
  readGraphml,
  readJsonGraph,
  readMermaid,
  readNewick,
  readPosthoc,
  readTraceEvents,
  readTraceJson,
  traceEventChunks,
  traceJsonChunks,
  type ReadTree,
  type Trace,
} from "../index.ts";
import { onePath } from "./one-path.ts";
import { plainRead, plainTrace } from "./round-trip.ts";
import { AWKWARD_NAMES, traceFromChoices } from "./trace-from-choices.ts";

/** The formats that carry a whole trace. */
const WHOLE: [string, (trace: Trace) => Iterable<string>, (text: string) => ReadTree][] = [
  ["jejak-trace/1", traceJsonChunks, readTraceJson],
  ["jejak-events/1", traceEventChunks, readTraceEvents],
  ["DOT", dotChunks, readDot],
  ["GraphML", graphmlChunks, readGraphml],
  ["JSON Graph Format", jsonGraphChunks, readJsonGraph],
  ["Mermaid", (trace) => mermaidChunks(trace, { cutShort: false }), readMermaid],
  ["Newick", newickChunks, readNewick],
  ["Posthoc", posthocChunks, readPosthoc],
  ["Posthoc without views", (trace) => posthocChunks(trace, { views: false }), readPosthoc],
  ["Cytoscape JSON", cytoscapeChunks, readCytoscape],
];

const DEEP = onePath(200_000);

describe.each(WHOLE)("%s", (_name, write, read) => {
  const there = (trace: Trace): string => [...write(trace)].join("");

  it("gives the same trace back when it is read", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const trace = traceFromChoices(choices);
        const back = read(there(trace));
        expect(plainRead(back)).toEqual(plainTrace(trace));
        expect(back).toMatchObject({ notes: [] });
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it("gives the traces of all searches back, with passes and nodes visited again", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const trace = traceFromChoices(choices, AWKWARD_NAMES, SEARCHES);
        expect(plainRead(read(there(trace)))).toEqual(plainTrace(trace));
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it("writes and reads a tree of one node", () => {
    const trace = onePath(0);
    expect(plainRead(read(there(trace)))).toEqual(plainTrace(trace));
  });

  it("writes and reads a path of 200,000 levels", () => {
    const back = read(there(DEEP));
    const run = back.ok && back.kind === "trace" ? back.trace.run : null;
    expect(run?.tree.level(200_000)).toBe(200_000);
    expect(run?.visits.length).toBe(200_001);
    expect(run?.visits.every((node, visit) => node === visit)).toBe(true);
    expect(run?.goal).toBe(200_000);
  }, 120_000);
});
