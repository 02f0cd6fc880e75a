import { describe, expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";
import type { ReadingContext } from "./reading-context.ts";
import { steps, stepsOf } from "./testing/short-steps.ts";
import { names, tiles } from "./testing/paper-domains.ts";
import { inEnglish } from "./testing/in-english.ts";

const A = "123450786";
const B = "123405786";
const C = "103425786";

describe("readAnswer on an order of states", () => {
  test.each([
    ["one a line", `${A}\n${B}\n${C}\n`],
    ["numbered with dots", `1. ${A}\n2. ${B}\n3. ${C}`],
    ["numbered with brackets", `1) ${A}\n(2) ${B}\n3) ${C}`],
    ["numbered with a word", `Step 1: ${A}\nLangkah 2: ${B}\nШаг 3. ${C}`],
    ["numbered without a mark", `1 ${A}\n2 ${B}\n3 ${C}`],
    ["numbered on one line", `(1) ${A} (2) ${B} (3) ${C}`],
    ["joined by arrows", `${A} -> ${B} → ${C}`],
    ["bulleted", `- ${A}\n- ${B}\n- ${C}`],
    [
      "boards under each other",
      "1 2 3\n4 5 0\n7 8 6\n\n1 2 3\n4 0 5\n7 8 6\n\n1 0 3\n4 2 5\n7 8 6\n",
    ],
    [
      "numbered boards",
      "1.\n1 2 3\n4 5 0\n7 8 6\n2.\n1 2 3\n4 0 5\n7 8 6\n3.\n1 0 3\n4 2 5\n7 8 6\n",
    ],
    [
      "boards side by side",
      "1 2 3    1 2 3    1 0 3\n4 5 0    4 0 5    4 2 5\n7 8 6    7 8 6    7 8 6",
    ],
    ["under a label", `Order of visits:\n${A}\n${B}\n${C}\n`],
    ["a table with a header", `no,state\n1,${A}\n2,${B}\n3,${C}\n`],
  ])("reads %s", (_form, text) => {
    expect(stepsOf(text, tiles)).toEqual([{ state: A }, { state: B }, { state: C }]);
  });

  test.each([
    ["comments", `# my answer\n// by hand\n${A}\n% then\n${B} // the second\n-- last\n${C}\n`],
    ["the student's number", `NIM: 2301923456\n${A}\n${B}\n${C}\n`],
    ["page numbers and closing words", `${A}\n1/2\n${B}\nPage 2\n${C}\nEND OF FILE\n`],
    ["blank lines and rules", `\n\n${A}\n-----\n${B}\n\n=====\n${C}\n\n`],
    [
      "a sentence behind it",
      `${A}\n${B}\n${C}\nThe goal ${C} was found after three visits, as expected.\n`,
    ],
    ["a date", `2026-11-02\n${A}\n${B}\n${C}\n`],
  ])("%s change nothing", (_noise, text) => {
    expect(stepsOf(text, tiles)).toEqual([{ state: A }, { state: B }, { state: C }]);
  });

  test("places are those of the file", () => {
    const result = readAnswer(`1. ${A}\n2. ${B}`, tiles, ["visits"], {
      firstLine: 7,
      file: "x/dfs.txt",
    });
    expect(result.ok && result.answer.steps.map((step) => step.place)).toEqual([
      { file: "x/dfs.txt", line: 7, column: 4 },
      { file: "x/dfs.txt", line: 8, column: 4 },
    ]);
  });

  test("a line that looks like a state and is none stays a step", () => {
    expect(stepsOf(`${A}\n12340578\n123405787\n${C}`, tiles)).toEqual([
      { state: A },
      { wrong: "wrong-size", written: "12340578" },
      { wrong: "not-a-state", written: "123405787" },
      { state: C },
    ]);
    expect(stepsOf(`1. ${A}\n2. 12x4\n3.\n4. ${C}`, tiles)).toEqual([
      { state: A },
      { wrong: "not-a-state", written: "12x4" },
      { wrong: "not-a-state", written: "" },
      { state: C },
    ]);
  });

  test("a misspelt state between arrows stays a step, and digits that look like none do not become one", () => {
    expect(stepsOf(`${A} -> 12340578 -> ${C}`, tiles)).toEqual([
      { state: A },
      { wrong: "wrong-size", written: "12340578" },
      { state: C },
    ]);
    expect(stepsOf(`room 1,2,3,4,5,6,7,8,8\n${A} ->\n${C}`, tiles)).toEqual([
      { state: A },
      { state: C },
    ]);
  });

  test("numbers that are a permutation of 1 to n give the order, and it is said", () => {
    const result = steps(`1. ${A}\n3. ${C}\n2. ${B}\n`, tiles);
    expect(result.steps).toEqual([{ state: A }, { state: B }, { state: C }]);
    expect(result.notes).toEqual(["assumed 3:4 the steps are ordered by their numbers, 1 to 3"]);
  });

  test("numbers that are no permutation leave the order written, and it is said", () => {
    const result = steps(`1. ${A}\n3. ${C}\n3. ${B}\n`, tiles);
    expect(result.steps).toEqual([{ state: A }, { state: C }, { state: B }]);
    expect(result.notes).toEqual([
      "assumed 3:4 the step numbers do not count up; the order written counts",
    ]);
  });

  test("says in words how it was understood", () => {
    expect(steps(`1. 12345_786 h=4\n2. 1234_5786 h=2\n`, tiles).form).toBe(
      "2 states, one state a line, each word of digits, blank written as _, numbered 1 to 2; h found",
    );
  });

  test("a text without states is unreadable, and the remedy is named", () => {
    const result = readAnswer("I did not\nunderstand this", tiles, ["visits"], { firstLine: 3 });
    expect(inEnglish(result)).toEqual({
      ok: false,
      place: { line: 3, column: 1 },
      message:
        'no state found; the text begins "I did not". Write one state a line, in the order asked for',
    });
  });

  test("a sequence that stands under another label is read as the order, and it is said", () => {
    const result = steps(`Path: ${A} -> ${B}`, tiles);
    expect(result.steps).toEqual([{ state: A }, { state: B }]);
    expect(result.notes).toEqual([
      'assumed 1:7 the only sequence stands under "path"; it is read as the order asked for',
    ]);
  });

  test("a path beside the order has its own field", () => {
    const result = readAnswer(`${A}\n${B}\n${C}\nSolution: ${A} -> ${C}\n`, tiles, [
      "visits",
      "path",
    ]);
    expect(result.ok && result.answer.path?.map((step) => step.state)).toEqual([
      { ok: true, word: A, form: "word of digits", blank: "0" },
      { ok: true, word: C, form: "word of digits", blank: "0" },
    ]);
    expect(result.ok && result.answer.steps.length).toBe(3);
  });

  test("start and goal above the sequence are no steps, unless the sequence lacks its start", () => {
    expect(stepsOf(`start: ${A}\ngoal: ${C}\n\n${A}\n${B}\n`, tiles)).toEqual([
      { state: A },
      { state: B },
    ]);
    expect(stepsOf(`start: ${A}\n\n${B}\n${C}\n`, tiles)).toEqual([
      { state: A },
      { state: B },
      { state: C },
    ]);
  });
});

describe("readAnswer on numbers beside states", () => {
  const best: ReadingContext = { search: "best-first" };
  const aStar: ReadingContext = { search: "a-star" };

  test.each([
    ["h=4", { h: 4 }],
    ["h = 4", { h: 4 }],
    ["(h: 4)", { h: 4 }],
    ["heur 4", { h: 4 }],
    ["h(n)=4", { h: 4 }],
    ["h'(n) = 4", { h: 4 }],
    ["эвристика: 4", { h: 4 }],
    ["heurística = 4", { h: 4 }],
    ["h = 2 + 0 + 2", { h: 4, hTerms: [2, 0, 2] }],
    ["h = 2+0+2 = 4", { h: 4, hTerms: [2, 0, 2] }],
    ["g=1 h=3", { g: 1, h: 3 }],
    ["f = 4", { f: 4 }],
    ["f=1+3", { g: 1, h: 3, f: 4 }],
    ["f = g + h = 1 + 3 = 4", { g: 1, h: 3, f: 4 }],
    ["4=1+3", { g: 1, h: 3, f: 4 }],
    ["[1+3=4]", { g: 1, h: 3, f: 4 }],
    ["(1+3)", { g: 1, h: 3 }],
    ["1+3", { g: 1, h: 3 }],
    ["level 2", { level: 2 }],
    ["lv. 2", { level: 2 }],
    ["уровень 2, h=4", { level: 2, h: 4 }],
  ])("understands %s", (written, values) => {
    expect(stepsOf(`${A} ${written}\n`, tiles, ["visits"], aStar)).toEqual([
      { state: A, ...values },
    ]);
  });

  test("what numbers were taken for is said only where they are asked for", () => {
    const text = `${A} 4\n${B} 2\n`;
    expect(steps(text, tiles, ["visits"], best).notes).toEqual([]);
    expect(steps(text, tiles, ["visits", "g"], best).notes).toEqual([
      "assumed 1:10 a number behind a state is taken as g",
    ]);
    expect(steps(`${A} 1+3\n${B} 2+1\n`, tiles, ["visits"], aStar).notes).toEqual([]);
    expect(steps(`${A} 1+3\n${B} 2+1\n`, tiles, ["visits", "f"], aStar).notes).toEqual([
      "assumed 1:11 sums of two numbers are taken as g + h",
    ]);
    expect(steps(`${A} H1=1 H2=3\n`, tiles, ["visits"], best).notes).toEqual([]);
  });

  test("a number without a name is what is asked, else what the search goes by, and it is said", () => {
    expect(steps(`${A} 4\n${B} 2\n`, tiles, ["visits", "h"], aStar)).toMatchObject({
      steps: [
        { state: A, h: 4 },
        { state: B, h: 2 },
      ],
      notes: ["assumed 1:10 a number behind a state is taken as h"],
    });
    expect(stepsOf(`${A} (4)\n${B}: 2\n`, tiles, ["visits"], aStar)).toEqual([
      { state: A, f: 4 },
      { state: B, f: 2 },
    ]);
    expect(stepsOf(`${A};4\n${B};2\n`, tiles, ["visits"], best)).toEqual([
      { state: A, h: 4 },
      { state: B, h: 2 },
    ]);
  });

  test("a sum whose first state ends in 0 is h + g", () => {
    expect(stepsOf(`${A} 4+0\n${B} 3+1\n`, tiles, ["visits"], aStar)).toEqual([
      { state: A, h: 4, g: 0 },
      { state: B, h: 3, g: 1 },
    ]);
  });

  test("values on lines of their own belong to the board below, or above", () => {
    const above = "h=4\n1 2 3\n4 5 0\n7 8 6\n\nh=2\n1 2 3\n4 0 5\n7 8 6\n";
    const below = "1 2 3\n4 5 0\n7 8 6\nh=4\n\n1 2 3\n4 0 5\n7 8 6\nh=2\n";
    const beside = "1 2 3\n4 5 0  h=4\n7 8 6\n\n1 2 3\n4 0 5  h=2\n7 8 6\n";
    const under = "1 2 3    1 2 3\n4 5 0    4 0 5\n7 8 6    7 8 6\n h=4      h=2\n";
    for (const text of [above, below, beside, under]) {
      expect(stepsOf(text, tiles, ["visits", "h"], best)).toEqual([
        { state: A, h: 4 },
        { state: B, h: 2 },
      ]);
    }
  });

  test("columns of a table are known by their names in any order", () => {
    const text = `уровень;состояние;h\n0;${A};4\n1;${B};2\n`;
    expect(stepsOf(text, tiles, ["visits"], best)).toEqual([
      { state: A, level: 0, h: 4 },
      { state: B, level: 1, h: 2 },
    ]);
  });
});

describe("readAnswer on graphs", () => {
  const graph = names(["A", "B", "C", "D", "E", "F", "S1"]);

  test.each([
    "A B D",
    "A, B, D",
    "A-B-D",
    "A -> B -> D",
    "['A', 'B', 'D']",
    '"A B D"',
    "A\nB\nD",
    "1) A\n2) B\n3) D",
    "order: A, B, D",
  ])("reads %j", (text) => {
    expect(stepsOf(text, graph)).toEqual([{ state: "A" }, { state: "B" }, { state: "D" }]);
  });

  test("numbers in brackets behind names are values", () => {
    expect(stepsOf("A(3), B(2), D(1)", graph, ["visits", "h"])).toEqual([
      { state: "A", h: 3 },
      { state: "B", h: 2 },
      { state: "D", h: 1 },
    ]);
  });

  test("lists after each step are OPEN and CLOSED", () => {
    const text = "A\nOPEN = [B, C]\nCLOSED = [A]\nB\nOPEN = [C(5), D(4)]\nCLOSED = []\n";
    expect(stepsOf(text, graph, ["visits", "open"], { search: "a-star" })).toEqual([
      { state: "A", open: ["B", "C"], closed: ["A"] },
      { state: "B", open: ["C f=5", "D f=4"], closed: [] },
    ]);
  });

  test("a name that does not exist stays a step", () => {
    const cities = names(["Arad", "Sibiu", "Fagaras"]);
    expect(stepsOf("Arad\nSibu\nFagaras\nfinished\n", cities)).toEqual([
      { state: "Arad" },
      { wrong: "not-a-state", written: "Sibu" },
      { state: "Fagaras" },
    ]);
  });
});
