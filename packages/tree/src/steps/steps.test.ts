import { search } from "@jejak/search";
import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, it } from "vitest";
import { htmlChunks, markdownChunks } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { slidesFigure } from "../testing/slides-figure.ts";
import { traceOfNames } from "../testing/trace-of-names.ts";
import { smallGraph } from "../testing/small-graph.ts";
import { AWKWARD_NAMES } from "../testing/trace-from-choices.ts";

describe("a Markdown table of steps", () => {
  it("shows the slides' best-first figure with OPEN and CLOSED", () => {
    expect([...markdownChunks(slidesFigure())].join("")).toBe(
      `Problem: 123450786 to 103425786\u0020\u0020
Rules: best-first, children D R L U, depth limit 2, duplicates parent, goal test at visit, ties fifo, h = misplaced + manhattan

| step | visited | h | OPEN | CLOSED |
| ---: | --- | ---: | --- | --- |
| 1 | 123450786 | 4 | 123405786 (2), 123456780 (6), 120453786 (6) | 123450786 |
| 2 | 123405786 | 2 | 103425786 (0), 123485706 (4), 123045786 (4), 123456780 (6), 120453786 (6) | 123450786, 123405786 |
| 3 | 103425786 | 0 | 123485706 (4), 123045786 (4), 123456780 (6), 120453786 (6) | 123450786, 123405786, 103425786 |

Path: 123450786, 123405786, 103425786

Outcome: found: visited 3, expanded 2, generated 7
`,
    );
  });

  it("leaves out steps and entries beyond what was asked for, and says how many", () => {
    const text = [...markdownChunks(onePath(5), { steps: 3, entries: 2 })].join("");
    expect(text.split("\n").slice(3, 9)).toEqual([
      "| step | visited | OPEN | CLOSED |",
      "| ---: | --- | --- | --- |",
      "| 1 | 0 | 1 | 0 |",
      "| 2 | 1 | 2 | 0, 1 |",
      "| 3 | 2 | 3 | 1 more …, 1, 2 |",
      "",
    ]);
    expect(text).toContain("\n… 3 more steps\n");
  });

  it("escapes what names could break", () => {
    const name = "a|b *c* <d> [e](f) `g` ~h~ _i_ \\\n";
    expect([...markdownChunks(traceOfNames([name, "B"]))].join("")).toContain(
      'Problem: "a\\|b \\*c\\* \\<d\\> \\[e\\](f) \\`g\\` \\~h\\~ \\_i\\_ \\\\\\\\\\\\n" to B',
    );
  });
});

describe("an HTML table of steps", () => {
  it("holds the figure's steps as boards with their words", () => {
    const html = [...htmlChunks(slidesFigure())].join("");
    const page = new DOMParser().parseFromString(html, "text/html");
    const cells = Array.from(page.getElementsByTagName("tr"), (row) =>
      Array.from(row.childNodes, (cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ["step", "visited", "h", "OPEN", "CLOSED"],
      ["1", "12345786", "4", "123457862123456786124537866", "12345786"],
      ["2", "12345786", "2", "134257860123485764123457864123456786124537866", "1234578612345786"],
      [
        "3",
        "13425786goal",
        "0",
        "123485764123457864123456786124537866",
        "123457861234578613425786",
      ],
    ]);
    expect(html).toContain(
      '<span class="board" role="img" aria-label="1 2 3, 4 5 blank, 7 8 6" style="grid-template-columns:repeat(3,1fr)">' +
        "<b>1</b><b>2</b><b>3</b><b>4</b><b>5</b><i></i><b>7</b><b>8</b><b>6</b></span>",
    );
  });

  it("is well-formed XML after its first line, whatever the names are", () => {
    for (const name of AWKWARD_NAMES) {
      const { run } = onePath(0);
      const found = search(smallGraph(name, [name], new Map()), run.rules);
      const problem = { kind: "graph", start: name, goal: name, edges: [] } as const;
      const html = [...htmlChunks({ problem, run: found })].join("");
      const problems: string[] = [];
      const parser = new DOMParser({ onError: (_, message) => problems.push(message) });
      const page = parser.parseFromString(html.split("\n").slice(1).join("\n"), "text/xml");
      expect([problems, page.getElementsByTagName("bdi")[0]?.textContent]).toEqual([[], name]);
    }
  });
});
