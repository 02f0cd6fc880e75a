import type { ReadMoves, ReadStep } from "../answer.ts";
import { said, type ReaderText } from "../reader-text.ts";
import { formOfStates, type StateLayout } from "./form-of-states.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./reading.ts";

/** How the main sequence was written, in words for the report: "12 states, one a line, numbered 1 to 12; h found". */
export function describeForm(
  reading: Reading,
  main: readonly Mention[],
  steps: readonly ReadStep[],
  moves?: ReadMoves,
): ReaderText {
  if (main.length === 0) return withoutStates(steps, moves);
  const values = ["h", "g", "f", "level", "open", "closed"] as const;
  const found = values.filter((name) => steps.some((step) => step[name] !== undefined));
  const read = main.flatMap(({ found: { state } }) => (state.ok ? [state] : []));
  const numbers = main.flatMap(({ number }) => (number === null ? [] : [number]));
  const isNumbered = numbers.length > 1 && numbers.length * 2 >= main.length;
  return formOfStates({
    count: steps.length,
    layout: layout(reading, main),
    forms: new Set(read.map(({ form }) => form)),
    blanks: new Set(read.flatMap(({ blank }) => blank ?? [])),
    numbers: isNumbered ? { first: least(numbers), last: most(numbers) } : null,
    values: found,
  });
}

function withoutStates(steps: readonly ReadStep[], moves: ReadMoves | undefined): ReaderText {
  if (steps.length > 0) return said("read.list-rows", { count: steps.length });
  if (moves === undefined) return said("read.no-states");
  const count = Math.max(moves.moves.length, moves.tiles?.length ?? 0);
  return said("read.moves", { count, tiles: moves.names === "tile" ? "named" : "unnamed" });
}

function layout(reading: Reading, main: readonly Mention[]): StateLayout {
  const stacked = main.filter((one) => one.lastLine > one.firstLine).length;
  const lines = new Set(main.map((one) => one.firstLine)).size;
  if (stacked * 2 > main.length) return lines < main.length ? "beside" : "stacked";
  if (main.length > 1 && lines === 1) {
    const [first, second] = main;
    const between = reading.scan.masked.slice(first?.found.end ?? 0, second?.found.start ?? 0);
    return /[>→⇒➔]/u.test(between) ? "arrows" : "line";
  }
  return lines === main.length ? "lines" : "several";
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Infinity);
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b), -Infinity);
}
