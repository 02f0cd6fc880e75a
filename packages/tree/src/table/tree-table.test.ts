import { NONE, SearchTree, StateTable } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { treeTableChunks } from "../index.ts";
import { onePath } from "../testing/one-path.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

describe("the slides' table", () => {
  it("lists the slides' best-first figure with numbers for pointers and nothing for nil", () => {
    expect([...treeTableChunks(slidesFigure().run.tree)].join("")).toBe(
      `simpul,state,heur,level,induk,anak_pertama,saudara
0,123450786,4,0,,1,
1,123456780,6,1,0,,2
2,123405786,2,1,0,4,3
3,120453786,6,1,0,,
4,123485706,4,2,2,,5
5,123045786,4,2,2,,6
6,103425786,0,2,2,,
`,
    );
  });

  it("has English names and tabs when asked", () => {
    const text = [
      ...treeTableChunks(onePath(1).run.tree, { header: "english", separator: "\t" }),
    ].join("");
    expect(text).toBe(
      "node\tstate\th\tlevel\tparent\tfirst_child\tnext_sibling\n" +
        "0\t0\t0\t0\t\t1\t\n1\t1\t0\t1\t0\t\t\n",
    );
  });

  it("quotes separators, quotes and line ends in names", () => {
    const tree = new SearchTree<string, string>(new StateTable((state) => state));
    tree.add(tree.states.number('a "b", c\nd'), null, NONE, 0, Infinity);
    expect([...treeTableChunks(tree)].join("").split("saudara\n")[1]).toBe(
      '0,"a ""b"", c\nd",inf,0,,,\n',
    );
  });
});
