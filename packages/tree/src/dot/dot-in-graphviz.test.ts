import { spawnSync } from "node:child_process";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dotChunks, readDot, type Trace } from "../index.ts";
import { plainRead, plainTrace } from "../testing/round-trip.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

const write = (trace: Trace): string => [...dotChunks(trace)].join("");

/** What Graphviz makes of a file; it complains on its second channel. */
function graphviz(format: string, input: string): { text: string; complaints: string } {
  const { stdout, stderr } = spawnSync("dot", [`-T${format}`], { input, encoding: "utf8" });
  return { text: stdout, complaints: stderr };
}

const missing = spawnSync("dot", ["-V"]).error !== undefined && process.env["CI"] === undefined;

describe.skipIf(missing)("DOT in Graphviz (left out where there is no `dot` command)", () => {
  it("is the slides' figure, node by node and edge by edge", () => {
    const { text, complaints } = graphviz("json0", write(slidesFigure()));
    const drawn = JSON.parse(text) as {
      objects: Record<string, string>[];
      edges: { tail: number; head: number }[];
    };
    expect(complaints).toBe("");
    expect(drawn.objects.map(({ name, state, visit }) => [name, state, visit])).toEqual([
      ["n0", "123450786", "0"],
      ["n1", "123456780", undefined],
      ["n2", "123405786", "1"],
      ["n3", "120453786", undefined],
      ["n4", "123485706", undefined],
      ["n5", "123045786", undefined],
      ["n6", "103425786", "2"],
    ]);
    expect(drawn.edges.map(({ tail, head }) => [tail, head])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [2, 4],
      [2, 5],
      [2, 6],
    ]);
  });

  it("is drawn without a complaint, whatever the names are", () => {
    const choices = fc.sample(fc.array(fc.nat(1000), { maxLength: 60 }), { numRuns: 60, seed: 5 });
    const graphs = choices.map((choice) => write(traceFromChoices(choice)));
    const { text, complaints } = graphviz("dot", graphs.join("\n"));
    expect(complaints).toBe("");
    expect(text.match(/^digraph/gm)).toHaveLength(60);
  }, 60_000);

  it("gives the same trace back after Graphviz has laid it out", () => {
    const trace = slidesFigure("breadth-first");
    expect(plainRead(readDot(graphviz("dot", write(trace)).text))).toEqual(plainTrace(trace));
  });
});
