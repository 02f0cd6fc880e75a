import { describe, expect, test } from "vitest";
import type { QuestionTitle } from "../question.ts";
import { splitQuestions } from "./split-questions.ts";
import { names, tiles } from "../testing/paper-domains.ts";
import { readerMessage } from "../../feedback/reader-message.ts";
import { inEnglish } from "../testing/in-english.ts";

const THREE: readonly QuestionTitle[] = [
  { id: "dfs", search: "depth-first" },
  { id: "bfs", search: "breadth-first" },
  { id: "best", search: "best-first" },
];

/** What each question got: its lines that are not blank, and the notes' messages. */
function parts(text: string, questions = THREE, domain = tiles): unknown {
  const split = splitQuestions(text, questions, domain);
  if (!split.ok) return inEnglish(split);
  return Object.fromEntries(
    [...split.parts].map(([id, part]) => [
      id,
      [
        ...part.text.split("\n").map((line) => line.trim()),
        ...part.notes.map((note) => `note: ${readerMessage("en", note.message)}`),
      ].filter((line) => line !== ""),
    ]),
  );
}

const A = "123450786";
const B = "123405786";

describe("splitQuestions", () => {
  test.each([
    ["# dfs", "# bfs", "# best"],
    ["question: dfs", "question: bfs", "question: best"],
    ["DFS:", "BFS:", "BEST:"],
    ["## Question 1", "## Question 2", "## Question 3"],
    ["Q1", "Q2", "Q3"],
    ["Soal 1", "Soal 2", "Soal 3"],
    ["No. 1", "No. 2", "No. 3"],
    ["Nomor 1", "Nomor 2", "Nomor 3"],
    ["Задача 1", "Задача 2", "Задача 3"],
    ["Вопрос 1.", "Вопрос 2.", "Вопрос 3."],
    ["Questão 1", "Questão 2", "Questão 3"],
    ["Aufgabe 1", "Aufgabe 2", "Aufgabe 3"],
    ["1)", "2)", "3)"],
    ["a)", "b)", "c)"],
    ["(a)", "(b)", "(c)"],
    ["Depth-First Search", "Breadth-First Search", "Greedy best-first search"],
    ["Pencarian mendalam pertama", "Pencarian melebar", "Pencarian terbaik pertama"],
    ["Поиск в глубину", "Поиск в ширину:", "Жадный поиск"],
    ["Busca em profundidade", "Busca em largura", "Busca gulosa"],
    ["1. DFS", "2. BFS", "3. Best First"],
    ["**Soal 1: DFS**", "**Soal 2: BFS**", "**Soal 3: Best**"],
    ["=== dfs ===", "=== bfs ===", "=== best ==="],
    ["Jawaban DFS (batas kedalaman 2)", "Jawaban BFS (batas kedalaman 2)", "Jawaban best-first"],
  ])("%s and %s are headings", (first, second, third) => {
    const text = `${first}\n${A}\n${B}\n\n${second}\n${B}\n${A}\n${third}\n${A}\n${A}\n`;
    expect(parts(text)).toEqual({ dfs: [A, B], bfs: [B, A], best: [A, A] });
  });

  test("an answer on the heading's own line keeps its column", () => {
    const split = splitQuestions(`x\nBFS: ${A} -> ${B}\n`, THREE, tiles);
    expect(split.ok && split.parts.get("bfs")).toEqual({
      text: `     ${A} -> ${B}\n`,
      firstLine: 2,
      notes: [],
    });
  });

  test("numbered steps and labels inside a part are no headings", () => {
    const text = `DFS\n1) ${A}\n2) ${B}\nOPEN: ${A}\npath: ${A}\nBFS\n1. ${A}\n`;
    expect(parts(text)).toEqual({
      dfs: [`1) ${A}`, `2) ${B}`, `OPEN: ${A}`, `path: ${A}`],
      bfs: [`1. ${A}`],
    });
  });

  test("a text without headings answers the only question, also under a heading of another search", () => {
    const [dfs] = THREE;
    expect(parts(`${A}\n${B}`, dfs === undefined ? [] : [dfs])).toEqual({ dfs: [A, B] });
    expect(parts(`BFS\n${A}`, dfs === undefined ? [] : [dfs])).toEqual({
      dfs: [
        "BFS",
        A,
        'note: "BFS" is no question of this assignment; what follows is taken for its only question',
      ],
    });
  });

  test("the last of two answers to one question counts, and it is said", () => {
    expect(parts(`# dfs\n${A}\n# bfs\n${A}\n# dfs\n${B}\n`)).toEqual({
      dfs: [B, 'note: "dfs" is answered twice, on line 1 and here; the last one counts'],
      bfs: [A],
    });
  });

  test("states before the first heading answer nothing, and it is said", () => {
    expect(parts(`start\n${A}\n# dfs\n${B}\n`)).toEqual({
      dfs: [B, "note: 1 state stands before the first question's heading and answer none"],
    });
  });

  test("without headings as many sequences from the start as questions are taken in order", () => {
    expect(parts(`${A}\n${B}\n\n${A}\n\n${A}\n${B}\n${B}\n`)).toEqual({
      dfs: [
        A,
        B,
        "note: no headings; the 3 sequences that begin at the start state are taken in order for dfs, bfs, best",
      ],
      bfs: [A],
      best: [A, B, B],
    });
  });

  test("without headings anything else cannot be split, and the remedy is named", () => {
    expect(parts(`\n${A}\n${B}\n`)).toEqual({
      ok: false,
      place: { line: 2, column: 1 },
      message:
        'the assignment has 3 questions and nothing says which part answers which; put a line before each answer: "# dfs", "# bfs", "# best"',
    });
  });

  test("a text without states answers nothing", () => {
    expect(parts("I could not do it.\n")).toEqual({});
  });

  test("a search that two questions share names neither", () => {
    const two = [
      { id: "small", search: "best-first" },
      { id: "large", search: "best-first" },
    ] as const;
    expect(parts(`# large\nBest-first\n${A}\n# small\n${B}`, two)).toEqual({
      large: ["Best-first", A],
      small: [B],
    });
  });

  test("a graph's node called like a question is a node", () => {
    const questions = [
      { id: "A", search: "depth-first" },
      { id: "B", search: "breadth-first" },
    ] as const;
    expect(parts("# A\nB\nA\n# B\nA\n", questions, names(["A", "B", "C"]))).toEqual({
      A: ["B", "A"],
      B: ["A"],
    });
  });
});
