import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMove, followMoves, moveBetween, MOVES, oppositeMove, type Move } from "../index.ts";
import { anyBoard } from "../testing/arbitrary-board.ts";
import { neighboursOf } from "../testing/all-boards.ts";

describe("a move", () => {
  it("names where the blank goes", () => {
    const from = (move: Move): string | null => applyMove("123405786", 3, move);
    expect(MOVES.map(from)).toEqual(["103425786", "123485706", "123045786", "123450786"]);
  });

  it("off the board is none", () => {
    expect(MOVES.map((move) => applyMove("120453786", 3, move))).toEqual([
      null,
      "123450786",
      "102453786",
      null,
    ]);
    expect(MOVES.map((move) => applyMove("123450", 3, move))).toEqual([
      "120453",
      null,
      "123405",
      null,
    ]);
  });

  it("leads to exactly the boards that differ by one slide", () => {
    fc.assert(
      fc.property(anyBoard, ({ word, columns }) => {
        const boards = MOVES.map((move) => applyMove(word, columns, move));
        expect(boards.filter((board) => board !== null).sort()).toEqual(
          neighboursOf(word, columns).sort(),
        );
      }),
    );
  });

  it("is the move between its two boards, and its opposite takes it back", () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...MOVES), ({ word, columns }, move) => {
        const after = applyMove(word, columns, move);
        if (after === null) return;
        expect(moveBetween(word, after, columns)).toBe(move);
        expect(moveBetween(after, word, columns)).toBe(oppositeMove(move));
      }),
    );
  });

  it("is null between boards that no single move connects", () => {
    const others = ["123450786", "123456780", "123405786", "12345078", "123540786", "not a board"];
    const between = others.map((other) => moveBetween("123450786", other, 3));
    expect(between).toEqual([null, "D", "L", null, null, null]);
  });

  it("does not wrap around the edge", () => {
    expect(moveBetween("123045786", "120345786", 3)).toBe(null);
  });
});

describe("a list of moves", () => {
  it("is followed board by board", () => {
    expect(followMoves("123450786", 3, ["L", "U"])).toEqual({
      ok: true,
      value: ["123450786", "123405786", "103425786"],
    });
  });

  it("stops at the first move that leads off the board", () => {
    expect(followMoves("123450786", 3, ["D", "R", "U"])).toEqual({
      ok: false,
      problem: {
        step: 2,
        move: "R",
        board: "123456780",
        message: "move 2 takes the blank right off the board 123456780",
      },
    });
  });

  it("of case 3 leads both ways through 26 moves to the goal", () => {
    const lists = ["LURDDLURRULLDRRDLURULDDLUU", "LURDRDLLURRDLLURRULLDRRULL"];
    const ends = lists.map((list) => {
      const followed = followMoves("724506831", 3, [...list] as Move[]);
      return followed.ok ? followed.value.at(-1) : followed.problem.message;
    });
    expect(ends).toEqual(["012345678", "012345678"]);
  });
});
