import { bracketBehind, closingBrackets } from "../marks/closing-brackets.ts";
import type { ScannedText } from "../marks/scan-text.ts";
import type { SectionKind, SectionLabel } from "../marks/section-label.ts";
import { lineIndexAt } from "../marks/text-lines.ts";

/** A stretch of a text that one label governs; `main` where none does. */
export interface Section {
  readonly kind: SectionKind | "main";
  readonly start: number;
  readonly end: number;
}

/** Kinds whose label, alone on its line, governs everything up to the next label. */
const LONG: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "visits",
  "visited",
  "expansions",
  "generated",
  "path",
  "moves",
  "tree",
]);

/** Kinds that end with the bracket that opens behind their label. */
const BRACKETED: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "open",
  "closed",
  "parent",
  "children",
  "current",
]);

/** Cuts a text at its labels; the sections cover it without gaps, in order. A label inside a list of another is part of it. */
export function sectionsOf(scan: ScannedText): readonly Section[] {
  const length = scan.masked.length;
  const sections: Section[] = [];
  const closing =
    scan.labels.length === 0 ? new Map<number, number>() : closingBrackets(scan.masked);
  const hasQueues = scan.labels.some((label) => label.kind === "open");
  let at = 0;
  for (const [index, label] of scan.labels.entries()) {
    if (label.start < at) continue;
    if (label.start > at) sections.push({ kind: "main", start: at, end: label.start });
    const next = scan.labels[index + 1]?.start ?? length;
    const end = sectionEnd(scan, label, next, closing);
    sections.push({ kind: meaning(label.kind, hasQueues), start: label.start, end });
    at = end;
  }
  if (at < length || sections.length === 0) sections.push({ kind: "main", start: at, end: length });
  return sections;
}

function sectionEnd(
  scan: ScannedText,
  label: SectionLabel,
  next: number,
  closing: ReadonlyMap<number, number>,
): number {
  const bracket = bracketBehind(scan.masked, label.end);
  const close = bracket === null ? undefined : closing.get(bracket);
  if (close !== undefined && BRACKETED.has(label.kind)) return close + 1;
  if (label.alone) return Math.max(label.end, blockEnd(scan, label, next));
  const end = lineEnd(scan, Math.max(label.end, close ?? 0));
  return Math.max(label.end, close === undefined ? Math.min(end, next) : end);
}

/** Beside a queue, "visited" is the closed list; alone it is the order of visits. */
function meaning(kind: SectionKind, hasQueues: boolean): SectionKind {
  if (kind !== "visited") return kind;
  return hasQueues ? "closed" : "visits";
}

function lineEnd(scan: ScannedText, offset: number): number {
  const line = scan.lines[lineIndexAt(scan.lines, offset)];
  return line === undefined ? scan.masked.length : line.start + line.text.length;
}

function blockEnd(scan: ScannedText, label: SectionLabel, limit: number): number {
  if (LONG.has(label.kind)) return limit;
  // "start", "OPEN" and the like govern the next block of lines.
  let seen = false;
  for (let index = lineIndexAt(scan.lines, label.end) + 1; index < scan.lines.length; index += 1) {
    const line = scan.lines[index];
    if (line === undefined || line.start >= limit) break;
    const blank = scan.masked.slice(line.start, line.start + line.text.length).trim() === "";
    if (blank && seen) return line.start;
    if (!blank) seen = true;
  }
  return limit;
}

/** The index of the section that holds an offset (binary search). */
export function sectionIndexAt(sections: readonly Section[], offset: number): number {
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sections[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
