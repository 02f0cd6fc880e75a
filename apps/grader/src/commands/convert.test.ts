import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { folderOf } from "../testing/class-folder.ts";
import { recorded, type Recorded } from "../testing/recorded-terminal.ts";

const SLIDES = ["trace", "123450786", "--goal", "103425786", "--depth-limit", "2"];
const TABLE = `simpul,state,heur,level,induk,anak_pertama,saudara
0,123450786,4,0,,1,
1,123456780,6,1,0,,2
2,123405786,2,1,0,4,3
3,120453786,6,1,0,,
4,123485706,4,2,2,,5
5,123045786,4,2,2,,6
6,103425786,0,2,2,,
`;

async function traced(format: string, ...flags: string[]): Promise<string> {
  return (await recorded([...SLIDES, ...flags, "--format", format])).out;
}

const json = await traced("json");
const folder = folderOf({
  "trace.json": json,
  "utf16.json": Buffer.from(`\uFEFF${json}`, "utf16le"),
  "table.csv": TABLE,
  "broken.json": `{"format":"jejak-trace/1",`,
  "letter.txt": "Dear all,\n",
  "wrong.json": json.replace('"outcome": "found"', '"outcome": "exhausted"'),
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function convert(file: string, ...flags: string[]): Promise<Recorded> {
  return recorded(["convert", join(folder, file), ...flags]);
}

describe("jejak convert", () => {
  it.each(["text", "dot", "mermaid", "jsonl", "svg", "tikz", "html"])(
    "writes as %s what jejak trace writes",
    async (format) => {
      const { exitCode, out } = await convert("trace.json", "--to", format);
      expect({ exitCode, out }).toEqual({ exitCode: 0, out: await traced(format) });
    },
  );

  it("says what the new file cannot hold", async () => {
    const lost = async (to: string): Promise<readonly string[]> =>
      (await convert("trace.json", "--to", to)).said;
    expect(await lost("graphml")).toEqual([]);
    expect(await lost("csv")).toEqual([
      "csv holds the tree alone: moves, order of visits, problem, rules and outcome are lost.",
    ]);
    expect(await lost("tree")).toEqual([
      "tree holds the tree alone: problem, rules and outcome are lost.",
    ]);
    expect(await lost("svg")).toEqual([
      "svg is for people to look at; no program reads the search back from it.",
    ]);
  });

  it("writes the slides' table, and reads it back as a tree whose search is unknown", async () => {
    expect((await convert("trace.json", "--to", "csv")).out).toBe(TABLE);
    const { exitCode, out, said } = await convert("table.csv", "--to", "boards", "--columns", "3");
    expect(exitCode).toBe(0);
    expect(out.split("\n").slice(0, 7)).toEqual([
      "·  ┌───────┐",
      "   │ 1 2 3 │",
      "   │ 4 5   │",
      "   │ 7 8 6 │",
      "   └───────┘",
      "·  ├─ ┌───────┐",
      "   │  │ 1 2 3 │",
    ]);
    expect(said).toEqual([
      "The file does not give every g; each step without one counts 1.",
      "Problem and rules are unknown.",
      "The order of visits is unknown.",
    ]);
  });

  it("refuses to make up a search for a bare tree, and names what a tree can become", async () => {
    const { exitCode, out, said } = await convert("table.csv", "--to", "text");
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
    expect(said).toEqual([
      "jejak: --to: text needs the problem and the rules, which the file does not hold; a tree alone can become tree, boards, svg, tikz, csv, tsv, dot, mermaid, graphml, jgf, cytoscape, newick",
    ]);
  });

  it("says that a drawing is cut short, and draws all of it with --whole", async () => {
    const limits = ["--depth-limit", "9", "--duplicates", "none", "--limit", "900"];
    const search = ["trace", "123450786", "--goal", "876543210", "--search", "breadth-first"];
    const { out } = await recorded([...search, ...limits, "--format", "json"]);
    writeFileSync(join(folder, "large.json"), out);
    const cut = await convert("large.json", "--to", "mermaid");
    expect(cut.said).toEqual([
      "mermaid is cut short, to what is pleasant to read or can be drawn; --whole writes everything.",
    ]);
    expect(cut.out).toContain("more nodes are not drawn");
    const whole = await convert("large.json", "--to", "mermaid", "--whole");
    expect(whole.said).toEqual([]);
    expect(whole.out).not.toContain("more nodes are not drawn");
  });

  it("reads UTF-16, which PowerShell writes", async () => {
    const { out, said } = await convert("utf16.json", "--to", "json");
    expect({ visits: (JSON.parse(out) as { visits: unknown }).visits, said }).toEqual({
      visits: ["123450786", "123405786", "103425786"],
      said: [],
    });
  });

  it("writes a file in place of an older one, and leaves nothing else behind", async () => {
    const place = join(folder, "out", "tree.csv");
    expect((await convert("trace.json", "--to", "csv", "--out", place)).exitCode).toBe(2);
    const there = folderOf({ "tree.csv": "old" });
    const file = join(there, "tree.csv");
    const { exitCode, out } = await convert("trace.json", "--to", "csv", "--out", file);
    expect({ exitCode, out, text: readFileSync(file, "utf8"), all: readdirSync(there) }).toEqual({
      exitCode: 0,
      out: "",
      text: TABLE,
      all: ["tree.csv"],
    });
    rmSync(there, { recursive: true });
    expect(existsSync(place)).toBe(false);
  });

  it.each([
    [
      "a file that breaks off",
      ["broken.json", "--to", "dot"],
      "broken.json: cannot be read as jejak-trace/1: line 1, column 27 is not JSON: the text ends, a name is due",
    ],
    [
      "a file that contradicts itself",
      ["wrong.json", "--to", "dot"],
      "wrong.json: cannot be read as jejak-trace/1: outcome is exhausted; 4 nodes were never taken from the frontier",
    ],
    [
      "a file that is something else",
      ["letter.txt", "--from", "json", "--to", "dot"],
      'letter.txt: cannot be read as jejak-trace/1: line 1, column 1 is not JSON: "Dear all,\\n" stands there, a value is due',
    ],
    [
      "a file that is not there",
      ["none.json", "--to", "dot"],
      "none.json: cannot be read (it is not there)",
    ],
  ])("answers %s with one line", async (_what, [file = "", ...flags], message) => {
    const { exitCode, out, said } = await convert(file, ...flags);
    expect({ exitCode, out, said }).toEqual({
      exitCode: 2,
      out: "",
      said: [`jejak: ${join(folder, message)}`],
    });
  });

  it.each([
    [
      "an unknown target",
      ["trace.json", "--to", "pdf"],
      /^jejak: --to: there is no "pdf"; there is text, tree, boards, /,
    ],
    [
      "a source that cannot be read",
      ["trace.json", "--to", "dot", "--from", "svg"],
      /^jejak: --from: there is no "svg"; there is tree, boards, csv, /,
    ],
    [
      "a text in no format",
      ["letter.txt", "--to", "dot", "--from", ""],
      /^jejak: --from: there is no ""/,
    ],
    ["no target", ["trace.json"], /^jejak: required option '--to <name>' not specified; see /],
    [
      "no columns",
      ["table.csv", "--to", "boards", "--columns", "0"],
      /^jejak: --columns: "0" is not a whole number of 1 or more$/,
    ],
  ])("answers %s with one line and exit code 2", async (_what, [file = "", ...flags], line) => {
    const { exitCode, said } = await convert(file, ...flags);
    expect({ exitCode, said }).toEqual({ exitCode: 2, said: [expect.stringMatching(line)] });
  });
});
