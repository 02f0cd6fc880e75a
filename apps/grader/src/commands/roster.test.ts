import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "@jejak/grading";
import { afterAll, describe, expect, it } from "vitest";
import { ASSIGNMENT, DFS, folderOf, RIGHT } from "../testing/class-folder.ts";
import { recorded, type Recorded } from "../testing/recorded-terminal.ts";

const folder = folderOf({
  "assignment.yaml": ASSIGNMENT,
  "class/2301923.txt": RIGHT,
  "class/Ani Wijaya/dfs.txt": DFS,
  "class/2309999.txt": "",
  "class.csv": "NIM,Nama\n2301922,Citra Lestari\n2301923,Budi Santoso\n2301924,Ani Wijaya\n",
  "twice.txt": "2301923 Budi\n2301923 Budi\n2301924 Ani\n2301924 Ani\n",
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(command: string, what: string, ...flags: string[]): Promise<Recorded> {
  return recorded([command, join(folder, "assignment.yaml"), join(folder, what), ...flags]);
}

const LISTED = ["--roster", join(folder, "class.csv")];

describe("jejak grade --roster", () => {
  it("reports everybody on the list, by number, and who is not on it", async () => {
    const { exitCode, out, said } = await run("grade", "class", ...LISTED, "--format", "json");
    expect({ exitCode, said }).toEqual({
      exitCode: 0,
      said: ["not on the class list: 2309999"],
    });
    const { students } = JSON.parse(out) as Report;
    expect(
      students.map(({ student, files, score, questions }) => [
        student,
        files,
        score,
        questions.map(({ verdict }) => verdict).join(" "),
      ]),
    ).toEqual([
      ["2301922", [], 0, "missing missing"],
      ["2301923", ["2301923.txt"], 5, "correct correct"],
      ["2301924", ["Ani Wijaya/dfs.txt"], 3, "correct missing"],
      ["2309999", ["2309999.txt"], 0, "missing missing"],
    ]);
  });

  it("shows them in the table", async () => {
    const { out } = await run("grade", "class", ...LISTED);
    expect(out.split("\n").slice(2, 7)).toEqual([
      "student  score  dfs  best  first error",
      "2301922  0 / 5    -     -  nothing handed in",
      "2301923  5 / 5    3     2",
      "2301924  3 / 5    3     -  not handed in: best",
      "2309999  0 / 5    -     -  nothing handed in",
    ]);
  });

  it.each([
    ["is not there", "none.csv", "none.csv: cannot be read (it is not there)"],
    [
      "names a student twice",
      "twice.txt",
      "twice.txt:2:1: 2301923 stands on line 1 already (and 1 more)",
    ],
    ["is a folder", "class", "class: is a folder; name the file of a class list"],
  ])("refuses a list that %s", async (_what, file, message) => {
    const list = join(folder, file);
    expect(await run("grade", "class", "--roster", list)).toEqual({
      exitCode: 2,
      out: "",
      said: [`jejak: --roster: ${join(folder, message)}`],
    });
  });
});

describe("jejak check --roster", () => {
  it("knows a student by the name on the list", async () => {
    const { exitCode, out, said } = await run("check", "class/Ani Wijaya", ...LISTED);
    expect({ exitCode, said }).toEqual({ exitCode: 1, said: [] });
    expect(out).toMatch(/^2301924: 3 of 5\n/);
  });

  it("says when a student is not on it", async () => {
    const { said } = await run("check", "class/2309999.txt", ...LISTED);
    expect(said).toEqual(["not on the class list: 2309999"]);
  });
});
