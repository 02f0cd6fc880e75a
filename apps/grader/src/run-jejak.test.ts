import { createColors } from "picocolors";
import { expect, it } from "vitest";
import { runJejak } from "./run-jejak.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** A terminal on which Jejak itself fails. */
function failing(environment: Terminal["environment"], said: string[]): Terminal {
  const screen = { isTerminal: false, columns: null, colours: createColors(false) };
  return {
    out: screen,
    messages: screen,
    environment,
    write: () => Promise.reject(new Error("it broke\nin two")),
    say: (line) => void said.push(line),
  };
}

const TRACE = ["trace", "123450786", "--goal", "103425786", "--depth-limit", "2"];

it("owns up to a bug in one line, without a stack trace", async () => {
  const said: string[] = [];
  expect(await runJejak(TRACE, failing({}, said))).toBe(2);
  expect(said).toEqual([
    "jejak: this is a bug in Jejak, please report it with the command you ran: it broke in two",
  ]);
});

it("shows where the bug is under JEJAK_DEBUG=1", async () => {
  const said: string[] = [];
  expect(await runJejak(TRACE, failing({ JEJAK_DEBUG: "1" }, said))).toBe(2);
  expect(said).toHaveLength(2);
  expect(said[1]).toMatch(/^Error: it broke\nin two\n +at /);
});
