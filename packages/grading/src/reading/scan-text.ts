import type { PaperDomain } from "./paper-domain.ts";
import { isNoiseLine, trailingCommentAt } from "./noise-line.ts";
import { sectionLabels, type SectionLabel } from "./section-label.ts";
import { inlineNumbers, stepNumber, type StepNumber } from "./step-number.ts";
import { linesOf, type TextLine } from "./text-lines.ts";
import { writtenValues, type WrittenValue } from "./written-value.ts";

/** Anything recognised in a text that is no state; offsets are in the whole text. */
export interface ScannedText {
  readonly lines: readonly TextLine[];
  /** The text with everything recognised blanked, so that only states (and prose) are left; offsets are unchanged. */
  readonly masked: string;
  readonly noise: readonly boolean[];
  readonly numbers: readonly StepNumber[];
  readonly values: readonly WrittenValue[];
  readonly labels: readonly SectionLabel[];
  /** Numbers that stand right behind a state and have no name. */
  readonly bare: readonly WrittenValue[];
}

/** Whether a word is a state's name by itself; asked often for the same few words. */
export type IsName = (word: string) => boolean;

/** A cached `IsName` of a domain. */
export function nameTest(domain: PaperDomain): IsName {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const is = word.length <= 200 && domain.readState(word)?.ok === true;
    if (known.size < 10_000) known.set(word, is);
    return is;
  };
}

/** Recognises step numbers, values, section labels, comments and noise, line by line. */
export function scanText(text: string, firstLine: number, isName: IsName): ScannedText {
  const lines = linesOf(text, firstLine);
  const bulleted = hasBullets(lines);
  const parts: string[] = [];
  const noise: boolean[] = [];
  const numbers: StepNumber[] = [];
  const values: WrittenValue[] = [];
  const labels: SectionLabel[] = [];
  const bare: WrittenValue[] = [];
  for (const line of lines) {
    const scan = scanLine(line.text, bulleted, isName);
    parts.push(scan.masked);
    noise.push(scan.noise);
    moveAll(scan.numbers, line.start, numbers);
    moveAll(scan.values, line.start, values);
    moveAll(scan.labels, line.start, labels);
    moveAll(scan.bare, line.start, bare);
  }
  return { lines, masked: parts.join("\n"), noise, numbers, values, labels, bare };
}

function moveAll<Mark extends { start: number; end: number }>(
  marks: readonly Mark[],
  by: number,
  into: Mark[],
): void {
  for (const mark of marks) into.push({ ...mark, start: mark.start + by, end: mark.end + by });
}

interface ScannedLine {
  readonly masked: string;
  readonly noise: boolean;
  readonly numbers: readonly StepNumber[];
  readonly values: readonly WrittenValue[];
  readonly labels: readonly SectionLabel[];
  readonly bare: readonly WrittenValue[];
}

const NOTHING = { numbers: [], values: [], labels: [], bare: [] } as const;

function scanLine(text: string, bulleted: boolean, isName: IsName): ScannedLine {
  // Nothing to recognise in a line that is one word: most lines of most traces.
  if (/^\s*[\w~]{4,}\s*$/.test(text) && /\d/.test(text))
    return { masked: text, noise: false, ...NOTHING };
  const comment = trailingCommentAt(text);
  const noise = isNoiseLine(text);
  const labels =
    noise && !/^\s*#/.test(text)
      ? []
      : sectionLabels(comment === -1 ? text : text.slice(0, comment));
  if (noise && labels.length === 0)
    return { masked: " ".repeat(text.length), noise: true, ...NOTHING };
  let masked = blanked(text, labels);
  if (bulleted) masked = masked.replace(/^\s*[-–—*•+]\s/, (bullet) => " ".repeat(bullet.length));
  const numbers = numbersOf(masked, comment, isName);
  masked = blanked(masked, numbers);
  const values = writtenValues(masked, isName);
  masked = blanked(masked, values);
  if (comment !== -1) masked = masked.slice(0, comment) + " ".repeat(text.length - comment);
  const bare = bareNumbers(masked, isName);
  return { masked: blanked(masked, bare), noise: false, numbers, values, labels, bare };
}

/** The line with the marks' places blanked; marks are in order and apart, nothing else moves. */
function blanked(line: string, marks: readonly { start: number; end: number }[]): string {
  if (marks.length === 0) return line;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push(line.slice(at, start), " ".repeat(end - start));
    at = end;
  }
  parts.push(line.slice(at));
  return parts.join("");
}

function numbersOf(line: string, comment: number, isName: IsName): readonly StepNumber[] {
  const first = stepNumber(line) ?? numberBeforeState(line, isName);
  if (first === null || (comment !== -1 && first.end > comment)) return [];
  const written = line.slice(first.start, first.end);
  // "5 - 9 - 2" is a chain of nodes that are called by numbers, not step 5.
  if (/^\d+\s*(?:[-–—|>\t]|$)/.test(written) && isName(String(first.value))) return [];
  return [first, ...inlineNumbers(line, first)];
}

const BEHIND = /^(\s*)(\S+?|\S.*?\S)(\s*[:;|=,([{]\s*|\s+)(-?\d{1,4}(?:\.\d+)?)\s*[)\]}]?[\s,;|]*$/;
const BEFORE = /^(\s*)(\d{1,6})([\s,;|]+)(\S{4,})\s*$/;
const IN_BRACKETS = /(?<=[\p{L}\p{N})\]_])\s{0,2}\(\s?(-?\d{1,4}(?:\.\d+)?)\s?\)/gu;

/** `123450786 4`, `1 2 3 4 0 5 7 8 6 : 4`, `E(20), D(22)`: numbers without a name beside a state. */
function bareNumbers(line: string, isName: IsName): readonly WrittenValue[] {
  if (!/\d/.test(line)) return [];
  const found: WrittenValue[] = [];
  if (line.includes("(")) {
    for (const match of line.matchAll(IN_BRACKETS)) {
      found.push(bareValue(match[1] ?? "", match.index, match.index + match[0].length));
    }
  }
  const behind = found.length > 0 || line.length > 400 ? null : BEHIND.exec(line);
  if (behind !== null && isName((behind[2] ?? "").trim()) && !isName(line.trim())) {
    const start = (behind[1] ?? "").length + (behind[2] ?? "").length;
    found.push(bareValue(behind[4] ?? "", start, line.length));
  }
  return found;
}

function bareValue(digits: string, start: number, end: number): WrittenValue {
  return { kind: "sum", value: Number(digits), start, end };
}

/** Whether most lines begin with a bullet; a board's rows never all begin with its blank. */
function hasBullets(lines: readonly TextLine[]): boolean {
  let full = 0;
  let bullets = 0;
  for (const line of lines) {
    if (line.text.trim() === "") continue;
    full += 1;
    if (/^\s*[-–—*•+]\s+\S/.test(line.text)) bullets += 1;
  }
  return bullets > 1 && bullets * 5 >= full * 3;
}

/** `1 123450786`: a step number without a mark behind it; null where the line is something else. */
function numberBeforeState(line: string, isName: IsName): StepNumber | null {
  const match = BEFORE.exec(line);
  if (match === null || isName(match[2] ?? "") || !isName(match[4] ?? "")) return null;
  const start = (match[1] ?? "").length;
  return { value: Number(match[2]), start, end: start + (match[2] ?? "").length };
}
