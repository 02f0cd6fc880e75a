import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ASSIGNMENT, BEST, DFS, folderOf, RIGHT } from "../testing/class-folder.ts";
import { recorded, type Recorded } from "../testing/recorded-terminal.ts";

const folder = folderOf({
  "assignment.yaml": ASSIGNMENT,
  "2301901.txt": RIGHT,
  "2301923.txt": `# dfs\n${DFS}# best\n123450786\n123456780\n123405786\n103425786\n`,
  "2301902/dfs.txt": DFS,
  "2301902/best.txt": BEST,
  "2301910.txt": "",
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function check(file: string, ...flags: string[]): Promise<Recorded> {
  return recorded(["check", join(folder, "assignment.yaml"), join(folder, file), ...flags]);
}

describe("jejak check", () => {
  it("exits with 0 for full marks", async () => {
    expect(await check("2301901.txt")).toEqual({
      exitCode: 0,
      said: [],
      out: "2301901: 5 of 5\nKotak-8\n\nok dfs: 3 of 3, correct\n\nok best: 2 of 2, correct\n",
    });
  });

  it("exits with 1 for lost marks and shows the choice that was wrong among what was possible", async () => {
    const { exitCode, out } = await check("2301923.txt");
    expect(exitCode).toBe(1);
    expect(out.split("\n").slice(0, 9)).toEqual([
      "2301923: 4.33 of 5",
      "Kotak-8",
      "",
      "ok dfs: 3 of 3, correct",
      "",
      "-- best: 1.33 of 2, partly",
      expect.stringMatching(/^ {3}Step 2: .*123456780 \(h = 6\).*123405786 \(h = 2\)/),
      "     > 123405786  h 2  possible",
      "     x 123456780  h 6  yours",
    ]);
  });

  it("takes a folder as one student", async () => {
    const { exitCode, out } = await check("2301902");
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^2301902: 5 of 5\n/);
  });

  it("says that nothing was handed in", async () => {
    const { exitCode, out } = await check("2301910.txt");
    expect(exitCode).toBe(1);
    expect(out).toBe(
      "2301910: 0 of 5\nKotak-8\n\n.. dfs: 0 of 3, missing\n\n.. best: 0 of 2, missing\n",
    );
  });

  it("prints the student's part of the report as one JSON value", async () => {
    const { exitCode, out } = await check("2301923.txt", "--format", "json");
    expect(exitCode).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      student: "2301923",
      files: ["2301923.txt"],
      max: 5,
      questions: [
        { id: "dfs", verdict: "correct", score: 3, errors: [] },
        {
          id: "best",
          verdict: "partly",
          errors: [
            {
              step: 2,
              aspect: "visits",
              kind: "not-best",
              got: "123456780",
              expected: ["123405786"],
            },
          ],
        },
      ],
    });
  });

  it("exits with 2 and one line when the file is not there", async () => {
    expect(await check("none.txt")).toEqual({
      exitCode: 2,
      out: "",
      said: [`jejak: ${join(folder, "none.txt")}: cannot be read (it is not there)`],
    });
  });
});
