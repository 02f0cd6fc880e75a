import type { PaperDomain } from "../paper-domain.ts";
import type { ReadStep } from "../answer.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./reading.ts";
import { lineIndexAt, placeAt } from "../marks/text-lines.ts";

/** A step in which no state could be read; `at` is its offset. */
export interface LostStep {
  readonly at: number;
  readonly number: number | null;
  readonly step: ReadStep;
}

/**
 * Steps that hold something, but no state: numbered lines among numbered states, and words that stand
 * where the others have a state. They stay steps, so that they are marked and not silently skipped.
 */
export function lostSteps(
  reading: Reading,
  main: readonly Mention[],
  domain: PaperDomain,
): readonly LostStep[] {
  if (main.length === 0) return [];
  const numbered = main.filter((one) => one.number !== null).length;
  if (numbered * 2 >= main.length && numbered > 0) return lostNumbers(reading, main);
  return lostWords(reading, main, domain);
}

function lostNumbers(reading: Reading, main: readonly Mention[]): LostStep[] {
  const { scan } = reading;
  const lost: LostStep[] = [];
  let at = 0;
  for (const [index, number] of scan.numbers.entries()) {
    const next = scan.numbers[index + 1]?.start ?? scan.masked.length;
    while ((reading.mentions[at]?.found.end ?? Infinity) <= number.start) at += 1;
    const mention = reading.mentions[at];
    if (mention !== undefined && mention.found.start < next) continue;
    const line = lineIndexAt(scan.lines, number.start);
    const end = Math.min(
      next,
      (scan.lines[line]?.start ?? 0) + (scan.lines[line]?.text.length ?? 0),
    );
    const written = scan.masked.slice(number.end, end).trim();
    const words = written.match(/\p{L}{2,}/gu)?.length ?? 0;
    if (words > 2 || scan.noise[line] === true) continue;
    // "Iteration 2" above steps that are numbered from 1 again: a pass begins.
    const isWorded = /\p{L}/u.test(scan.lines[line]?.text ?? "");
    if (written === "" && isWorded && (scan.numbers[index + 1]?.value ?? Infinity) <= 1) continue;
    if (written === "" && number.start > (main.at(-1)?.found.start ?? 0)) continue;
    lost.push(lostStep(reading, number.end, number.value, written));
  }
  return lost;
}

function lostWords(reading: Reading, main: readonly Mention[], domain: PaperDomain): LostStep[] {
  const { scan } = reading;
  const alone = main.filter((one) => isAlone(reading, one));
  if (alone.length * 2 < main.length) return [];
  const shape = likeWords(alone, scan.masked);
  const taken = new Set(reading.mentions.map((one) => one.firstLine));
  const lost: LostStep[] = [];
  const from = main[0]?.firstLine ?? 0;
  for (let index = from; index < scan.lines.length; index += 1) {
    const line = scan.lines[index];
    if (line === undefined || taken.has(index) || scan.noise[index] === true) continue;
    const written = scan.masked.slice(line.start, line.start + line.text.length).trim();
    if (written === "" || !shape(written) || written !== line.text.trim()) continue;
    if (domain.readState(written) === null) lost.push(lostStep(reading, line.start, null, written));
  }
  return lost;
}

/** Whether a state is all that stands on its one line. */
function isAlone(reading: Reading, mention: Mention): boolean {
  if (mention.firstLine !== mention.lastLine) return false;
  const line = reading.scan.lines[mention.firstLine];
  if (line === undefined) return false;
  const before = reading.scan.masked.slice(line.start, mention.found.start);
  const behind = reading.scan.masked.slice(mention.found.end, line.start + line.text.length);
  return before.trim() === "" && behind.trim() === "";
}

/** Tells whether a word could be a misspelt state: one word, of the same characters and about the same length. */
function likeWords(alone: readonly Mention[], masked: string): (written: string) => boolean {
  const words = alone.map((one) => masked.slice(one.found.start, one.found.end));
  const longest = Math.max(...words.slice(0, 1000).map((word) => word.length));
  const shortest = Math.min(...words.slice(0, 1000).map((word) => word.length));
  const digits = words.some((word) => /\d/.test(word));
  const capital = words.every((word) => /^\p{Lu}/u.test(word));
  return (written) => {
    if (/\s/.test(written) || written.length > longest * 2 || written.length * 2 < shortest)
      return false;
    if (digits) return /\d/.test(written);
    return capital ? /^\p{Lu}/u.test(written) : /^[\p{L}\p{N}]/u.test(written);
  };
}

function lostStep(
  reading: Reading,
  offset: number,
  number: number | null,
  written: string,
): LostStep {
  const shown = written.slice(0, 40);
  // Where nothing is written the next sign may be far below, and is another step's.
  const at = written === "" ? offset : offset + reading.scan.masked.slice(offset).search(/\S/);
  return {
    at: offset,
    number,
    step: {
      place: placeAt(reading.scan.lines, at, reading.context.file),
      state: {
        ok: false,
        kind: "not-a-state",
        written: shown,
        message: shown === "" ? "nothing stands here" : `"${shown}" is no state of this problem`,
      },
    },
  };
}
