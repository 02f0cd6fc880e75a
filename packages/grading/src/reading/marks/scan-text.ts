import type { IsName } from "../name-test.ts";
import { remembering } from "../remembering.ts";
import { scanLine, type LineMarks } from "./scan-line.ts";
import { linesOf, type TextLine } from "./text-lines.ts";

/** Anything recognised in a text that is no state; offsets are in the whole text. */
export interface ScannedText extends LineMarks {
  readonly lines: readonly TextLine[];
  /** The text with everything recognised blanked, so that only states (and prose) are left; offsets are unchanged. */
  readonly masked: string;
  readonly noise: readonly boolean[];
}

/** Recognises step numbers, values, section labels, comments and noise, line by line. */
export function scanText(text: string, firstLine: number, isName: IsName): ScannedText {
  const lines = linesOf(text, firstLine);
  const bulleted = hasBullets(lines);
  const scan = remembering((line) => scanLine(line, bulleted, isName));
  const scans = lines.map((line) => scan(line.text));
  const moved = <Mark extends { start: number; end: number }>(
    marksOf: (scan: LineMarks) => readonly Mark[],
  ): Mark[] =>
    scans.flatMap((scan, index) => {
      const by = lines[index]?.start ?? 0;
      return marksOf(scan).map((mark) => ({ ...mark, start: mark.start + by, end: mark.end + by }));
    });
  return {
    lines,
    masked: scans.map((scan) => scan.masked).join("\n"),
    noise: scans.map((scan) => scan.noise),
    numbers: moved((scan) => scan.numbers),
    values: moved((scan) => scan.values),
    labels: moved((scan) => scan.labels),
    bare: moved((scan) => scan.bare),
    counts: moved((scan) => scan.counts),
    moveTags: moved((scan) => scan.moveTags),
  };
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
