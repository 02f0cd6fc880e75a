import { describe, expect, test } from "vitest";
import { groupSubmissions } from "./group-submissions.ts";
import type { Roster } from "./roster.ts";

const IDS = ["dfs", "bfs", "best"];

/** Students with their paths and questions, in short. */
function grouped(
  files: readonly (string | [path: string, text: string])[],
  roster?: Roster,
): Record<string, (string | null)[][]> {
  const submitted = files.map((file) => {
    const [path, text] = typeof file === "string" ? [file, "1"] : file;
    return { path, bytes: new TextEncoder().encode(text) };
  });
  const students = groupSubmissions(submitted, IDS, roster);
  return Object.fromEntries(
    students.map(({ student, files: own }) => [
      student,
      own.map(({ path, question }) => [path, question]),
    ]),
  );
}

describe("groupSubmissions", () => {
  test("a file is one student named by its name", () => {
    expect(grouped(["2301924.txt", "2301923.csv"])).toEqual({
      "2301923": [["2301923.csv", null]],
      "2301924": [["2301924.txt", null]],
    });
  });

  test("a folder is one student whose files or folders are named after the questions", () => {
    expect(grouped(["2301923/dfs.txt", "2301923/bfs/answer.csv", "2301924/jawaban.txt"])).toEqual({
      "2301923": [
        ["2301923/bfs/answer.csv", "bfs"],
        ["2301923/dfs.txt", "dfs"],
      ],
      "2301924": [["2301924/jawaban.txt", null]],
    });
  });

  test("a student and a question in one name are told apart and joined", () => {
    expect(
      grouped(["2301923-dfs.txt", "2301923_bfs.csv", "best 2301923.txt", "2301924_q2.txt"]),
    ).toEqual({
      "2301923": [
        ["2301923-dfs.txt", "dfs"],
        ["2301923_bfs.csv", "bfs"],
        ["best 2301923.txt", "best"],
      ],
      "2301924": [["2301924_q2.txt", "bfs"]],
    });
  });

  test.each([
    ["Moodle folders", "Budi Santoso_123456_assignsubmission_file_/dfs.txt", "Budi Santoso"],
    [
      "Moodle folders of the newer kind",
      "Budi Santoso_123456_assignsubmission_file/dfs.txt",
      "Budi Santoso",
    ],
    ["Moodle files", "Budi Santoso_123456_assignsubmission_file_dfs.txt", "Budi Santoso"],
    ["Canvas", "santosobudi_12345_67890_dfs.txt", "santosobudi"],
    ["Canvas, late and again", "santosobudi_LATE_12345_67890_dfs-1.txt", "santosobudi"],
    ["Blackboard", "Assignment_2301923_attempt_2026-11-02-10-11-12_dfs.txt", "2301923"],
    ["Gradescope", "submission_123456/dfs.txt", "123456"],
    ["Brightspace", "12345-67890 - Budi Santoso - Nov 2, 2026 1011 AM - dfs.txt", "Budi Santoso"],
  ])("takes off what %s adds", (_lms, path, student) => {
    expect(grouped([path])).toEqual({ [student]: [[path, "dfs"]] });
  });

  test("two students of one name stay two", () => {
    expect(
      grouped([
        "Budi Santoso_111_assignsubmission_file_/dfs.txt",
        "Budi Santoso_222_assignsubmission_file_/dfs.txt",
      ]),
    ).toEqual({
      "Budi Santoso (111)": [["Budi Santoso_111_assignsubmission_file_/dfs.txt", "dfs"]],
      "Budi Santoso (222)": [["Budi Santoso_222_assignsubmission_file_/dfs.txt", "dfs"]],
    });
  });

  test("the last of several attempts counts, and Blackboard's own note is left out", () => {
    const first = "Assignment_2301923_attempt_2026-11-02-10-11-12";
    const last = "Assignment_2301923_attempt_2026-11-03-10-11-12";
    const students = groupSubmissions(
      [`${first}_dfs.txt`, `${last}.txt`, `${last}_dfs.txt`].map((path) => ({
        path,
        bytes: new Uint8Array(),
      })),
      IDS,
    );
    expect(students).toEqual([
      {
        student: "2301923",
        files: [{ path: `${last}_dfs.txt`, bytes: new Uint8Array(), question: "dfs" }],
        notes: ["2 attempts were handed in; the last one counts"],
      },
    ]);
  });

  test("what archives and machines add is ignored", () => {
    expect(
      grouped(["__MACOSX/._2301923.txt", ".DS_Store", "a/Thumbs.db", "2301923.txt", "desktop.ini"]),
    ).toEqual({ "2301923": [["2301923.txt", null]] });
  });

  test("a number inside the file names the student where the path has none", () => {
    expect(
      grouped([
        ["budi.txt", "NIM: 2301923\n123450786\n"],
        ["siti.txt", "# Студент: Сити (2301924)\n"],
        ["2301925.txt", "Student: 9999999\n"],
        ["ani.txt", "123450786\n"],
      ]),
    ).toEqual({
      "2301923": [["budi.txt", null]],
      "2301924": [["siti.txt", null]],
      "2301925": [["2301925.txt", null]],
      ani: [["ani.txt", null]],
    });
  });

  test("a number that another student's path holds does not merge the two", () => {
    expect(grouped(["2301923.txt", ["budi.txt", "NIM: 2301923\n"]])).toEqual({
      "2301923": [["2301923.txt", null]],
      "budi (2301923)": [["budi.txt", null]],
    });
  });

  test("files named after questions only belong to the number that they state", () => {
    expect(
      grouped([
        ["dfs.txt", "NIM: 2301923\n"],
        ["bfs.txt", "NIM: 2301923\n"],
      ]),
    ).toEqual({
      "2301923": [
        ["bfs.txt", "bfs"],
        ["dfs.txt", "dfs"],
      ],
    });
  });

  test("one folder around the whole class names nobody", () => {
    expect(grouped(["kotak-8/2301923/dfs.txt", "kotak-8/2301924/dfs.txt"])).toEqual({
      "2301923": [["kotak-8/2301923/dfs.txt", "dfs"]],
      "2301924": [["kotak-8/2301924/dfs.txt", "dfs"]],
    });
    expect(
      grouped(
        ["ujian 2026/budi.txt", "ujian 2026/siti.txt"].map((path) => path.replace("2026", "26")),
      ),
    ).toEqual({
      budi: [["ujian 26/budi.txt", null]],
      siti: [["ujian 26/siti.txt", null]],
    });
  });

  test("a roster finds its students under their names and numbers", () => {
    const roster = [{ student: "2301923", names: ["Budi Santoso"] }, { student: "2301924" }];
    expect(grouped(["santosobudi_12345_67890_dfs.txt", "x/2301924 final.txt"], roster)).toEqual({
      "2301923": [["santosobudi_12345_67890_dfs.txt", "dfs"]],
      x: [["x/2301924 final.txt", null]],
    });
  });
});
