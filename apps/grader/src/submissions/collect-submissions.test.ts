import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeZip } from "../testing/make-zip.ts";
import { collectSubmissions } from "./collect-submissions.ts";
import { READING_LIMITS, type ReadingLimits } from "./limits.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jejak-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What was collected, files as text and in order of their paths. */
async function collected(place = folder, limits: Partial<ReadingLimits> = {}): Promise<unknown> {
  const read = await collectSubmissions(place, { ...READING_LIMITS, ...limits });
  if (!read.ok) return read.message.replace(place, "PLACE");
  const byPath = <One extends { path: string }>(all: readonly One[]): One[] =>
    all.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    files: byPath(read.value.files).map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
    unread: byPath(read.value.unread).map(({ path, message }) => [path, message]),
  };
}

describe("a folder", () => {
  it("is read with everything below it", async () => {
    writeFileSync(join(folder, "2301901.txt"), "one");
    mkdirSync(join(folder, "2301902/more"), { recursive: true });
    writeFileSync(join(folder, "2301902/dfs.txt"), "two");
    writeFileSync(join(folder, "2301902/more/bfs.txt"), "three");
    expect(await collected()).toEqual({
      files: [
        ["2301901.txt", "one"],
        ["2301902/dfs.txt", "two"],
        ["2301902/more/bfs.txt", "three"],
      ],
      unread: [],
    });
  });

  it("is left by no symbolic link, whether it leads out, to itself or nowhere", async () => {
    writeFileSync(join(folder, "2301901.txt"), "one");
    symlinkSync("/etc/passwd", join(folder, "2301902.txt"));
    symlinkSync("2301903.txt", join(folder, "2301903.txt"));
    symlinkSync("nowhere", join(folder, "2301904.txt"));
    symlinkSync("..", join(folder, "2301905"));
    const link = "a symbolic link, which is not followed; hand in the file itself";
    expect(await collected()).toEqual({
      files: [["2301901.txt", "one"]],
      unread: [
        ["2301902.txt", link],
        ["2301903.txt", link],
        ["2301904.txt", link],
        ["2301905", link],
      ],
    });
  });

  it("does not wait for the writer of a pipe", async () => {
    writeFileSync(join(folder, "2301901.txt"), "one");
    expect(spawnSync("mkfifo", [join(folder, "2301902.txt")]).status).toBe(0);
    expect(await collected()).toEqual({
      files: [["2301901.txt", "one"]],
      unread: [["2301902.txt", "a pipe, which is not read; hand in the file itself"]],
    });
  });

  it("gives up a file of 50 MB and no other", async () => {
    writeFileSync(join(folder, "2301901.txt"), "one");
    writeFileSync(join(folder, "2301902.txt"), "");
    truncateSync(join(folder, "2301902.txt"), 50 * 1024 * 1024);
    expect(await collected()).toEqual({
      files: [["2301901.txt", "one"]],
      unread: [["2301902.txt", "the file is larger than 4 MB (50 MB); a trace fits in far less"]],
    });
  });

  it("reads the smallest files first where all together are too large", async () => {
    writeFileSync(join(folder, "2301901.txt"), "x".repeat(40));
    writeFileSync(join(folder, "2301902.txt"), "y".repeat(20));
    writeFileSync(join(folder, "2301903.txt"), "z".repeat(25));
    expect(await collected(folder, { totalBytes: 50 })).toEqual({
      files: [
        ["2301902.txt", "y".repeat(20)],
        ["2301903.txt", "z".repeat(25)],
      ],
      unread: [
        [
          "2301901.txt",
          "the file was not read (1 MB): all files of the class together are larger than 1 MB",
        ],
      ],
    });
  });

  it("stops counting in the folder of the student who hands in too many files", async () => {
    mkdirSync(join(folder, "2301901"));
    for (const name of ["a", "b", "c", "d"]) writeFileSync(join(folder, "2301901", name), name);
    writeFileSync(join(folder, "2301902.txt"), "two");
    const all = (await collected(folder, { filesOfAStudent: 2 })) as {
      files: [string, string][];
      unread: [string, string][];
    };
    expect(all.files.filter(([path]) => path.startsWith("2301901/"))).toHaveLength(2);
    expect(all.files).toContainEqual(["2301902.txt", "two"]);
    expect(all.unread).toEqual([
      [
        expect.stringMatching(/^2301901\//),
        "there are more than 2 files; hand in the answers only",
      ],
    ]);
  });

  it("is refused when it is not there, empty, or holds too many files", async () => {
    expect(await collected(join(folder, "none"))).toBe("PLACE: cannot be read (it is not there)");
    expect(await collected()).toBe("PLACE: holds no files");
    for (const name of ["a", "b", "c"]) writeFileSync(join(folder, name), name);
    expect(await collected(folder, { files: 2 })).toBe(
      "PLACE: holds more than 2 files; name a part of it",
    );
  });
});

describe("a single file", () => {
  it("is read, through a link too: the teacher named it", async () => {
    writeFileSync(join(folder, "2301901.txt"), "one");
    symlinkSync("2301901.txt", join(folder, "latest.txt"));
    expect(await collected(join(folder, "latest.txt"))).toEqual({
      files: [["latest.txt", "one"]],
      unread: [],
    });
  });

  it("is refused when a link leads to itself", async () => {
    symlinkSync("loop.txt", join(folder, "loop.txt"));
    expect(await collected(join(folder, "loop.txt"))).toBe(
      "PLACE: cannot be read (a symbolic link leads to itself or is not followed)",
    );
  });
});

describe("a zip archive", () => {
  function zip(...entries: Parameters<typeof makeZip>[0]): string {
    const place = join(folder, "class.zip");
    writeFileSync(place, makeZip(entries));
    return place;
  }

  it("is read like a folder", async () => {
    const place = zip(
      { name: "class/", content: "" },
      { name: "class/2301901.txt", content: "one" },
      { name: "class/2301902/dfs.txt", content: "two" },
    );
    expect(await collected(place)).toEqual({
      files: [
        ["class/2301901.txt", "one"],
        ["class/2301902/dfs.txt", "two"],
      ],
      unread: [],
    });
  });

  it("keeps aside names that lead out of it and symbolic links", async () => {
    const out = "its name leads out of the archive; pack the folder anew";
    const place = zip(
      { name: "../../2301901.txt", content: "one" },
      { name: "/etc/2301902.txt", content: "two" },
      { name: "C:\\2301903.txt", content: "three" },
      { name: "2301904.txt", content: "/etc/passwd", mode: 0o120777 },
      { name: "2301905.txt", content: "five" },
    );
    expect(await collected(place)).toEqual({
      files: [["2301905.txt", "five"]],
      unread: [
        ["2301901.txt", out],
        ["2301903.txt", out],
        ["2301904.txt", "a symbolic link, which is not followed; hand in the file itself"],
        ["etc/2301902.txt", out],
      ],
    });
  });

  it("unpacks no more than an entry says it holds", async () => {
    const place = zip(
      { name: "2301901.txt", content: Buffer.alloc(8_000_000), claimedBytes: 10 },
      { name: "2301902.txt", content: Buffer.alloc(8_000_000) },
      { name: "2301903.txt", content: "three" },
    );
    expect(await collected(place)).toEqual({
      files: [["2301903.txt", "three"]],
      unread: [
        ["2301901.txt", expect.stringMatching(/^the file cannot be read \(/)],
        ["2301902.txt", "the file is larger than 4 MB (8 MB); a trace fits in far less"],
      ],
    });
  });

  it("is unpacked where a student handed it in, and what lies packed within it is not", async () => {
    const inner = makeZip([{ name: "dfs.txt", content: "deep" }]);
    writeFileSync(
      join(folder, "2301901.zip"),
      makeZip([
        { name: "dfs.txt", content: "one" },
        { name: "inner.zip", content: inner },
      ]),
    );
    writeFileSync(join(folder, "2301902.zip"), "no archive at all");
    const all = (await collected()) as { files: [string, string][]; unread: [string, string][] };
    expect(all.files.map(([path]) => path)).toEqual(["2301901/dfs.txt", "2301901/inner.zip"]);
    expect(all.unread).toEqual([
      ["2301902.zip", expect.stringMatching(/^the file cannot be read \(/)],
    ]);
  });

  it("is refused when it is damaged", async () => {
    const place = join(folder, "class.zip");
    writeFileSync(place, "PK\x03\x04 and then nothing");
    expect(await collected(place)).toMatch(
      /^PLACE: cannot be unpacked \(.+\); unpack it yourself and name the folder$/,
    );
  });
});
