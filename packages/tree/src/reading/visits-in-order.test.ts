import { describe, expect, it } from "vitest";
import { readResult } from "./unreadable.ts";
import { visitsInOrder } from "./visits-in-order.ts";

const visits = (visitOf: (number | null)[], list: number[] | null): unknown =>
  readResult(() => visitsInOrder(visitOf, list));

describe("the order of visits", () => {
  it("is that of the visits of the nodes", () => {
    expect(visits([1, null, 0], null)).toEqual([2, 0]);
    expect(visits([], null)).toEqual([]);
  });

  it("is that of the list where nodes are visited again", () => {
    expect(visits([2, 3, null], [0, 1, 0, 1])).toEqual([0, 1, 0, 1]);
  });

  it.each<[(number | null)[], number[] | null, string, string]>([
    [[0, 0], null, "nodes[1].visit", "is 0, as that of node 0 already"],
    [[0, 2], null, "nodes", "no node has visit 1, but one has 2"],
    [[0], [0, 1], "visitNodes[1]", "is 1; the last node is 0"],
    [[0, 1], [0, 1, 0], "nodes[0].visit", "is 0; visitNodes make it 2"],
    [[1, null], [1, 0], "nodes[1].visit", "is null; visitNodes make it 0"],
    [[0, 1], [0], "nodes[1].visit", "is 1; visitNodes make it null"],
  ])("says what is wrong with %j and the list %j", (visitOf, list, path, message) => {
    expect(visits(visitOf, list)).toEqual({ ok: false, problem: { path, message } });
  });
});
