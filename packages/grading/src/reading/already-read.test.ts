import { expect, test } from "vitest";
import { alreadyRead } from "./already-read.ts";
import type { QuestionToRead } from "./question.ts";
import type { ReadResult } from "./reading-context.ts";
import { said } from "./reader-text.ts";
import { tiles } from "./testing/paper-domains.ts";

const question = (): QuestionToRead => ({
  id: "dfs",
  search: "depth-first",
  domain: tiles,
  ask: ["visits"],
});

/** A reading that keeps a list of what it read. */
function reader(): { read: (text: string) => () => ReadResult; asked: string[] } {
  const asked: string[] = [];
  const read = (text: string) => (): ReadResult => {
    asked.push(text.slice(0, 3));
    return { ok: false, place: null, message: said("read.no-states") };
  };
  return { read, asked };
}

test("a text is read once for a question and a line of its file", () => {
  const { read, asked } = reader();
  const [dfs, bfs] = [question(), question()];
  const first = alreadyRead(dfs, "one", 1, read("one"));
  expect(alreadyRead(dfs, "one", 1, read("again"))).toBe(first);
  alreadyRead(dfs, "one", 2, read("two"));
  alreadyRead(bfs, "one", 1, read("bfs"));
  expect(asked).toEqual(["one", "two", "bfs"]);
});

test("long texts, and those after the first 2,000, are read each time", () => {
  const { read, asked } = reader();
  const dfs = question();
  const long = "x".repeat(4_001);
  alreadyRead(dfs, long, 1, read("x"));
  alreadyRead(dfs, long, 1, read("y"));
  for (let at = 0; at <= 2_000; at += 1) alreadyRead(dfs, `answer ${at}`, 1, read("-"));
  alreadyRead(dfs, "answer 1999", 1, read("old"));
  alreadyRead(dfs, "answer 2000", 1, read("new"));
  expect(asked.filter((text) => text !== "-")).toEqual(["x", "y", "new"]);
});
