import * as fc from "fast-check";
import { NONE } from "@jejak/search";
import newick from "newick-js";
import { describe, expect, it } from "vitest";
import { newickChunks, type Trace } from "../index.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

/** The edges that newick-js finds, by names: parent, child, length. */
function edgesIn(trace: Trace): unknown[] {
  // newick-js knows no comments.
  const text = [...newickChunks(trace, { comments: false })].join("");
  const { graph } = newick.parse(text.trimEnd());
  return Array.from(graph[1], ([parent, child, length]) => [
    parent.label ?? "",
    child.label ?? "",
    length,
  ]);
}

describe("Newick in newick-js", () => {
  it("is the slides' figure", () => {
    const edges = edgesIn(slidesFigure());
    expect(edges).toHaveLength(6);
    expect(new Set(edges.map((edge) => JSON.stringify(edge)))).toEqual(
      new Set([
        '["123450786","123456780",1]',
        '["123450786","123405786",1]',
        '["123450786","120453786",1]',
        '["123405786","123485706",1]',
        '["123405786","123045786",1]',
        '["123405786","103425786",1]',
      ]),
    );
  });

  it("has the edges of the tree, whatever the names are", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), (choices) => {
        const trace = traceFromChoices(choices);
        const { tree } = trace.run;
        // newick-js takes blanks off the ends of names and runs of them together, quoted or not.
        const name = (node: number): string => tree.key(node).trim().replaceAll(/\s+/g, " ");
        const own = Array.from({ length: tree.size }, (_, node) => {
          const parent = tree.parent(node);
          return parent === NONE
            ? []
            : [JSON.stringify([name(parent), name(node), tree.g(node) - tree.g(parent)])];
        });
        const theirs = edgesIn(trace).map((edge) => JSON.stringify(edge));
        expect(theirs.sort()).toEqual(own.flat().sort());
      }),
    );
  });
});
