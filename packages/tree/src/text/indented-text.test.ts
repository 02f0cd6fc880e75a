import { describe, expect, it } from "vitest";
import { indentedTextChunks } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

describe("indented text", () => {
  it("shows the slides' best-first figure with order, moves and h", () => {
    expect([...indentedTextChunks(slidesFigure())].join("")).toBe(
      `1  123450786  h 4
·  ├─ D 123456780  h 6
2  ├─ L 123405786  h 2
·  │  ├─ D 123485706  h 4
·  │  ├─ L 123045786  h 4
3  │  └─ U 103425786  h 0  goal
·  └─ U 120453786  h 6
`,
    );
  });

  it("adds OPEN and CLOSED after each visit when asked", () => {
    expect([...indentedTextChunks(slidesFigure(), { lists: true })].join("").split("\n\n")[1]).toBe(
      `step  visited
   1  123450786
      OPEN    123405786 123456780 120453786
      CLOSED  123450786
   2  123405786
      OPEN    103425786 123485706 123045786 123456780 120453786
      CLOSED  123450786 123405786
   3  103425786
      OPEN    123485706 123045786 123456780 120453786
      CLOSED  123450786 123405786 103425786
`,
    );
  });

  it("stays linear in size on a path of 100,000 levels", () => {
    const lines = [...indentedTextChunks(onePath(100_000))].join("").split("\n");
    expect(lines).toHaveLength(100_002);
    expect(lines[2]).toBe("     3     └─ next 2");
    expect(lines[100_000]).toBe(`100001  (99980 levels) ${" ".repeat(57)}└─ next 100000  goal`);
  }, 60_000);
});
