import { describe, expect, it } from "vitest";
import { mermaidChunks, readMermaid } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { plainTree } from "../testing/plain-tree.ts";
import { plainRead, plainTrace } from "../testing/round-trip.ts";

describe("Mermaid", () => {
  it("cuts short what Mermaid would not draw, and says so in the drawing", () => {
    const text = [...mermaidChunks(onePath(600))].join("");
    expect(text.match(/-->|==>/g)).toHaveLength(500);
    expect(text).toContain('  more["#8230; 100 more nodes are not drawn"]\n');
    expect(text.length).toBeLessThan(50_000);
    const read = readMermaid(text);
    expect(read).toMatchObject({
      ok: true,
      kind: "tree",
      notes: [
        "The drawing was cut short: it holds only the nodes that were generated first.",
        "Problem and rules are unknown.",
      ],
    });
    expect(read.ok && read.kind === "tree" && read.tree.tree.size).toBe(501);
  });

  it("cuts long names short of the limit on characters", () => {
    const trace = onePath(300);
    const long = { ...trace, problem: { ...trace.problem, start: "x".repeat(49_000) } };
    const text = [...mermaidChunks(long)].join("");
    expect(text).toContain('  more["#8230; ');
    expect(text.length).toBeLessThan(50_000);
  });

  it("reads a flowchart that someone else wrote", () => {
    const read = readMermaid(`graph LR; %% a comment is not allowed here
`);
    expect(read).toMatchObject({ ok: false, problem: { path: "line 1" } });
    const tree = readMermaid(`
flowchart LR
  S["the #quot;start#quot;"] --> A(one)-->|go| B{{"two<br/>lines"}}
  subgraph right
    S -- left turn --> C:::blue; C -.-> D
  end
  style C fill:#fff
  S === E((5))`);
    expect(plainRead(tree)).toEqual(
      plainTree([
        { state: 'the "start"', action: null, parent: null, g: 0, h: 0 },
        { state: "one", action: null, parent: 0, g: 1, h: 0 },
        { state: "C", action: "left turn", parent: 0, g: 1, h: 0 },
        { state: "5", action: null, parent: 0, g: 1, h: 0 },
        { state: "two\nlines", action: "go", parent: 1, g: 2, h: 0 },
        { state: "D", action: null, parent: 2, g: 2, h: 0 },
      ]),
    );
  });

  it.each([
    ["", "", "is empty; it must be a Mermaid flowchart"],
    ["sequenceDiagram\n", "line 1", "must begin with flowchart or graph"],
    ["graph TD\n A --> ", "line 2", '"" stands where a node is due in a Mermaid flowchart'],
    ["graph TD\n A ~ B", "line 2", '"~ B" stands where an arrow is due in a Mermaid flowchart'],
    [
      "graph TD\n A --> B & C",
      "line 2",
      '"& C" stands where an arrow is due in a Mermaid flowchart',
    ],
    ["graph TD\n A --> B\n C --> B", "line 3", '"B" has two parents; this is no tree'],
    ["graph TD\n n0\n %% nodes [[1]]", "line 3[0].0", "is 1; it must be a text"],
    ["graph TD\n n0\n %% jejak 7", "jejak", "is 7; it must be an object"],
  ])("says what is wrong with %j", (text, path, message) => {
    expect(readMermaid(text)).toEqual({ ok: false, problem: { path, message } });
  });

  it("carries a whole tree of any size when it is not cut short", () => {
    const trace = onePath(20_000);
    const text = [...mermaidChunks(trace, { cutShort: false })].join("");
    expect(plainRead(readMermaid(text))).toEqual(plainTrace(trace));
  }, 60_000);
});
