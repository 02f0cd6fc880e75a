import { describe, expect, test } from "vitest";
import { names, tiles } from "../testing/paper-domains.ts";
import { shortAnswer } from "../testing/short-answer.ts";

const A = "123450786";
const B = "123405786";
const C = "103425786";

describe("readAnswer on moves", () => {
  test.each([
    ["['Up', 'Left', 'Left']", "U L L"],
    ["U L L D", "U L L D"],
    ["ULLD", "U L L D"],
    ["['D', 'R']", "D R"],
    ["^ < v >", "U L D R"],
    ["↑ ← ↓ →", "U L D R"],
    ["Up -> Left -> Down", "U L D"],
    ["1. up\n2. left\n", "U L"],
    ["Move 1: UP\nMove 2: LEFT\n", "U L"],
    ["move the blank up, left", "blank: U L"],
    ["Move 7 Left", "tile: 7L"],
    ["Steps:\nMove 3 Left\nMove 5 Up\n", "tile: 3L 5U"],
    ["1 left, 5 left", "tile: 1L 5L"],
    ["7L 5U 8R", "tile: 7L 5U 8R"],
    ["left 7, up 5", "tile: 7L 5U"],
    ["12 13 14", "tile: c d e"],
  ])("reads %j", (text, moves) => {
    expect(shortAnswer(text, tiles, ["moves"])).toEqual({ steps: [], moves });
  });

  test.each([
    ["kiri, kanan, atas, bawah", "L R U D", "Indonesian"],
    ["geser 7 ke kiri\ngeser 5 ke atas", "tile: 7L 5U", "Indonesian"],
    ["вверх влево вправо вниз", "U L R D", "Russian"],
    ["В Л", "U L", "Russian"],
    ["cima baixo esq dir", "U D L R", "Portuguese"],
    ["CIMA, ESQUERDA, DIREITA", "U L R", "Portuguese"],
    ["hoch links rechts runter", "U L R D", "German"],
  ])("reads %j and says the language", (text, moves, language) => {
    expect(shortAnswer(text, tiles, ["moves"])).toEqual({
      steps: [],
      moves,
      notes: [`the moves are read as ${language} words`],
    });
  });

  test("moves under a label stand beside the order of states", () => {
    expect(shortAnswer(`${A}\n${B}\n${C}\nmoves: L U\n`, tiles, ["visits", "moves"])).toEqual({
      steps: [{ state: A }, { state: B }, { state: C }],
      moves: "L U",
    });
  });

  test("a result file gives the moves and the numbers that it states", () => {
    const text =
      "path_to_goal: ['Up', 'Left']\ncost_of_path: 2\nnodes_expanded: 12\nsearch_depth: 2\nmax_search_depth: 3\nrunning_time: 0.00188220\nmax_ram_usage: 5.1\n";
    expect(shortAnswer(text, tiles, ["moves"])).toEqual({
      steps: [],
      moves: "U L",
      counts: { cost: 2, expanded: 12, depth: 2 },
    });
  });

  test("a move in brackets behind a state led to it", () => {
    expect(shortAnswer(`${A} [NULL]\n${B} [L]\n${C} (up)\n`, tiles, ["visits", "moves"])).toEqual({
      steps: [{ state: A }, { state: B, move: "L" }, { state: C, move: "U" }],
      moves: "L U",
    });
  });

  test("moves alone where states are asked for are kept, and it is said", () => {
    expect(shortAnswer("up left", tiles, ["visits"])).toEqual({
      steps: [],
      moves: "U L",
      notes: ["only moves are written, and no state"],
    });
  });

  test("a sentence is no list of moves, and a graph's nodes are none", () => {
    expect(shortAnswer("I moved up and then I was lost", tiles, ["moves"])).toHaveProperty(
      "unreadable",
    );
    expect(shortAnswer("U L", names(["U", "L"]), ["moves"])).toEqual({
      steps: [{ state: "U" }, { state: "L" }],
    });
  });
});
