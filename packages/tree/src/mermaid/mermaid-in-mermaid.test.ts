import * as fc from "fast-check";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { mermaidChunks, type Trace } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

interface Flow {
  getVertices(): Map<string, { text?: string }>;
  getEdges(): { start: string; end: string; text: string; stroke?: string }[];
}

let flowOf: (trace: Trace) => Promise<Flow>;

beforeAll(async () => {
  // Mermaid cleans labels with a library that wants a browser's document.
  const { window } = new JSDOM("");
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import("mermaid");
  flowOf = async (trace) => {
    const text = [...mermaidChunks(trace)].join("");
    await mermaid.parse(text);
    const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
    return diagram.db as unknown as Flow;
  };
}, 60_000);

describe("Mermaid in mermaid", () => {
  it("is the slides' figure, node by node and edge by edge", async () => {
    const flow = await flowOf(slidesFigure());
    const names = Array.from(flow.getVertices(), ([name, { text }]) => [name, text]);
    expect(names[0]).toEqual(["n0", "1 2 3<br>4 5 ﬂ°°9633¶ß<br>7 8 6<br>visit 1 h 4"]);
    expect(names.map(([name]) => name)).toEqual(["n0", "n1", "n2", "n3", "n4", "n5", "n6"]);
    const edges = flow.getEdges().map(({ start, text, end, stroke }) => [start, text, end, stroke]);
    expect(edges).toEqual([
      ["n0", "D", "n1", "normal"],
      ["n0", "L", "n2", "thick"],
      ["n0", "U", "n3", "normal"],
      ["n2", "D", "n4", "normal"],
      ["n2", "L", "n5", "normal"],
      ["n2", "U", "n6", "thick"],
    ]);
  });

  it("has all nodes and edges, whatever the names are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1000), { maxLength: 60 }), async (choices) => {
        const trace = traceFromChoices(choices);
        const flow = await flowOf(trace);
        expect(flow.getVertices().size).toBe(trace.run.tree.size);
        expect(flow.getEdges()).toHaveLength(trace.run.tree.size - 1);
      }),
    );
  }, 60_000);
});
