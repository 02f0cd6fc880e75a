import { describe, expect, test } from "vitest";
import { puzzleDomain } from "../../puzzle/puzzle-domain.ts";
import { names } from "../testing/paper-domains.ts";
import { shortAnswer } from "../testing/short-answer.ts";

const graph = names([..."ABCDEFGHI"]);
const cities = names(["Arad", "Sibiu", "Zerind", "Oradea"]);
const made = puzzleDomain({ start: "123450786", goal: "103425786" });
if (!made.ok) throw new Error(made.message);
const puzzle = made.value;

const treeOf = (...given: Parameters<typeof shortAnswer>): unknown => shortAnswer(...given)["tree"];

describe("readAnswer on trees", () => {
  test.each([
    "A -> B, C\nB -> D\nC -> E, F",
    "A: B C\nB: D\nC: E F",
    "A → B, C; B → D; C → E, F",
    "expand A: B(f=6), C(f=4)\nexpand B: D(f=9)\nexpand C: E(f=16), F(f=17)\n",
    "A(3)->B2,C1; B(2)->D2; C(2)->E2,F1",
  ])("reads the edges %j", (text) => {
    expect(treeOf(text, graph, ["tree"])).toEqual(["A", "B<0", "C<0", "D<1", "E<2", "F<2"]);
  });

  test.each([
    ["spaces", "A\n  B\n    D\n  C\n    E\n    F\n"],
    ["tabs", "A\n\tB\n\t\tD\n\tC\n\t\tE\n\t\tF\n"],
    ["lines", "A\n├── B\n│   └── D\n└── C\n    ├── E\n    └── F\n"],
  ])("reads indentation by %s", (_by, text) => {
    expect(treeOf(text, graph, ["tree"])).toEqual(["A", "B<0", "D<1", "C<0", "E<3", "F<3"]);
  });

  test("reads a tree drawn with strokes, costs beside them and h behind colons", () => {
    const text =
      "        A:3\n      2/ 1|  \\3\n      /   |   \\\n   B:2   C:2   D:1\n  2/ \\1   |2    \\3\n  /   \\   |      \\\nE:0  F:1  G:1    H:2\n";
    expect(treeOf(text, graph, ["tree", "h"])).toEqual([
      "A",
      "B<0",
      "C<0",
      "D<0",
      "E<1",
      "F<1",
      "G<2",
      "H<3",
    ]);
  });

  test("visit numbers in a tree give the order, and what has none was never visited", () => {
    const text =
      "Arad(g=0.0, h=2.0, f=2.0) order=1\n\tSibiu(g=1.0, h=2.0, f=3.0) order=3\n\t\tOradea(g=2.0, h=2.0, f=4.0)\n\tZerind(g=1.0, h=1.5, f=2.5) order=2\n";
    expect(shortAnswer(text, cities, ["visits", "tree"])).toEqual({
      steps: [
        { state: "Arad", g: 0, h: 2, f: 2 },
        { state: "Zerind", g: 1, h: 1.5, f: 2.5 },
        { state: "Sibiu", g: 1, h: 2, f: 3 },
      ],
      tree: ["Arad #1", "Sibiu<0 #3", "Oradea<1 -", "Zerind<0 #2"],
    });
  });

  test("boards below captions in a gutter make a tree without being asked for", () => {
    const text =
      "■═ #1 g:0 h:4\n│  1 2 3\n│  4 5 .\n│  7 8 6\n├■═ #2 g:1 h:6\n│  1 2 3\n│  4 5 6\n│  7 8 .\n├■═ #3 g:1 h:2\n│  1 2 3\n│  4 . 5\n│  7 8 6\n│  ├■═ #4 g:2 h:0\n│  │  1 . 3\n│  │  4 2 5\n│  │  7 8 6\n";
    expect(shortAnswer(text, puzzle)).toEqual({
      steps: [
        { state: "123450786", g: 0, h: 4 },
        { state: "123456780", g: 1, h: 6 },
        { state: "123405786", g: 1, h: 2 },
        { state: "103425786", g: 2, h: 0 },
      ],
      tree: ["123450786", "123456780<0", "123405786<0", "103425786<2"],
    });
  });

  test("the slides' table names each parent by its state", () => {
    const text =
      "state,heur,level,induk,anak_pertama,saudara\n123450786,4,0,,123456780,\n123456780,6,1,123450786,,123405786\n123405786,2,1,123450786,,\n";
    expect(shortAnswer(text, puzzle, ["tree"])).toEqual({
      steps: [
        { state: "123450786", h: 4, level: 0, parent: null },
        { state: "123456780", h: 6, level: 1, parent: "123450786" },
        { state: "123405786", h: 2, level: 1, parent: "123450786" },
      ],
      generated: "123450786 123456780 123405786",
      tree: ["123450786", "123456780<0", "123405786<0"],
    });
  });

  test("a table of generations gives tree and order; a word behind a visit number is left out", () => {
    const text =
      "generation|state|level|parent|expansion order\n1|123/46_/758|3|0|1\n2|12_/463/758|2|1|-\n3|123/4_6/758|2|1|3\n4|123/468/75_|2|1|2\n5|123/468/7_5|1|4|4 limit\n";
    const answer = shortAnswer(text, puzzle, ["visits", "tree"]);
    expect(answer["tree"]).toEqual([
      "123460758 #1",
      "120463758<0 -",
      "123406758<0 #3",
      "123468750<0 #2",
      "123468705<3 #4",
    ]);
    expect(answer["steps"]).toEqual([
      { state: "123460758", level: 3, parent: null },
      { state: "123468750", level: 2, parent: "123460758" },
      { state: "123406758", level: 2, parent: "123460758" },
      { state: "123468705", level: 1, parent: "123468750" },
    ]);
    expect(answer["generated"]).toBe("123460758 120463758 123406758 123468750 123468705");
  });
});
