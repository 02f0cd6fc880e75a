import { describe, expect, test } from "vitest";
import type { PaperDomain } from "./paper-domain.ts";
import { splitQuestions } from "./questions/split-questions.ts";
import { readAnswer } from "./read-answer.ts";
import { tiles } from "./testing/paper-domains.ts";
import { inEnglish } from "./testing/in-english.ts";

/** A domain that finds nothing and counts the characters that it is asked to read. */
function countingDomain(): { domain: PaperDomain; characters: () => number } {
  let characters = 0;
  const domain: PaperDomain = {
    ...tiles,
    readState(text) {
      characters += text.length;
      return null;
    },
    findStates(text) {
      characters += text.length;
      return [];
    },
  };
  return { domain, characters: () => characters };
}

const QUESTIONS = [
  { id: "dfs", search: "depth-first" },
  { id: "bfs", search: "breadth-first" },
] as const;

describe("readAnswer and splitQuestions on hostile texts", () => {
  test.each([
    "open:[ ",
    "Parent = {",
    "1 + 1 + ",
    "h = 1 ",
    "S1 #2 ",
    "[U](up) ",
    "A | B | ",
    "<td>",
    '{"a":',
    '["1"],\n',
    "Level 1:\n",
    "1) 2) ",
    "DFS: ",
    "Question 1 ",
    "- - ",
    "a;b\n",
    "up 7 left ",
    "├── 1\n",
    "open            ",
  ])("ask the domain for no more than some times the text when %j is repeated", (piece) => {
    const text = piece.repeat(Math.ceil(60_000 / piece.length));
    const { domain, characters } = countingDomain();
    readAnswer(text, domain, ["visits", "h", "open", "tree", "moves"], { search: "best-first" });
    splitQuestions(text, QUESTIONS, domain);
    expect(characters() / text.length).toBeLessThan(30);
  });

  test("keep 100,000 numbers with nothing behind them as steps", () => {
    const numbers = "1)\n".repeat(100_000);
    const state = { ok: true, word: "123450786", form: "word of digits" } as const;
    const domain: PaperDomain = {
      ...tiles,
      readState: () => null,
      findStates: (text) => [
        { start: text.length - 9, end: text.length, place: { line: 100_001, column: 1 }, state },
      ],
    };
    const result = readAnswer(`${numbers}123450786`, domain, ["visits"]);
    expect(result.ok && result.answer.steps.map((step) => step.state.ok)).toEqual([
      ...Array.from({ length: 99_999 }, () => false),
      true,
    ]);
  });

  test("refuse very many moves in two languages", () => {
    const text = `${"UD ".repeat(66_000)}\nup\n`;
    const { domain } = countingDomain();
    expect(inEnglish(readAnswer(text, domain, ["moves"]))).toEqual({
      ok: false,
      place: { line: 1, column: 1 },
      message: `no state found; the text begins "${"UD ".repeat(13)}U". Write one state a line, in the order asked for`,
    });
  });

  test("read 20,000 numbered states without looking for boards in the whole text", () => {
    const text = Array.from({ length: 20_000 }, (_, at) => `${at + 1}. 123450786`).join("\n");
    let looked = 0;
    const domain: PaperDomain = {
      ...tiles,
      findStates(part) {
        looked += 1;
        return tiles.findStates(part);
      },
      readState: () => ({ ok: true, word: "123450786", form: "one word" }),
    };
    const result = readAnswer(text, domain, ["visits"]);
    expect([result.ok && result.answer.steps.length, looked]).toEqual([20_000, 0]);
  });
});
