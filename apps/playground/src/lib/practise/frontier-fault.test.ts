import { expect, it } from "vitest";
import { frontierFault } from "./frontier-fault.ts";

const entry = (state: string, g: number, h: number) => ({
  state,
  level: g,
  g,
  h,
  isChosen: false,
  isPossible: false,
});
const RIGHT = [entry("a", 1, 2), entry("b", 2, 4), entry("c", 1, 4), entry("d", 1, 7)];
const BEST = { search: "best-first", ties: "any" } as const;

it("takes equal nodes in any order where the rules leave it open", () => {
  expect(frontierFault(BEST, ["a", "b", "c", "d"], RIGHT)).toBeNull();
  expect(frontierFault(BEST, ["a", "c", "b", "d"], RIGHT)).toBeNull();
});

it("names the first node that stands before a better one", () => {
  expect(frontierFault(BEST, ["a", "d", "c", "b"], RIGHT)).toEqual({
    kind: "order",
    later: "d",
    sooner: "c",
  });
  // By g + h: 3, 6, 5, 8.
  expect(frontierFault({ ...BEST, search: "a-star" }, ["a", "b", "c", "d"], RIGHT)).toEqual({
    kind: "order",
    later: "b",
    sooner: "c",
  });
});

it("knows one order alone where nothing is left open", () => {
  const fault = { kind: "order", later: "c", sooner: "b" };
  expect(frontierFault({ ...BEST, ties: "fifo" }, ["a", "c", "b", "d"], RIGHT)).toEqual(fault);
  const queue = { search: "breadth-first", ties: "any" } as const;
  expect(frontierFault(queue, ["a", "c", "b", "d"], RIGHT)).toEqual(fault);
  expect(frontierFault(queue, ["a", "b", "c", "d"], RIGHT)).toBeNull();
});

it("names what is missing and what is too much, copies counted", () => {
  expect(frontierFault(BEST, ["a", "a", "c", "x"], RIGHT)).toEqual({
    kind: "entries",
    missing: ["b", "d"],
    extra: ["a", "x"],
  });
});
