import { describe, expect, test } from "vitest";
import { groupSubmissions } from "./group-submissions.ts";
import type { QuestionToRead } from "./question.ts";
import { readSubmission, readWorkbooks } from "./read-submission.ts";
import { tiles } from "./testing/paper-domains.ts";
import { smallWorkbook } from "./testing/small-workbook.ts";
import { readerMessage } from "../feedback/reader-message.ts";

const A = "123450786";
const B = "123405786";
const C = "103425786";

const QUESTIONS: readonly QuestionToRead[] = [
  { id: "dfs", search: "depth-first", domain: tiles, ask: ["visits"] },
  { id: "bfs", search: "breadth-first", domain: tiles, ask: ["visits"] },
  { id: "best", search: "best-first", domain: tiles, ask: ["visits", "h"] },
];

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Each question's answer of the only student in short: its states, or its status and message, and its notes. */
async function read(files: Files, questions = QUESTIONS): Promise<Record<string, unknown>> {
  const submitted = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
  }));
  const [student] = groupSubmissions(
    submitted,
    questions.map(({ id }) => id),
  );
  if (student === undefined) return {};
  const answers = readSubmission(student, questions, await readWorkbooks(student.files));
  return Object.fromEntries(
    [...answers].map(([id, answer]) => {
      if (answer.status === "missing") return [id, "missing"];
      if (answer.status === "unreadable") {
        return [
          id,
          [
            answer.place === null
              ? "unreadable"
              : `unreadable ${answer.place.line}:${answer.place.column}`,
            readerMessage("en", answer.message),
          ],
        ];
      }
      const states = answer.answer.steps.map((step) => [
        `${step.place.line}:${step.place.column}`,
        step.state.ok ? step.state.word : "?",
        ...(step.h === undefined ? [] : [step.h]),
      ]);
      const notes = answer.answer.notes.map((note) => readerMessage("en", note.message));
      return [id, notes.length === 0 ? states : { states, notes }];
    }),
  );
}

describe("readSubmission", () => {
  test("one file with headings answers its questions, with the places in the file", async () => {
    expect(
      await read({ "2301923.txt": `NIM: 2301923\n\n# dfs\n${A}\n${B}\n# best\n1. ${A} h=4\n` }),
    ).toEqual({
      dfs: [
        ["4:1", A],
        ["5:1", B],
      ],
      bfs: "missing",
      best: [["7:4", A, 4]],
    });
  });

  test("a folder holds a file for each question", async () => {
    expect(
      await read({
        "2301923/dfs.txt": A,
        "2301923/bfs/answer.csv": `step,state\n1,${A}\n2,${B}\n`,
      }),
    ).toEqual({
      dfs: [["1:1", A]],
      bfs: [
        ["2:3", A],
        ["3:3", B],
      ],
      best: "missing",
    });
  });

  test("an encoding that had to be guessed is told", async () => {
    // "Задача 1" in Windows-1251, then a state.
    const heading = Uint8Array.from([0xc7, 0xe0, 0xe4, 0xe0, 0xf7, 0xe0, 0x20, 0x31, 0x0d, 0x0a]);
    const bytes = Uint8Array.from([...heading, ...new TextEncoder().encode(A)]);
    expect(await read({ "2301923.txt": bytes })).toEqual({
      dfs: {
        states: [["2:1", A]],
        notes: ["the file is not UTF-8; it is read as Windows-1251"],
      },
      bfs: "missing",
      best: "missing",
    });
  });

  test("an empty file and one with nothing but headings leave everything missing", async () => {
    const missing = { dfs: "missing", bfs: "missing", best: "missing" };
    expect(await read({ "2301923.txt": "" })).toEqual(missing);
    expect(await read({ "2301923.txt": "# dfs\n\n# bfs\n-\n# best\nbelum dikerjakan\n" })).toEqual(
      missing,
    );
  });

  test("a part without states is unreadable, and the other parts are read", async () => {
    expect(await read({ "2301923.txt": `# dfs\nI did not understand\n# bfs\n${A}\n` })).toEqual({
      dfs: [
        "unreadable 2:1",
        'no state found; the text begins "I did not understand". Write one state a line, in the order asked for',
      ],
      bfs: [["4:1", A]],
      best: "missing",
    });
  });

  test("a file that is no text is unreadable for the question that it is named after", async () => {
    expect(await read({ "2301923/dfs.pdf": "%PDF-1.4", "2301923/bfs.txt": A })).toEqual({
      dfs: ["unreadable", "this is a PDF; hand in text, CSV or a spreadsheet (.xlsx)"],
      bfs: [["1:1", A]],
      best: "missing",
    });
  });

  test("a readable file is preferred to an unreadable one, and it is said", async () => {
    expect(await read({ "2301923/dfs.pdf": "%PDF-1.4", "2301923/dfs.txt": A })).toEqual({
      dfs: {
        states: [["1:1", A]],
        notes: ["the question is also answered in 2301923/dfs.pdf; 2301923/dfs.txt counts"],
      },
      bfs: "missing",
      best: "missing",
    });
  });

  test("a program is no answer, unless nothing else was handed in", async () => {
    const message = "this is a program; hand in what it prints, as text or CSV";
    expect(await read({ "2301923/dfs.txt": A, "2301923/solver.py": "print(1)" })).toEqual({
      dfs: [["1:1", A]],
      bfs: "missing",
      best: "missing",
    });
    expect(await read({ "2301923.py": "print(1)" })).toEqual({
      dfs: ["unreadable", message],
      bfs: ["unreadable", message],
      best: ["unreadable", message],
    });
  });

  test("a file without a question's name answers the one question that is left", async () => {
    expect(
      await read({
        "2301923/dfs.txt": A,
        "2301923/bfs.txt": B,
        "2301923/answer.txt": `${A}\n${B}\n`,
      }),
    ).toEqual({
      dfs: [["1:1", A]],
      bfs: [["1:1", B]],
      best: [
        ["1:1", A],
        ["2:1", B],
      ],
    });
  });

  test("JSON with a field for each question keeps its lines and columns", async () => {
    expect(
      await read({ "2301923.json": `{\n  "dfs": ["${A}", "${B}"],\n  "bfs": ["${A}"]\n}` }),
    ).toEqual({
      dfs: [
        ["2:11", A],
        ["2:24", B],
      ],
      bfs: [["3:11", A]],
      best: "missing",
    });
  });

  test("a table with a column for the question is split by it", async () => {
    expect(
      await read({
        "2301923.csv": `question,state,h\ndfs,${A},\nbest,${A},4\ndfs,${B},\nbest,${B},2\n`,
      }),
    ).toEqual({
      dfs: [
        ["2:5", A],
        ["4:5", B],
      ],
      bfs: "missing",
      best: [
        ["3:6", A, 4],
        ["5:6", B, 2],
      ],
    });
  });

  test("a spreadsheet has a sheet for each question, named after it", async () => {
    const book = smallWorkbook({
      DFS: [
        ["no", "state"],
        [1, Number(A)],
        [2, Number(B)],
      ],
      "Soal 3": [
        ["state", "h"],
        [Number(A), 4],
        [Number(C), 0],
      ],
    });
    expect(await read({ "2301923.xlsx": book })).toEqual({
      dfs: [
        ["2:2", A],
        ["3:2", B],
      ],
      bfs: "missing",
      best: [
        ["2:1", A, 4],
        ["3:1", C, 0],
      ],
    });
  });

  test("a zero that a spreadsheet dropped before a state is put back, and it is said", async () => {
    const book = smallWorkbook({ dfs: [["state"], [Number("012345678")], [Number(A)]] });
    expect(await read({ "2301923.xlsx": book })).toMatchObject({
      dfs: {
        states: [
          ["2:1", "012345678"],
          ["3:1", A],
        ],
        notes: [
          "spreadsheets drop a zero at the beginning of a number; it is put back before the states",
        ],
      },
    });
  });

  test("a single sheet with headings is split like a text", async () => {
    const book = smallWorkbook({
      Sheet1: [["dfs"], [Number(A)], ["bfs"], [Number(A)], [Number(B)]],
    });
    expect(await read({ "2301923.xlsx": book })).toEqual({
      dfs: [["2:1", A]],
      bfs: [
        ["4:1", A],
        ["5:1", B],
      ],
      best: "missing",
    });
  });

  test("sheets without the questions' names are unreadable, and the names are told", async () => {
    const book = smallWorkbook({ Sheet1: [[Number(A)]], Sheet2: [[Number(A)]] });
    const told = [
      "unreadable",
      'no sheet is named after a question; name the sheets "dfs", "bfs", "best"',
    ];
    expect(await read({ "2301923.xlsx": book })).toEqual({ dfs: told, bfs: told, best: told });
  });

  test("a file of 50 MB and a line of 10 MB are unreadable", async () => {
    const [only] = QUESTIONS;
    const dfs = only === undefined ? [] : [only];
    expect(await read({ "2301923.txt": new Uint8Array(50 * 1024 * 1024) }, dfs)).toEqual({
      dfs: ["unreadable", "the file is larger than 4 MB (50 MB); a trace fits in far less"],
    });
    expect(await read({ "2301923.txt": `${A}\n${"1".repeat(3_000_000)}` }, dfs)).toEqual({
      dfs: [
        "unreadable 2:1",
        "line 2 is longer than 200,000 characters; write a state or a step a line",
      ],
    });
  });
});
