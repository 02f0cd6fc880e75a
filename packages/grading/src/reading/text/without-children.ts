import type { ReadNote } from "../answer.ts";
import type { Mention } from "./mention.ts";
import { noteAt, type Reading } from "./reading.ts";
import { said } from "../reader-text.ts";

/**
 * `A: B(f=6), C(f=4)`: where lines begin with a state and a colon, bar or arrow, and a list follows,
 * the list holds the state's children, which are no steps.
 */
export function withoutChildren(main: Mention[], reading: Reading, notes: ReadNote[]): Mention[] {
  const lines = byLine(main);
  const long = lines.filter((line) => line.length > 1);
  if (lines.length < 2 || long.length === 0) return main;
  const openers = long.map((line) => opener(reading, line));
  const listed = openers.some((kind) => kind === "list");
  if (openers.includes(null) || (!listed && !long.some((line) => line[0]?.number !== null)))
    return main;
  if (!listed && openers.includes("arrow")) return main;
  const message = said("read.note.children");
  notes.push(noteAt(reading, long[0]?.[1], "ignored", message));
  return lines.flatMap((line) => line.slice(0, 1));
}

function byLine(main: readonly Mention[]): Mention[][] {
  const lines: Mention[][] = [];
  for (const mention of main) {
    const last = lines.at(-1);
    if (last?.[0]?.firstLine === mention.firstLine) last.push(mention);
    else lines.push([mention]);
  }
  return lines;
}

/** What stands behind a line's first state: `list` for a colon or arrow and commas, null for anything else. */
function opener(reading: Reading, line: readonly Mention[]): "colon" | "arrow" | "list" | null {
  const gaps = line.slice(1).map((mention, index) => {
    return reading.scan.masked.slice(line[index]?.found.end ?? 0, mention.found.start);
  });
  const [first = "", ...others] = gaps;
  const match = /^[\s)]*(?:(:|\||:=)|(-+>|=+>|→|⇒))/u.exec(first);
  if (match === null || others.some((gap) => /[>→⇒]/u.test(gap))) return null;
  if (others.length > 0 && others.every((gap) => /[,;]|^\s+$/.test(gap))) return "list";
  return match[1] === undefined ? "arrow" : "colon";
}
