import { expect, it } from "vitest";
import { permutationRank } from "./permutation-rank.ts";
import { allBoards } from "./testing/all-boards.ts";

it("The rank of a permutation is its place in the alphabetical list of all.", () => {
  const boards = allBoards("01234").sort();
  const ranks = boards.map((board) => permutationRank(Uint8Array.from(board, Number), 0, 5));
  expect(ranks).toEqual(boards.map((_, place) => place));
});

it("A board is ranked from where it starts among others.", () => {
  expect(permutationRank(Uint8Array.of(9, 9, 2, 1, 0, 9), 2, 3)).toBe(5);
});
