import type { Place } from "../../place.ts";

/** One line of a text: where it starts (an offset in UTF-16 units), its text, and its number in the file. */
export interface TextLine {
  readonly start: number;
  readonly text: string;
  readonly number: number;
}

/** The lines of a text; `firstLine` is the number of the first one in its file. */
export function linesOf(text: string, firstLine = 1): readonly TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    lines.push({ start, text: line, number: firstLine + lines.length });
    start += line.length + 1;
  }
  return lines;
}

/** The index of the line that holds an offset (binary search). */
export function lineIndexAt(lines: readonly TextLine[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place of an offset, line and column counted from 1. */
export function placeAt(lines: readonly TextLine[], offset: number, file?: string): Place {
  const line = lines[lineIndexAt(lines, offset)];
  const place = { line: line?.number ?? 1, column: offset - (line?.start ?? 0) + 1 };
  return file === undefined ? place : { file, ...place };
}
