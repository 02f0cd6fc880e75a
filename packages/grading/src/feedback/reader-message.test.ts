import { describe, expect, it } from "vitest";
import { createGrader } from "../grader.ts";
import { readAssignment, type Language } from "../index.ts";
import { said } from "../reading/reader-text.ts";
import { readerMessage } from "./reader-message.ts";

const FORM = said("read.form", {
  parts: [
    said("read.states", { count: 3 }),
    said("read.layout", { layout: "lines" }),
    said("read.each", { form: "stacked", rows: "3", written: "3 rows" }),
    said("read.numbered", { first: 1, last: 3 }),
  ],
  values: "h, g",
});

describe("what the reader says", () => {
  it.each([
    ["en", "3 states, one state a line, each 3 rows, numbered 1 to 3; h, g found"],
    [
      "id",
      "3 keadaan, satu keadaan per baris, masing-masing 3 baris, bernomor 1 sampai 3; h, g ditemukan",
    ],
    [
      "ru",
      "3 состояния, по одному состоянию в строке, каждое записано как строки доски (3), с номерами от 1 до 3; найдено: h, g",
    ],
  ] as const)("is put together in %s", (language, text) => {
    expect(readerMessage(language, FORM)).toBe(text);
  });

  it("counts in Russian", () => {
    expect(
      [1, 2, 5, 21, 200_000].map((count) =>
        readerMessage("ru", said("read.moves", { count, tiles: "named" })),
      ),
    ).toEqual([
      "1 ход, названы фишки",
      "2 хода, названы фишки",
      "5 ходов, названы фишки",
      "21 ход, названы фишки",
      "200000 ходов, названы фишки",
    ]);
  });
});

const ASSIGNMENT = `
format: jejak-assignment/1
title: Language
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { depthLimit: 2 }
questions:
  - { id: bfs, rules: { search: breadth-first }, ask: visits, points: 3 }
  - { id: dfs, rules: { search: depth-first }, ask: visits, points: 3 }
`;

describe("a report", () => {
  const read = (language: Language): unknown[] => {
    const assignment = readAssignment(ASSIGNMENT);
    if (!assignment.ok) throw new TypeError("the assignment is one");
    const grader = createGrader(assignment.value);
    if (!grader.ok) throw new TypeError("its searches end");
    const bytes = new TextEncoder().encode(
      "# uts\n# bfs\nVisited:\n123450786\n# dfs\nbelum sempat, maaf\n",
    );
    const file = { path: "2301923.txt", bytes, question: null };
    const student = { student: "2301923", files: [file], notes: [] };
    const { questions } = grader.value.grade(student, { language });
    return questions.map(({ read: form, unreadable }) => form?.form ?? unreadable?.message);
  };

  it.each([
    [
      "en",
      "1 state, one state a line, each one word",
      'no state found; the text begins "belum sempat, maaf". Write one state a line, in the order asked for',
    ],
    [
      "id",
      "1 keadaan, satu keadaan per baris, masing-masing satu kata",
      'keadaan tidak ditemukan; teks dimulai dengan "belum sempat, maaf". Tulislah satu keadaan per baris, dalam urutan yang diminta',
    ],
    [
      "ru",
      "1 состояние, по одному состоянию в строке, каждое записано как одно слово",
      "состояние не найдено; текст начинается с «belum sempat, maaf». Пишите по одному состоянию в строке, в том порядке, о котором спрашивают",
    ],
  ] as const)(
    "tells in %s how an answer was read, and why another could not be",
    (language, form, why) => {
      expect(read(language)).toEqual([form, why]);
    },
  );
});
