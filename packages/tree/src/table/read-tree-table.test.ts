import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTreeTable, treeTableChunks } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { traceFromChoices } from "../testing/trace-from-choices.ts";

describe("reading the slides' table", () => {
  it("gives back states, h and links, and says what the table does not hold", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { maxLength: 80 }),
        fc.constantFrom<"slides" | "english">("slides", "english"),
        fc.constantFrom<"," | "\t">(",", "\t"),
        (choices, header, separator) => {
          const { tree } = traceFromChoices(choices).run;
          const read = readTreeTable([...treeTableChunks(tree, { header, separator })].join(""));
          const nodes = Array.from({ length: tree.size }, (_, id) => ({
            ...tree.node(id),
            action: null,
            g: tree.level(id),
          }));
          const back = read.ok && read.kind === "tree" ? read.tree.tree : null;
          expect(Array.from({ length: back?.size ?? 0 }, (_, id) => back?.node(id))).toEqual(nodes);
          expect(read).toMatchObject({
            notes: [
              "The file does not give every g; each step without one counts 1.",
              "Problem and rules are unknown.",
              "The order of visits is unknown.",
            ],
          });
        },
      ),
    );
  });

  it("takes other separators, line ends, orders of columns and further ones", () => {
    const read = readTreeTable('\uFEFFInduk;Catatan;State\r\n;start;A\r\n\r\n0;;"B;""b"""\r\n');
    expect(read).toMatchObject({
      notes: expect.arrayContaining(['Left out the columns "Catatan".']),
    });
    const tree = read.ok && read.kind === "tree" ? read.tree.tree : null;
    expect([tree?.key(0), tree?.key(1), tree?.parent(1)]).toEqual(["A", 'B;"b"', 0]);
  });

  it("reads a path of 200,000 levels", () => {
    const read = readTreeTable([...treeTableChunks(onePath(200_000).run.tree)].join(""));
    expect(read.ok && read.kind === "tree" && read.tree.tree.level(200_000)).toBe(200_000);
  }, 60_000);

  it.each([
    ["", "", "is empty; it must be a table"],
    ["state,level\n", "line 1", "has no column induk or parent"],
    ["state,induk\n", "", "has no nodes; a tree has a root"],
    ["state,induk\nA\n", "line 2", "has 1 fields; the header has 2"],
    ["state,induk\nA,x\n", "line 2, parent", 'is "x"; it must be a whole number from 0'],
    ['state,induk\n"A\n', "line 2", "a quoted field has no end"],
    ['state,induk\n"A"B,\n', "line 2", "goes on after the closing quote of a field"],
    ["state,induk\nA,\nB,7\n", "line 3", 'its parent "7" is missing'],
    ["state,induk,level\nA,,0\nB,0,2\n", "line 3, level", 'is "2"; the parents make it 1'],
    ["state,induk,saudara\nA,,\nB,0,\nC,0,\n", "line 3, saudara", 'is ""; the parents make it 2'],
    [
      "state,induk,anak_pertama\nA,,5\nB,0,\n",
      "line 2, anak_pertama",
      'is "5"; the parents make it 1',
    ],
    ["state,induk,heur\nA,,high\n", "line 2, heur", 'is "high"; it must be a number or inf'],
  ])("says what is wrong with %j", (text, path, message) => {
    expect(readTreeTable(text)).toEqual({ ok: false, problem: { path, message } });
  });
});
