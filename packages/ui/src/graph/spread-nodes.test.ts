import { expect, it } from "vitest";
import { spreadNodes } from "./spread-nodes.ts";

const limits = { left: 0, right: 400, top: 20, bottom: 380 };

it("leaves nodes where they are when nothing is in the way", () => {
  const boxes = [
    { x: 60, y: 40, half: 20 },
    { x: 300, y: 200, half: 40 },
  ];
  expect(spreadNodes(boxes, limits)).toEqual(boxes);
});

it("pushes two nodes apart the shorter way, half each", () => {
  // 62 pixels are wanted between their middles, 10 there are: 26 for each.
  expect(
    spreadNodes(
      [
        { x: 200, y: 100, half: 50 },
        { x: 200, y: 110, half: 50 },
      ],
      limits,
    ),
  ).toEqual([
    { x: 200, y: 74, half: 50 },
    { x: 200, y: 136, half: 50 },
  ]);
});

it("keeps nodes within the pane", () => {
  const [node] = spreadNodes([{ x: -30, y: 900, half: 25 }], limits);
  expect(node).toEqual({ x: 25, y: 380, half: 25 });
});
