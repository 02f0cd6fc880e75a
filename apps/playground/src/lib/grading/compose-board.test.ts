import { expect, it } from "vitest";
import { composeBoard } from "./compose-board.ts";

const EXAM = {
  goal: "123804765",
  preset: "kotak-8",
  rules: { depthLimit: 5, ties: "any" },
  searches: ["best-first"],
  wishes: { solution: 5, visits: "4..60" },
  tries: 300,
  find: 60,
};

it("finds boards on which a misunderstanding changes the trace, another one for another seed", () => {
  const boards = [1, 2, 3, 4].map((seed) => composeBoard({ ...EXAM, seed }, ["blank-counted"]));
  for (const board of boards) expect(board?.shows).toContain("blank-counted");
  expect(new Set(boards.map((board) => board?.start)).size).toBeGreaterThan(1);
  expect(composeBoard({ ...EXAM, seed: 2 }, ["blank-counted"])).toEqual(boards[1]);
});

it("finds none where no board fits", () => {
  expect(composeBoard({ ...EXAM, wishes: { solution: 4, visits: "60.." } }, [])).toBeNull();
  expect(composeBoard({ ...EXAM, searches: ["fastest"] }, [])).toBeNull();
});
