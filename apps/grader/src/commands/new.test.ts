import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ASSIGNMENT_SCHEMA, type Report } from "@jejak/grading";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded-terminal.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jejak-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function all(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
}

describe("jejak new", () => {
  it("writes an assignment, its schema and samples into a folder that it makes", async () => {
    const place = join(folder, "kotak-8");
    const { exitCode, out, said } = await recorded(["new", place]);
    expect({ exitCode, out, said }).toEqual({
      exitCode: 0,
      out: "",
      said: [
        `Wrote ${place}/assignment.yaml, ${place}/assignment.schema.json, ${place}/submissions/2301901.txt, ${place}/submissions/2301902.txt`,
        `Try: jejak grade ${place}/assignment.yaml ${place}/submissions`,
      ],
    });
    const schema = readFileSync(join(place, "assignment.schema.json"), "utf8");
    expect(JSON.parse(schema)).toEqual(ASSIGNMENT_SCHEMA);
    const assignment = readFileSync(join(place, "assignment.yaml"), "utf8");
    expect(assignment.split("\n")[0]).toBe(
      "# yaml-language-server: $schema=./assignment.schema.json",
    );
  });

  it("gives samples that are graded: one right, one with a slip in the best-first search", async () => {
    await recorded(["new", folder]);
    const args = [join(folder, "assignment.yaml"), join(folder, "submissions")];
    const { out } = await recorded(["grade", ...args, "--format", "json"]);
    const { students } = JSON.parse(out) as Report;
    expect(
      students.map(({ student, questions }) => [
        student,
        ...questions.map(({ verdict, errors: [first] }) =>
          first === undefined ? verdict : `${verdict}: step ${first.step} ${first.kind}`,
        ),
      ]),
    ).toEqual([
      ["2301901", "correct", "correct", "correct"],
      ["2301902", "correct", "correct", "partly: step 2 not-best"],
    ]);
  });

  it("has comments that hold when they are taken at their word", async () => {
    await recorded(["new", folder]);
    const place = join(folder, "assignment.yaml");
    const text = readFileSync(place, "utf8");
    const used = text.replaceAll(/^( *)# (\w+: .*)$/gm, (line, indent: string, setting: string) =>
      /^(?:childOrder|duplicates|goalTest|heuristic|marks|round):/.test(setting)
        ? `${indent}${setting}`
        : line,
    );
    expect(used.split("\n").filter((line, index) => line !== text.split("\n")[index])).toHaveLength(
      6,
    );
    writeFileSync(place, used);
    const { exitCode, out } = await recorded([
      "check",
      place,
      join(folder, "submissions/2301901.txt"),
    ]);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^2301901: 10 of 10\n/);
  });

  it("overwrites nothing and writes nothing where one of its files is there", async () => {
    mkdirSync(join(folder, "submissions"));
    const mine = join(folder, "submissions/2301902.txt");
    writeFileSync(mine, "mine");
    expect(await recorded(["new", folder])).toEqual({
      exitCode: 2,
      out: "",
      said: [`jejak: ${mine}: is there already; name another folder`],
    });
    expect(readFileSync(mine, "utf8")).toBe("mine");
    expect(all()).toEqual(["submissions", "submissions/2301902.txt"]);
  });

  it("says so when the folder is a file", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const { exitCode, said } = await recorded(["new", file]);
    expect({ exitCode, said }).toEqual({
      exitCode: 2,
      said: [
        `jejak: ${join(file, "assignment.yaml")}: cannot be written (a part of the path is a file)`,
      ],
    });
  });
});
