import { expect, it } from "vitest";
import type { TreeLayout } from "./tree-data.ts";
import { fitted, nameFor, nodeSize, valueFor } from "./viewport.ts";

const boards = { kind: "boards", words: new Uint8Array(), cells: 9, columns: 3 } as const;
const names = { kind: "names", names: [], nameOf: new Int32Array(), longest: 14 } as const;
const layout = (width: number, levels: number): TreeLayout =>
  ({ width, levels }) as unknown as TreeLayout;

it("fits a tree in the middle of its pane, no larger than there is room for a board", () => {
  const view = fitted({ layout: layout(3, 3), states: boards }, { width: 660, height: 600 });
  // 92 pixels a leaf and 124 a level: 184 across and 248 down of 660 and 600.
  expect(view).toEqual({ across: 92, down: 124, left: 238, top: 176 });
});

it("keeps the outermost names in the pane whole", () => {
  const pane = { width: 600, height: 600 };
  const view = fitted({ layout: layout(6, 4), states: names }, pane);
  const half = (nodeSize(view, names)?.width ?? 0) / 2;
  expect(view.left - half).toBeGreaterThanOrEqual(0);
  expect(view.left + 5 * view.across + half).toBeLessThanOrEqual(600);
});

it("draws a dot where there is no room for a state", () => {
  expect(nodeSize({ across: 92, down: 124, left: 0, top: 0 }, boards)?.width).toBeCloseTo(60.72);
  expect(nodeSize({ across: 20, down: 124, left: 0, top: 0 }, boards)).toBeNull();
  expect(nodeSize({ across: 92, down: 46, left: 0, top: 0 }, boards)).toBeNull();
});

it("shortens names and values to the room there is", () => {
  expect([nameFor("Arad", 60), nameFor("Rimnicu Vilcea", 60)]).toEqual(["Arad", "Rimni…"]);
  expect([
    valueFor("140 + 253 = 393", { across: 130 }),
    valueFor("1 + 2 = 3", { across: 40 }),
  ]).toEqual(["140 + 253 = 393", "3"]);
  expect(valueFor("12", { across: 4 })).toBe("12");
});
