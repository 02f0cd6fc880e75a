import { expect, it } from "vitest";
import { childrenOf } from "./generated-nodes.ts";

const entry = (state: string, level: number) => ({
  state,
  level,
  g: level,
  h: 0,
  isChosen: false,
  isPossible: true,
});

it("finds the children of a visit in their order, wherever they stand in the frontier", () => {
  const visit = { state: "123405786", columns: 3, childOrder: ["D", "R", "L", "U"] };
  const before = [entry("123405786", 1), entry("123456780", 1), entry("120453786", 1)];
  const after = [
    entry("103425786", 2),
    entry("123045786", 2),
    entry("123456780", 1),
    entry("120453786", 1),
    entry("123485706", 2),
  ];
  expect(childrenOf(visit, before, after)).toEqual(["123485706", "123045786", "103425786"]);
  // By the tile that moves: 2 up, 4 left, 8 down.
  expect(childrenOf({ ...visit, childOrder: "tile" }, before, after)).toEqual([
    "103425786",
    "123045786",
    "123485706",
  ]);
});

it("takes another copy of a state for a child, and a waiting node for none", () => {
  const visit = { state: "123405786", columns: 3, childOrder: ["D", "R", "L", "U"] };
  const waiting = entry("103425786", 2);
  expect(childrenOf(visit, [waiting], [waiting, waiting])).toEqual(["103425786"]);
  expect(childrenOf(visit, [waiting], [waiting])).toEqual([]);
});
