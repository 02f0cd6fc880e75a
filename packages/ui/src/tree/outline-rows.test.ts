import { expect, it } from "vitest";
import { outlineRows } from "./outline-rows.ts";

const links = {
  //   0
  //  1 2
  // 3
  parent: Int32Array.of(-1, 0, 0, 1),
  firstChild: Int32Array.of(1, 3, -1, -1),
  nextSibling: Int32Array.of(-1, 2, -1, -1),
};

const nodes = (revealed: number, shut: number[], most = 9): number[] =>
  outlineRows(links, revealed, new Set(shut), most).map(({ node }) => node);

it("lists a tree from the top, children under their parent", () => {
  expect(nodes(4, [])).toEqual([0, 1, 3, 2]);
});

it("leaves out what is not generated yet, what is under a closed node, and what is too much", () => {
  expect(nodes(3, [])).toEqual([0, 1, 2]);
  expect(nodes(4, [1])).toEqual([0, 1, 2]);
  expect(nodes(4, [], 2)).toEqual([0, 1]);
});

it("says of each line where it stands among its siblings and whether it is open", () => {
  expect(outlineRows(links, 4, new Set([1]), 9)[1]).toEqual({
    node: 1,
    place: 1,
    siblings: 2,
    hasChildren: true,
    isOpen: false,
  });
});

it("lists the roots of a search in passes one after the other", () => {
  const forest = {
    //  0   1   3
    //      2   4 5
    parent: Int32Array.of(-1, -1, 1, -1, 3, 3),
    firstChild: Int32Array.of(-1, 2, -1, 4, -1, -1),
    nextSibling: Int32Array.of(-1, -1, -1, -1, 5, -1),
  };
  const rows = outlineRows(forest, 6, new Set([1]), 9);
  expect(rows.map(({ node, place, siblings }) => [node, place, siblings])).toEqual([
    [0, 1, 3],
    [1, 2, 3],
    [3, 3, 3],
    [4, 1, 2],
    [5, 2, 2],
  ]);
});
