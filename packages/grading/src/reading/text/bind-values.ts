import type { ScannedText } from "../marks/scan-text.ts";
import { lineIndexAt } from "../marks/text-lines.ts";
import type { WrittenValue } from "../marks/written-value.ts";
import type { Mention } from "./mention.ts";
import { Owners } from "./owners.ts";
import type { Section } from "./sections.ts";

/**
 * Gives every written value and move to its state: on a state's line to the one before it, on a line
 * of its own to the state above, or to the one below where the first such line comes before all states.
 */
export function bindValues(
  mentions: readonly Mention[],
  scan: ScannedText,
  sections: readonly Section[],
): void {
  if (mentions.length === 0) return;
  const values = [...scan.values, ...scan.bare].toSorted((a, b) => a.start - b.start);
  const owners = new Owners(mentions, scan, sections, [...values, ...scan.moveTags]);
  const groups = values.filter((value) => isGroupLevel(value, scan, owners));
  for (const [index, level] of groups.entries()) {
    for (const one of owners.group(level.start, groups[index + 1]?.start)) one.values.push(level);
  }
  const grouped = new Set(groups);
  for (const value of values) {
    if (!grouped.has(value)) owners.of(value.start, value.kind !== "sum")?.values.push(value);
  }
  for (const tag of scan.moveTags) {
    const owner = owners.of(tag.start, false);
    if (owner !== undefined && owner.move === undefined) owner.move = tag.move;
  }
}

/** `Level 2: A B C` gives its level to every state of the line, or of the lines up to the next such line. */
function isGroupLevel(value: WrittenValue, scan: ScannedText, owners: Owners): boolean {
  if (value.kind !== "level") return false;
  const line = scan.lines[lineIndexAt(scan.lines, value.start)];
  if (line === undefined) return false;
  const before = scan.masked.slice(line.start, value.start).trim();
  const behind = scan.masked.slice(value.end, line.start + line.text.length).trim();
  return before === "" && (behind.startsWith(":") || (behind === "" && !owners.above));
}
