import type { ReadMoves, ReadStep } from "../answer.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./reading.ts";

/** How the main sequence was written, in words for the report: "12 states, one a line, numbered 1 to 12; h found". */
export function describeForm(
  reading: Reading,
  main: readonly Mention[],
  steps: readonly ReadStep[],
  moves?: ReadMoves,
): string {
  if (main.length === 0) return withoutStates(steps, moves);
  const parts = [layout(reading, main)];
  const forms = new Set(main.flatMap(({ found }) => (found.state.ok ? [found.state.form] : [])));
  if (forms.size === 1) parts.push(`each ${[...forms][0] ?? ""}`);
  const blanks = new Set(
    main.flatMap(({ found }) =>
      found.state.ok && found.state.blank !== undefined ? [found.state.blank] : [],
    ),
  );
  const [blank] = blanks;
  if (blanks.size === 1 && blank !== undefined && blank !== "0")
    parts.push(`blank written as ${blank}`);
  const numbers = main.flatMap(({ number }) => (number === null ? [] : [number]));
  if (numbers.length > 1 && numbers.length * 2 >= main.length) {
    parts.push(`numbered ${least(numbers)} to ${most(numbers)}`);
  }
  const values = ["h", "g", "f", "level", "open", "closed"] as const;
  const found = values.filter((name) => steps.some((step) => step[name] !== undefined));
  const count = `${steps.length} ${steps.length === 1 ? "state" : "states"}`;
  return `${count}, ${parts.join(", ")}${found.length > 0 ? `; ${found.join(", ")} found` : ""}`;
}

function withoutStates(steps: readonly ReadStep[], moves: ReadMoves | undefined): string {
  if (steps.length > 0) return `${steps.length} rows of lists`;
  if (moves === undefined) return "no order of states";
  const count = Math.max(moves.moves.length, moves.tiles?.length ?? 0);
  return `${count} ${count === 1 ? "move" : "moves"}${moves.names === "tile" ? ", tiles named" : ""}`;
}

function layout(reading: Reading, main: readonly Mention[]): string {
  const stacked = main.filter((one) => one.lastLine > one.firstLine).length;
  const lines = new Set(main.map((one) => one.firstLine)).size;
  if (stacked * 2 > main.length)
    return lines < main.length ? "boards side by side" : "boards under each other";
  if (main.length > 1 && lines === 1) {
    const [first, second] = main;
    const between = reading.scan.masked.slice(first?.found.end ?? 0, second?.found.start ?? 0);
    return /[>→⇒➔]/u.test(between) ? "joined by arrows" : "on one line";
  }
  return lines === main.length ? "one state a line" : "several states a line";
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Infinity);
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b), -Infinity);
}
