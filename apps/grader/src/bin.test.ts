import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { BIN, jejak } from "./testing/built-command.ts";

const example = fileURLToPath(new URL("../../../examples/kotak-8/", import.meta.url));
const SLIDES = ["trace", "123450786", "--goal", "103425786", "--depth-limit", "2"];
const ESCAPE = "\u001b";

describe("the built command", () => {
  it("prints exactly one JSON value on stdout and nothing on stderr", () => {
    const { exitCode, out, err } = jejak([
      ...SLIDES,
      "--search",
      "breadth-first",
      "--format",
      "json",
    ]);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    expect(JSON.parse(out)).toMatchObject({
      format: "jejak-trace/1",
      problem: { kind: "puzzle", start: "123450786", goal: "103425786", columns: 3 },
      rules: {
        search: "breadth-first",
        childOrder: ["D", "R", "L", "U"],
        depthLimit: 2,
        duplicates: "parent",
        goalTest: "visit",
        ties: "fifo",
        heuristic: [
          { name: "misplaced", weight: 1 },
          { name: "manhattan", weight: 1 },
        ],
      },
      outcome: "found",
      visits: [
        "123450786",
        "123456780",
        "123405786",
        "120453786",
        "123456708",
        "123485706",
        "123045786",
        "103425786",
      ],
      expansions: ["123450786", "123456780", "123405786", "120453786"],
      generated: 9,
      path: ["123450786", "123405786", "103425786"],
      moves: ["L", "U"],
    });
  });

  it("grades the example class, with the data on stdout alone", () => {
    const { exitCode, out, err } = jejak(["grade", "assignment.yaml", "submissions"], {
      cwd: example,
    });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    expect(out).toMatch(
      /^Kotak-8, three searches\n\nstudent +score +dfs +bfs +best +first error\n2301901 +10 \/ 10 /,
    );
    expect(out).toMatch(/\n32 students, \d+ with full marks, mean \d+(\.\d+)? of 10\n/);
  });

  it.each([
    ["full marks", "2301901.txt", 0],
    ["marks lost", "2301923.txt", 1],
    ["no such file", "2301999.txt", 2],
  ])("exits from check with %s accordingly", (_what, file, expected) => {
    const { exitCode } = jejak(["check", "assignment.yaml", `submissions/${file}`], {
      cwd: example,
    });
    expect(exitCode).toBe(expected);
  });

  it("colours on a pipe only when told to, and never under NO_COLOR", () => {
    expect(jejak(SLIDES).out).not.toContain(ESCAPE);
    expect(jejak(SLIDES, { env: { FORCE_COLOR: "1" } }).out).toContain(ESCAPE);
    expect(jejak(SLIDES, { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }).out).not.toContain(ESCAPE);
  });

  it("ends quietly when its reader goes away", () => {
    const trace = [...SLIDES.slice(0, 4), "--duplicates", "none", "--search", "breadth-first"];
    const command = [process.execPath, BIN, ...trace, "--limit", "200000", "--format", "json"]
      .map((word) => `'${word}'`)
      .join(" ");
    const { stdout, stderr } = spawnSync("sh", ["-c", `${command} | head -c 20`], {
      encoding: "utf8",
    });
    expect({ stdout, stderr }).toEqual({ stdout: '{ "format": "jejak-t', stderr: "" });
  });

  it.each(["trace", "grade", "check", "new", "convert"])("explains %s with examples", (command) => {
    const { exitCode, out, err } = jejak([command, "--help"]);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    expect(out).toMatch(
      new RegExp(`^Usage: jejak ${command} [\\s\\S]*\nExamples:\n  jejak ${command} `),
    );
  });

  it.each([
    ["an unknown command", ["grad"]],
    ["an unknown flag", [...SLIDES, "--colour"]],
    ["a flag without its value", ["trace", "123450786", "--goal"]],
    ["one argument too many", [...SLIDES, "103425786"]],
  ])("answers %s with one line and exit code 2", (_what, args) => {
    const { exitCode, out, err } = jejak(args);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
    expect(err).toMatch(/^jejak: [^\n]+\n$/);
  });

  it("lists its commands when it is given none", () => {
    const { exitCode, out, err } = jejak([]);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
    expect(err).toMatch(/^Usage: jejak /);
  });
});
