import type { Mention } from "./mention.ts";
import type { ScannedText } from "../marks/scan-text.ts";
import type { WrittenValue } from "../marks/written-value.ts";

const VALUE_LINE =
  /^\s*(?<kind>[hgf])['’′*]?\s{0,3}(?:\(\s?\p{L}\s?\))?['’′*]?\s{0,9}[:=|]?\s+(?<numbers>-?\d+(?:[\s,;|]+-?\d+)*)[\s|]*$/iu;

/**
 * `n A C D` above `h'(n) 8 7 5`: a line with as many numbers as the line above has states gives each
 * its value, from left to right.
 */
export function bindParallelLines(mentions: readonly Mention[], scan: ScannedText): void {
  const byLine = new Map<number, Mention[]>();
  for (const mention of mentions) {
    const before = byLine.get(mention.lastLine);
    if (before === undefined) byLine.set(mention.lastLine, [mention]);
    else before.push(mention);
  }
  for (const [line, states] of byLine) {
    if (states.length < 2) continue;
    for (let below = line + 1; below <= line + 3; below += 1) {
      const values = valuesOf(scan, below, states.length);
      if (values === null) break;
      // The line's first number was bound as an ordinary value; the row says better.
      for (const [index, state] of states.entries()) {
        const value = values[index];
        if (value === undefined) continue;
        const others = state.values.filter(
          (one) => one.start < value.start - 400 || one.kind !== value.kind,
        );
        state.values.splice(0, state.values.length, ...others, value);
      }
    }
  }
}

function valuesOf(scan: ScannedText, index: number, count: number): readonly WrittenValue[] | null {
  const line = scan.lines[index];
  if (line === undefined || line.text.length > 2000) return null;
  const match = VALUE_LINE.exec(line.text);
  const numbers = match?.groups?.["numbers"]?.match(/-?\d+/g);
  if (match === null || numbers?.length !== count) return null;
  const kind = (match.groups?.["kind"] ?? "h").toLowerCase() as "h" | "g" | "f";
  const end = line.start + line.text.length;
  return numbers.map((number) => ({ kind, value: Number(number), start: line.start, end }));
}
