import { describe, expect, it } from "vitest";
import { leafOrderLayout } from "./leaf-order-layout.ts";

/** Links of a tree whose nodes are given by their parents, in order of generation. */
function linksOf(parents: readonly number[]): Parameters<typeof leafOrderLayout>[0] {
  const parent = Int32Array.from(parents);
  const firstChild = new Int32Array(parents.length).fill(-1);
  const nextSibling = new Int32Array(parents.length).fill(-1);
  const level = new Int32Array(parents.length);
  const last = new Map<number, number>();
  for (const [node, above] of parents.entries()) {
    if (above < 0) continue;
    level[node] = (level[above] ?? 0) + 1;
    const before = last.get(above);
    if (before === undefined) firstChild[above] = node;
    else nextSibling[before] = node;
    last.set(above, node);
  }
  return { parent, firstChild, nextSibling, level };
}

describe("the layout of a tree", () => {
  it("puts leaves side by side and parents above the middle of their children", () => {
    //        0
    //    1   2   3
    //   4 5      6
    const layout = leafOrderLayout(linksOf([-1, 0, 0, 0, 1, 1, 3]));
    expect([...layout.x]).toEqual([1.75, 0.5, 2, 3, 0, 1, 3]);
    expect(layout.width).toBe(4);
    expect(layout.levels).toBe(3);
    expect([...layout.rows]).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([...layout.rowStarts]).toEqual([0, 1, 4, 7]);
  });

  it("lists each level from left to right even where later nodes lie further left", () => {
    // Node 2 is expanded before node 1: its children are older and stand to the right.
    const layout = leafOrderLayout(linksOf([-1, 0, 0, 2, 2, 1]));
    expect([...layout.rows]).toEqual([0, 1, 2, 5, 3, 4]);
    expect([...layout.x]).toEqual([0.75, 0, 1.5, 1, 2, 0]);
  });

  it("takes a chain of 100,000 levels", () => {
    const chain = Array.from({ length: 100_000 }, (_, node) => node - 1);
    const layout = leafOrderLayout(linksOf(chain));
    expect([layout.width, layout.levels, layout.x[99_999]]).toEqual([1, 100_000, 0]);
  });

  it("lays out one node, and none", () => {
    expect([...leafOrderLayout(linksOf([-1])).rowStarts]).toEqual([0, 1]);
    expect([...leafOrderLayout(linksOf([])).rowStarts]).toEqual([0]);
  });

  it("puts the trees of several roots side by side", () => {
    //  0   1    3
    //      2   4 5
    const layout = leafOrderLayout(linksOf([-1, -1, 1, -1, 3, 3]));
    expect([...layout.x]).toEqual([0, 1, 1, 2.5, 2, 3]);
    expect([layout.width, layout.levels, [...layout.rows]]).toEqual([4, 2, [0, 1, 3, 2, 4, 5]]);
  });

  it("draws the way down a deep tree as a straight line, what was left beside it", () => {
    // Each node of the way has two children: the next one, and a leaf that is left.
    const parents = [-1];
    for (let level = 1; level < 500; level++) parents.push(2 * level - 3, 2 * level - 3);
    parents[1] = parents[2] = 0;
    const { x } = leafOrderLayout(linksOf(parents));
    const way = [0, ...Array.from({ length: 499 }, (_, level) => 2 * level + 1)];
    expect(new Set(way.map((node) => x[node]))).toEqual(new Set([0]));
    expect([x[998], x[996], x[2]]).toEqual([1, 2, 499]);
  });
});
