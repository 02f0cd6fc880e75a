import type { IsName } from "../name-test.ts";
import { isNoiseLine, trailingCommentAt } from "./noise-line.ts";
import { moveTags, type MoveTag } from "./move-tag.ts";
import { sectionLabels, type SectionLabel } from "./section-label.ts";
import { inlineNumbers, stepNumber, type StepNumber } from "./step-number.ts";
import { writtenCounts, type WrittenCount } from "./written-count.ts";
import { writtenValues, type WrittenValue } from "./written-value.ts";

/** What is recognised in a line and is no state. */
export interface LineMarks {
  readonly numbers: readonly StepNumber[];
  readonly values: readonly WrittenValue[];
  readonly labels: readonly SectionLabel[];
  /** Numbers that stand right behind a state and have no name. */
  readonly bare: readonly WrittenValue[];
  readonly counts: readonly WrittenCount[];
  readonly moveTags: readonly MoveTag[];
}

/** A line with its marks; offsets are in the line. */
export interface ScannedLine extends LineMarks {
  /** The line with everything recognised blanked. */
  readonly masked: string;
  readonly noise: boolean;
}

const NOTHING: LineMarks = {
  numbers: [],
  values: [],
  labels: [],
  bare: [],
  counts: [],
  moveTags: [],
};

/** Recognises what stands in one line beside its states. `bulleted`: the text's lines begin with bullets. */
export function scanLine(text: string, bulleted: boolean, isName: IsName): ScannedLine {
  // Nothing to recognise in a line that is one word: most lines of most traces.
  if (/^\s*[\w~]{4,}\s*$/.test(text) && /\d/.test(text))
    return { masked: text, noise: false, ...NOTHING };
  const noise = isNoiseLine(text);
  const comment = noise ? -1 : trailingCommentAt(text);
  const counts = noise ? [] : writtenCounts(text);
  let masked = blanked(text, counts);
  const labels =
    noise && !/^\s*#/.test(text)
      ? []
      : sectionLabels(comment === -1 ? masked : masked.slice(0, comment), isName);
  if (noise && labels.length === 0)
    return { masked: " ".repeat(text.length), noise: true, ...NOTHING };
  masked = blanked(masked, labels);
  if (bulleted) masked = masked.replace(/^\s*[-–—*•+]\s/, (bullet) => " ".repeat(bullet.length));
  const numbers = numbersOf(masked, comment, isName);
  masked = blanked(masked, numbers);
  const tags = moveTags(masked, isName);
  masked = blanked(masked, tags);
  const values = writtenValues(masked, isName);
  masked = blanked(masked, values);
  if (comment !== -1) masked = masked.slice(0, comment) + " ".repeat(text.length - comment);
  const bare = bareNumbers(masked, isName);
  return {
    masked: blanked(masked, bare),
    noise: false,
    numbers,
    values,
    labels,
    bare,
    counts,
    moveTags: tags,
  };
}

/** The line with the marks' places blanked; marks are in order, nothing else moves. */
function blanked(line: string, marks: readonly { start: number; end: number }[]): string {
  if (marks.length === 0) return line;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start < at) continue;
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

const ATTACHED = /(?<![\p{L}\p{N}])(\p{L}{1,30}?)(\s?:\s?)?(\d{1,4})(?![\p{L}\p{N}:/])/gu;

/** `123450786 4`, `1 2 3 4 0 5 7 8 6 : 4`, `E(20), D(22)`, `A:3 B:2`, `C4`: numbers without a name beside a state. */
function bareNumbers(line: string, isName: IsName): readonly WrittenValue[] {
  if (!/\d/.test(line)) return [];
  const found: WrittenValue[] = [];
  if (line.includes("(")) {
    for (const match of line.matchAll(IN_BRACKETS)) {
      found.push(bareValue(match[1] ?? "", match.index, match.index + match[0].length));
    }
  }
  for (const match of line.matchAll(ATTACHED)) {
    const [whole, name = "", , digits = ""] = match;
    if (!isName(name) || isName(whole)) continue;
    found.push(bareValue(digits, match.index + name.length, match.index + whole.length));
  }
  found.sort((a, b) => a.start - b.start);
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

/** `1 123450786`: a step number without a mark behind it; null where the line is something else. */
function numberBeforeState(line: string, isName: IsName): StepNumber | null {
  const match = BEFORE.exec(line);
  if (match === null || isName(match[2] ?? "") || !isName(match[4] ?? "")) return null;
  const start = (match[1] ?? "").length;
  return { value: Number(match[2]), start, end: start + (match[2] ?? "").length };
}
