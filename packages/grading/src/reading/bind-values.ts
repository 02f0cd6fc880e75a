import type { Mention } from "./mention.ts";
import type { ScannedText } from "./scan-text.ts";
import { sectionIndexAt, type Section } from "./sections.ts";
import { lineIndexAt } from "./text-lines.ts";
import type { WrittenValue } from "./written-value.ts";

/**
 * Gives every written value to its state: on a state's line to the one before it, on a line of its
 * own to the state above, or to the one below where the first value of the text comes before all states.
 */
export function bindValues(
  mentions: readonly Mention[],
  scan: ScannedText,
  sections: readonly Section[],
): void {
  const values = [...scan.values, ...scan.bare].toSorted((a, b) => a.start - b.start);
  if (mentions.length === 0 || values.length === 0) return;
  const byLine = linesOfMentions(mentions);
  const above = !comesFirst(values, mentions, byLine, scan);
  let before = 0;
  for (const value of values) {
    while ((mentions[before]?.found.start ?? Infinity) <= value.start) before += 1;
    const line = lineIndexAt(scan.lines, value.start);
    const column = value.start - (scan.lines[line]?.start ?? 0);
    const section = sectionIndexAt(sections, value.start);
    const near = onTheLine(byLine.get(line) ?? [], column);
    const fits =
      near !== undefined && (near.section === section || sections[near.section]?.kind === "main");
    const owner = fits ? near : offTheLine(mentions, before, above, value, column, sections);
    owner?.values.push(value);
  }
}

function linesOfMentions(mentions: readonly Mention[]): Map<number, Mention[]> {
  const byLine = new Map<number, Mention[]>();
  for (const mention of mentions) {
    for (let line = mention.firstLine; line <= mention.lastLine; line += 1) {
      const before = byLine.get(line);
      if (before === undefined) byLine.set(line, [mention]);
      else before.push(mention);
    }
  }
  return byLine;
}

function comesFirst(
  values: readonly WrittenValue[],
  mentions: readonly Mention[],
  byLine: ReadonlyMap<number, unknown>,
  scan: ScannedText,
): boolean {
  const alone = values.find((value) => !byLine.has(lineIndexAt(scan.lines, value.start)));
  return alone !== undefined && alone.start < (mentions[0]?.found.start ?? 0);
}

/** The last state that begins at or left of the value, else the first one of the line (binary search). */
function onTheLine(mentions: readonly Mention[], column: number): Mention | undefined {
  let low = 0;
  let high = mentions.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((mentions[middle]?.column ?? 0) <= column) low = middle;
    else high = middle - 1;
  }
  return mentions[low];
}

function offTheLine(
  mentions: readonly Mention[],
  before: number,
  above: boolean,
  value: WrittenValue,
  column: number,
  sections: readonly Section[],
): Mention | undefined {
  if (!above) return mentions[before];
  const last = mentions[before - 1];
  if (last === undefined) return undefined;
  // Values under a row of boards stand under their boards.
  const row: Mention[] = [];
  for (let index = before - 1; index >= 0 && row.length < 64; index -= 1) {
    const one = mentions[index];
    if (one === undefined || one.firstLine !== last.firstLine) break;
    row.unshift(one);
  }
  if (row.length > 1) return onTheLine(row, column + 1);
  if (sections[last.section]?.kind === "main" || value.kind !== "sum") return last;
  return undefined;
}
