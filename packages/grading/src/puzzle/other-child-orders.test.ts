import { describe, expect, it } from "vitest";
import { otherChildOrders } from "./other-child-orders.ts";

describe("the other orders of children", () => {
  it("begin with the reversed one and the one that names the tiles", () => {
    expect(otherChildOrders(["D", "R", "L", "U"])[0]).toEqual(["U", "L", "R", "D"]);
    expect(otherChildOrders(["U", "R", "D", "L"]).slice(0, 2)).toEqual([
      ["L", "D", "R", "U"],
      ["D", "L", "U", "R"],
    ]);
  });

  it("are all the others, each once, and the order by tiles at the end", () => {
    const orders = otherChildOrders(["D", "R", "L", "U"]).map(String);
    expect([orders.length, new Set(orders).size, orders.at(-1)]).toEqual([24, 24, "tile"]);
    expect(orders).not.toContain("D,R,L,U");
  });

  it("are the 24 of the moves where the order goes by tiles", () => {
    const orders = otherChildOrders("tile").map(String);
    expect([orders.length, new Set(orders).size, orders.includes("tile")]).toEqual([24, 24, false]);
  });
});
