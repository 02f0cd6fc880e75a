import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report } from "@jejak/grading";
import { afterEach, describe, expect, it } from "vitest";
import { ASSIGNMENT, BEST, DFS, folderOf, RIGHT } from "../testing/class-folder.ts";
import { makeZip } from "../testing/make-zip.ts";
import { recorded, type Recorded } from "../testing/recorded-terminal.ts";

const folders: string[] = [];

function made(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = folderOf({ "assignment.yaml": ASSIGNMENT, ...files });
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Each student's verdicts in the order of the questions. */
async function verdicts(folder: string, ...submissions: string[]): Promise<unknown> {
  const inputs = submissions.map((name) => join(folder, name));
  const args = ["grade", join(folder, "assignment.yaml"), ...inputs, "--format", "json"];
  const { exitCode, out, said } = await recorded(args);
  if (exitCode !== 0) return said;
  const { students } = JSON.parse(out) as Report;
  return students.map(({ student, questions }) => [
    student,
    questions.map(({ verdict }) => verdict).join(" "),
  ]);
}

const RIGHT_TWICE = "correct correct";

describe("jejak grade takes a class", () => {
  it("as a folder of files and of students' folders", async () => {
    const folder = made({ "class/2301901.txt": RIGHT, "class/2301902/dfs.txt": DFS });
    expect(await verdicts(folder, "class")).toEqual([
      ["2301901", RIGHT_TWICE],
      ["2301902", "correct missing"],
    ]);
  });

  it("as the files and folders that a shell lists", async () => {
    const folder = made({
      "class/2301901.txt": RIGHT,
      "class/2301902/dfs.txt": DFS,
      "class/2301902/best.txt": BEST,
      "class/2301903/answer.txt": RIGHT,
    });
    const listed = ["class/2301901.txt", "class/2301902", "class/2301903"];
    expect(await verdicts(folder, ...listed)).toEqual([
      ["2301901", RIGHT_TWICE],
      ["2301902", RIGHT_TWICE],
      ["2301903", RIGHT_TWICE],
    ]);
  });

  it("as one student's folder, and as the files in it", async () => {
    const folder = made({ "2301902/dfs.txt": DFS, "2301902/best.txt": BEST });
    expect(await verdicts(folder, "2301902")).toEqual([["2301902", RIGHT_TWICE]]);
    expect(await verdicts(folder, "2301902/dfs.txt", "2301902/best.txt")).toEqual([
      ["2301902", RIGHT_TWICE],
    ]);
  });

  it("as a zip archive with archives of students in it", async () => {
    const inner = makeZip([
      { name: "dfs.txt", content: DFS },
      { name: "best.txt", content: BEST },
    ]);
    const zip = makeZip([
      { name: "class/2301901.txt", content: RIGHT },
      { name: "class/2301902.zip", content: inner },
      { name: "__MACOSX/class/._2301901.txt", content: "junk" },
    ]);
    expect(await verdicts(made({ "class.zip": zip }), "class.zip")).toEqual([
      ["2301901", RIGHT_TWICE],
      ["2301902", RIGHT_TWICE],
    ]);
  });

  it("as two folders, and keeps apart the student who is in both", async () => {
    const folder = made({ "a/2301901.txt": RIGHT, "b/2301901.txt": "", "b/2301902.txt": RIGHT });
    expect(await verdicts(folder, "a", "b")).toEqual([
      [`2301901 (${join(folder, "a")})`, RIGHT_TWICE],
      [`2301901 (${join(folder, "b")})`, "missing missing"],
      ["2301902", RIGHT_TWICE],
    ]);
  });
});

describe("nothing that a student hands in stops the grading of the others", () => {
  it("neither 50 MB, a line of 10 MB, a loop of links, binary rubbish nor a bomb", async () => {
    const folder = made({
      "class/2301901.txt": RIGHT,
      "class/2301902.txt": "",
      "class/2301903.txt": `# dfs\n${"123450786 ".repeat(400_000)}`,
      "class/2301904.txt": "1".repeat(10_000_000),
      "class/2301905.txt": Buffer.from("%PDF-1.7\n%\u00e2\u00e3"),
      "class/2301906.txt": Buffer.from(
        Array.from({ length: 5000 }, (_, index) => (index * 7) % 256),
      ),
      "class/2301907.zip": makeZip([{ name: "all.txt", content: Buffer.alloc(30_000_000) }]),
      "class/2301909.txt": RIGHT,
    });
    truncateSync(join(folder, "class/2301902.txt"), 50_000_000);
    symlinkSync("2301908.txt", join(folder, "class/2301908.txt"));
    expect(await verdicts(folder, "class")).toEqual([
      ["2301901", RIGHT_TWICE],
      ...["02", "03", "04", "05", "06", "07", "08"].map((number) => [
        `23019${number}`,
        "unreadable unreadable",
      ]),
      ["2301909", RIGHT_TWICE],
    ]);
  });

  it("and says on the side which files it left aside", async () => {
    const folder = made({ "class/2301901.txt": RIGHT });
    symlinkSync("/etc/passwd", join(folder, "class/2301902.txt"));
    const { said, out } = await recorded([
      "grade",
      join(folder, "assignment.yaml"),
      join(folder, "class"),
    ]);
    const link = "a symbolic link, which is not followed; hand in the file itself";
    expect(said).toEqual([`not read: 2301902.txt: ${link}`]);
    expect(out).toContain(`\n2301902  0 / 5    ?     ?  2301902.txt: ${link}\n`);
  });
});

describe("jejak grade --out", () => {
  it("writes a folder beside the table", async () => {
    const folder = made({ "class/2301901.txt": RIGHT });
    const target = join(mkdtempSync(join(tmpdir(), "jejak-")), "results");
    folders.push(target);
    const args = [join(folder, "assignment.yaml"), join(folder, "class"), "--out", target];
    const { exitCode, out, said } = await recorded(["grade", ...args]);
    expect({ exitCode, said }).toEqual({
      exitCode: 0,
      said: [`Wrote report.json, marks.csv and 1 feedback texts to ${target}`],
    });
    expect(out).toContain("2301901  5 / 5    3     2\n");
    expect(readdirSync(target).toSorted()).toEqual(["feedback", "marks.csv", "report.json"]);
    expect(readFileSync(join(target, "marks.csv"), "utf8")).toMatch(/^2301901,5,5,3,correct,/m);
  });
});

describe("jejak grade --against", () => {
  it("shows whose marks change under a new key, and why", async () => {
    const folder = made({
      "class/2301901.txt": RIGHT,
      "class/2301923.txt": `# dfs\n${DFS}# best\n123450786\n123405786\n`,
      "strict.yaml": ASSIGNMENT.replace("questions:", "marks: all-or-nothing\nquestions:"),
      "report.json": "",
    });
    const old = join(folder, "report.json");
    const grade = (key: string, ...flags: string[]): Promise<Recorded> =>
      recorded(["grade", join(folder, key), join(folder, "class"), ...flags]);
    writeFileSync(old, (await grade("assignment.yaml", "--format", "json")).out);
    expect((await grade("assignment.yaml", "--against", old)).out).toBe("No marks change.\n");
    const { exitCode, out } = await grade("strict.yaml", "--against", old);
    expect({ exitCode, out }).toEqual({
      exitCode: 0,
      out: `2301923 best  1.33 -> 0  stopped-early at step 3, marked otherwise

The marks of 1 student change.
`,
    });
    expect((await grade("strict.yaml", "--against", old, "--format", "csv")).out).toBe(
      'student,question,before,after,why\r\n2301923,best,1.33,0,"stopped-early at step 3, marked otherwise"\r\n',
    );
    expect(
      JSON.parse((await grade("strict.yaml", "--against", old, "--format", "json")).out),
    ).toEqual([
      {
        student: "2301923",
        question: "best",
        before: 1.33,
        after: 0,
        why: "stopped-early at step 3, marked otherwise",
      },
    ]);
  });

  it("refuses what is no report", async () => {
    const folder = made({ "class/2301901.txt": RIGHT, "report.json": "{}" });
    const old = join(folder, "report.json");
    const args = [
      "grade",
      join(folder, "assignment.yaml"),
      join(folder, "class"),
      "--against",
      old,
    ];
    expect(await recorded(args)).toEqual({
      exitCode: 2,
      out: "",
      said: [
        expect.stringMatching(
          /report\.json: this is no report of .*format is missing; it must be "jejak-report\/1"$/,
        ),
      ],
    });
  });

  it("says what it leaves out of an assignment and a report of a later version", async () => {
    const folder = made({ "class/2301901.txt": RIGHT });
    const assignment = join(folder, "assignment.yaml");
    const { out: report } = await recorded([
      "grade",
      assignment,
      join(folder, "class"),
      "--format",
      "json",
    ]);
    const old = join(folder, "report.json");
    writeFileSync(old, report.replace("jejak-report/1", "jejak-report/1.1"));
    const later = join(folder, "later.yaml");
    writeFileSync(later, ASSIGNMENT.replace("jejak-assignment/1", "jejak-assignment/1.1\nhue: 7"));
    const args = ["grade", later, join(folder, "class"), "--against", old];
    expect(await recorded(args)).toEqual({
      exitCode: 0,
      out: "No marks change.\n",
      said: [
        `${old}: The file is jejak-report/1.1; what is newer than jejak-report/1 in it was left out.`,
        `${later}: The file is jejak-assignment/1.1; what is newer than jejak-assignment/1 in it was left out.`,
        `${later}: Left out what is not in jejak-assignment/1: \`hue\` (line 2).`,
      ],
    });
  });
});

describe("jejak grade refuses with one line and exit code 2", () => {
  it.each([
    [
      "an assignment that is not there",
      "none.yaml",
      "class",
      /none\.yaml: cannot be read \(it is not there\)$/,
    ],
    [
      "a folder in place of an assignment",
      "class",
      "class",
      /class: is a folder; name the file of an assignment$/,
    ],
    [
      "submissions that are not there",
      "assignment.yaml",
      "none",
      /none: cannot be read \(it is not there\)$/,
    ],
    ["a misspelt key", "misspelt.yaml", "class", /misspelt\.yaml:5:1: .*ruels/],
    ["YAML that is none", "broken.yaml", "class", /broken\.yaml:\d+:\d+: /],
    [
      "a goal that cannot be reached",
      "unsolvable.yaml",
      "class",
      /unsolvable\.yaml:3:\d+: .*inversions/,
    ],
    ["a start that is no permutation", "doubled.yaml", "class", /doubled\.yaml:3:\d+: .*5/],
    ["an unknown search", "unknown.yaml", "class", /unknown\.yaml:7:\d+: .*depth-frist/],
    ["an unknown heuristic", "heuristic.yaml", "class", /heuristic\.yaml:5:\d+: .*h3/],
    ["points that are no number", "points.yaml", "class", /points\.yaml:7:\d+: .*points/],
    [
      "a search with no end",
      "endless.yaml",
      "class",
      /endless\.yaml: question dfs: .*does not end within/,
    ],
  ])("%s", async (_what, assignment, submissions, message) => {
    const change = (from: string, to: string): string => ASSIGNMENT.replace(from, to);
    const folder = made({
      "class/2301901.txt": RIGHT,
      "misspelt.yaml": change("rules: {", "ruels: {"),
      "broken.yaml": "questions: [",
      "unsolvable.yaml": change("103425786", "103425768"),
      "doubled.yaml": change("123450786", "123455786"),
      "unknown.yaml": change("depth-first", "depth-frist"),
      "heuristic.yaml": change("depthLimit: 2", "depthLimit: 2, heuristic: h3"),
      "points.yaml": change("points: 3", "points: three"),
      "endless.yaml": change("depthLimit: 2", "depthLimit: null"),
    });
    const args = [join(folder, assignment), join(folder, submissions)];
    const { exitCode, out, said } = await recorded(["grade", ...args]);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
    expect(said).toEqual([expect.stringMatching(/^jejak: /)]);
    expect(said[0]).toMatch(message);
  });

  it("an unknown format, and no submissions at all", async () => {
    const folder = made({ "class/2301901.txt": RIGHT });
    const args = [join(folder, "assignment.yaml"), join(folder, "class")];
    expect(await recorded(["grade", ...args, "--format", "pdf"])).toEqual({
      exitCode: 2,
      out: "",
      said: ['jejak: --format: there is no "pdf"; there is table, json, csv'],
    });
    expect((await recorded(["grade", args[0] as string])).said).toEqual([
      "jejak: missing required argument 'submissions'; see jejak grade --help",
    ]);
  });
});
