import { DOMParser } from "@xmldom/xmldom";
import * as fc from "fast-check";
import { NONE } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { svgChunks, type Trace } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";
import { treeLayout } from "./tree-layout.ts";

interface Drawn {
  readonly problems: readonly string[];
  /** Class, tooltip and words of each node, in their order. */
  readonly nodes: readonly (string | null | undefined)[][];
}

function drawn(trace: Trace): Drawn {
  const problems: string[] = [];
  const parser = new DOMParser({ onError: (_, message) => problems.push(message) });
  const page = parser.parseFromString([...svgChunks(trace)].join(""), "image/svg+xml");
  const groups = Array.from(page.documentElement?.childNodes ?? []).filter(
    (child) => child.nodeName === "g" && child.firstChild?.nodeName === "title",
  );
  const nodes = groups.map((group) => [
    page.documentElement === null ? null : (group as unknown as Element).getAttribute("class"),
    group.firstChild?.textContent,
    Array.from(group.childNodes)
      .filter((child) => child.nodeName === "text")
      .map((text) => text.textContent)
      .join(" "),
  ]);
  return { problems, nodes };
}

describe("SVG", () => {
  it("draws the slides' figure with order, values, places in OPEN and the path", () => {
    expect(drawn(slidesFigure())).toEqual({
      problems: [],
      nodes: [
        ["path", "123450786, visit 1, h 4", "h 4 1"],
        ["waiting", "123456780, h 6", "h 6 3"],
        ["path", "123405786, visit 2, h 2", "h 2 2"],
        ["waiting", "120453786, h 6", "h 6 4"],
        ["waiting", "123485706, h 4", "h 4 1"],
        ["waiting", "123045786, h 4", "h 4 2"],
        ["path", "103425786, visit 3, h 0  goal", "h 0  goal 3"],
      ],
    });
  });

  it("is well-formed, and says the whole of every name", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), (choices) => {
        const trace = traceFromChoices(choices);
        const { problems, nodes } = drawn(trace);
        expect(problems).toEqual([]);
        expect(nodes).toHaveLength(trace.run.tree.size);
      }),
    );
  });

  it("draws a path of 200,000 levels", () => {
    let nodes = 0;
    for (const chunk of svgChunks(onePath(200_000))) nodes += chunk.split("<g class").length - 1;
    expect(nodes).toBeGreaterThan(200_000);
  }, 120_000);
});

describe("the layout", () => {
  it("keeps siblings in order and apart, and parents over the middle of their children", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80 }), (choices) => {
        const { tree } = traceFromChoices(choices).run;
        const { across, width, levels } = treeLayout(tree);
        const byLevel = Map.groupBy(across.keys(), (node) => tree.level(node));
        for (const level of byLevel.values()) {
          const places = level.map((node) => across[node] as number).sort((a, b) => a - b);
          places.slice(1).forEach((place, index) => {
            expect(place - (places[index] as number)).toBeGreaterThanOrEqual(1);
          });
        }
        for (let node = 0; node < tree.size; node++) {
          const children = tree.children(node).map((child) => across[child] as number);
          expect(children).toEqual(children.toSorted((a, b) => a - b));
          const [first] = children;
          const middle = ((first ?? 0) + (children.at(-1) ?? 0)) / 2;
          expect(first === undefined || across[node] === middle).toBe(true);
        }
        const leaves = across.filter((_, node) => tree.firstChild(node) === NONE);
        expect([width, levels]).toEqual([leaves.length, byLevel.size]);
      }),
    );
  });
});
