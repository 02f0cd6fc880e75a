import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { alone } from "./alone.mjs";

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jejak-alone-"));
  lock = join(folder, "at-work");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("gives back what the work gives, and leaves no lock behind", () => {
  expect(alone(lock, () => existsSync(lock))).toBe(true);
  expect(existsSync(lock)).toBe(false);
});

it("leaves no lock behind when the work throws", () => {
  expect(() =>
    alone(lock, () => {
      throw new Error("no work");
    }),
  ).toThrow("no work");
  expect(existsSync(lock)).toBe(false);
});

it("takes over from a process that was killed at work", () => {
  // No system gives out a process number as high as this.
  writeFileSync(lock, "999999999");
  expect(alone(lock, () => "done")).toBe("done");
});

it("lets several processes work one after the other", async () => {
  const log = join(folder, "log");
  const work = `
    import { appendFileSync } from "node:fs";
    import { alone } from ${JSON.stringify(new URL("alone.mjs", import.meta.url).href)};
    alone(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(log)}, "(");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      appendFileSync(${JSON.stringify(log)}, ")");
    });`;
  const ends = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", work]);
    return new Promise((resolve) => child.on("close", resolve));
  });
  expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(log, "utf8")).toBe("()()()()");
});
