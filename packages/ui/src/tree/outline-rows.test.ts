import { expect, it } from "vitest";
import { outlineRows } from "./outline-rows.ts";
import type { TreeData } from "./tree-data.ts";

const links = {
  //   0
  //  1 2
  // 3
  firstChild: Int32Array.of(1, 3, -1, -1),
  nextSibling: Int32Array.of(-1, 2, -1, -1),
} as unknown as TreeData;

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
