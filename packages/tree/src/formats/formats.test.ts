import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNamed, FORMATS, guessFormat, type BareTree } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

const READABLE = FORMATS.filter(({ read }) => read !== undefined);

describe("the formats", () => {
  it("are these", () => {
    expect(
      FORMATS.map(({ name, extension, carries }) => `${name} ${extension} ${carries}`),
    ).toEqual([
      "text .txt tree",
      "boards .boards.txt tree",
      "markdown .md nothing",
      "html .html nothing",
      "svg .svg nothing",
      "tikz .tex nothing",
      "latex-steps .steps.tex nothing",
      "csv .csv tree",
      "tsv .tsv tree",
      "json .json trace",
      "jsonl .jsonl trace",
      "dot .dot trace",
      "mermaid .mmd trace",
      "graphml .graphml trace",
      "jgf .jgf.json trace",
      "cytoscape .cyjs trace",
      "newick .nwk trace",
      "posthoc .trace.json trace",
      "posthoc-events .events.trace.json trace",
    ]);
  });

  it.each(FORMATS)("$name reads what it says it carries", ({ carries, read, write }) => {
    expect(read === undefined).toBe(carries === "nothing");
    const back = read?.([...write(slidesFigure())].join(""));
    expect(back?.ok === true ? back.kind : "nothing").toBe(carries);
  });

  it.each(READABLE)("$name is known again by what is written", ({ name, write }) => {
    const known = name === "posthoc-events" ? "posthoc" : name === "boards" ? "text" : name;
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), (choices) => {
        const trace = choices.length % 7 === 0 ? slidesFigure() : traceFromChoices(choices);
        expect(guessFormat([...write(trace)].join(""))?.name).toBe(known);
      }),
    );
  });

  it.each(FORMATS.filter(({ writeTree }) => writeTree !== undefined))(
    "$name writes a tree whose search is unknown",
    ({ carries, read, writeTree }) => {
      const { tree, visits } = slidesFigure("breadth-first").run;
      const bare: BareTree = { tree, visits };
      const text = [...(writeTree?.(bare, { board: { columns: 3 } }) ?? [])].join("");
      expect(text).toContain(carries === "nothing" ? "" : "103425786".charAt(0));
      const back = read?.(text);
      const states = (from: BareTree["tree"] | undefined): string[] =>
        Array.from({ length: from?.size ?? 0 }, (_, node) => from?.key(node) ?? "");
      const backTree = back?.ok === true && back.kind === "tree" ? back.tree.tree : undefined;
      expect(states(backTree)).toEqual(read === undefined ? [] : states(tree));
    },
  );

  it.each(FORMATS)(
    "$name writes a path of 200,000 levels in chunks",
    ({ name, write }) => {
      const steps = ["markdown", "html", "latex-steps"].includes(name) ? { steps: 20 } : {};
      let longest = 0;
      let size = 0;
      for (const chunk of write(DEEP, steps)) {
        longest = Math.max(longest, chunk.length);
        size += chunk.length;
      }
      // Chunks are about 64 thousand characters, a last piece longer; Mermaid is cut short as a whole.
      expect(longest).toBeLessThan(150_000);
      expect(size).toBeGreaterThan(1000);
    },
    120_000,
  );

  it("is guessed from the name of the file where the text does not tell", () => {
    expect(guessFormat("A", "tree.DOT")?.name).toBe("dot");
    expect(guessFormat("A", "tree.txt")?.name).toBe("text");
    expect(guessFormat("A;", "b.nwk")?.name).toBe("newick");
    expect(guessFormat("A", "tree.svg")).toBe(null);
    expect(guessFormat("")).toBe(null);
  });

  it("is not mistaken where a file holds another format's words further in", () => {
    const text = '{ "problem": { "h": { "graph": 1, "elements": 2, "events": 3 } }, "nodes": [] }';
    expect(guessFormat(text)?.name).toBe("json");
    expect(guessFormat('{ "say \\"graph\\"": 1, "x": "graph", "elements": [] }')?.name).toBe(
      "cytoscape",
    );
  });

  it("is found by its name", () => {
    expect(formatNamed("tikz")?.title).toBe("LaTeX tree (forest)");
    expect(formatNamed("toString")).toBe(undefined);
  });
});

const DEEP = onePath(200_000);
