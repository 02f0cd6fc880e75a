import { expect, it } from "vitest";
import { READING_LIMITS } from "./limits.ts";
import { readSmallestFirst } from "./read-smallest-first.ts";

it("goes on with the others where the system refuses a file", async () => {
  const refusal = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  const found = [
    { path: "2301901.txt", bytes: 3, read: () => Promise.reject(refusal) },
    { path: "2301902.txt", bytes: 3, read: () => Promise.resolve(Buffer.from("two")) },
  ];
  expect(await readSmallestFirst(found, READING_LIMITS)).toEqual({
    files: [{ path: "2301902.txt", bytes: Buffer.from("two") }],
    unread: [{ path: "2301901.txt", message: "the file cannot be read (no permission)" }],
  });
});
