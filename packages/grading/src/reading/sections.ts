import type { ScannedText } from "./scan-text.ts";
import type { SectionKind } from "./section-label.ts";
import { lineIndexAt } from "./text-lines.ts";

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

/** Cuts a text at its labels; the sections cover it without gaps, in order. */
export function sectionsOf(scan: ScannedText): readonly Section[] {
  const length = scan.masked.length;
  const sections: Section[] = [];
  let at = 0;
  const hasQueues = scan.labels.some((label) => label.kind === "open");
  for (const [index, label] of scan.labels.entries()) {
    if (label.start > at) sections.push({ kind: "main", start: at, end: label.start });
    const next = scan.labels[index + 1]?.start ?? length;
    const end = Math.max(
      label.end,
      Math.min(next, label.alone ? blockEnd(scan, label, next) : lineEnd(scan, label.end, next)),
    );
    sections.push({ kind: meaning(label.kind, hasQueues), start: label.start, end });
    at = end;
  }
  if (at < length || sections.length === 0) sections.push({ kind: "main", start: at, end: length });
  return sections;
}

/** Beside a queue, "visited" is the closed list; alone it is the order of visits. */
function meaning(kind: SectionKind, hasQueues: boolean): SectionKind {
  if (kind !== "visited") return kind;
  return hasQueues ? "closed" : "visits";
}

/** The end of the offset's line, or of the line on which a bracket that it opens is closed. */
function lineEnd(scan: ScannedText, offset: number, limit: number): number {
  let index = lineIndexAt(scan.lines, offset);
  let depth = 0;
  for (let from = offset; from < limit; index += 1) {
    const line = scan.lines[index];
    if (line === undefined) break;
    const end = Math.min(line.start + line.text.length, limit);
    depth += openBrackets(scan.masked.slice(from, end));
    if (depth <= 0) return end;
    from = end + 1;
  }
  return limit;
}

function openBrackets(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
  }
  return depth;
}

function blockEnd(
  scan: ScannedText,
  label: { kind: SectionKind; end: number },
  limit: number,
): number {
  if (LONG.has(label.kind)) return scan.masked.length;
  // "start", "OPEN" and the like govern the next block of lines.
  let seen = false;
  for (let index = lineIndexAt(scan.lines, label.end) + 1; index < scan.lines.length; index += 1) {
    const line = scan.lines[index];
    if (line === undefined || line.start >= limit) break;
    const blank = scan.masked.slice(line.start, line.start + line.text.length).trim() === "";
    if (blank && seen) return line.start;
    if (!blank) seen = true;
  }
  return scan.masked.length;
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
