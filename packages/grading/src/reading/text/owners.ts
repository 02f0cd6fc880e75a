import type { ScannedText } from "../marks/scan-text.ts";
import { lineIndexAt } from "../marks/text-lines.ts";
import type { Mention } from "./mention.ts";
import { sectionIndexAt, type Section } from "./sections.ts";

/** Finds the state that a mark in a text belongs to. */
export class Owners {
  readonly #mentions: readonly Mention[];
  readonly #scan: ScannedText;
  readonly #sections: readonly Section[];
  readonly #byLine: ReadonlyMap<number, readonly Mention[]>;
  /** Whether marks on lines of their own belong to the state above them. */
  readonly above: boolean;

  constructor(
    mentions: readonly Mention[],
    scan: ScannedText,
    sections: readonly Section[],
    marks: readonly { start: number }[],
  ) {
    this.#mentions = mentions;
    this.#scan = scan;
    this.#sections = sections;
    this.#byLine = linesOfMentions(mentions);
    this.above = this.#marksStandBelow(marks);
  }

  /** Marks on lines of their own belong to the state on whose side most of them stand. */
  #marksStandBelow(marks: readonly { start: number }[]): boolean {
    const { lines } = this.#scan;
    let below = 0;
    let above = 0;
    let previous = -1;
    for (const mark of marks) {
      const line = lineIndexAt(lines, mark.start);
      if (line === previous || this.#byLine.has(line)) continue;
      previous = line;
      if (this.#byLine.has(line - 1)) below += 1;
      if (this.#byLine.has(line + 1)) above += 1;
    }
    if (below !== above) return below > above;
    const first = this.#mentions[0]?.found.start ?? 0;
    return !marks.some(
      (mark) => mark.start < first && !this.#byLine.has(lineIndexAt(lines, mark.start)),
    );
  }

  of(offset: number, named: boolean): Mention | undefined {
    const line = lineIndexAt(this.#scan.lines, offset);
    const column = offset - (this.#scan.lines[line]?.start ?? 0);
    const near = onTheLine(this.#byLine.get(line) ?? [], column);
    const section = sectionIndexAt(this.#sections, offset);
    if (near !== undefined && (near.section === section || this.#isMain(near))) return near;
    return this.#offTheLine(offset, column, named);
  }

  /** The states that a mark governs: those of its line, or all up to the next such mark. */
  group(offset: number, next: number | undefined): readonly Mention[] {
    const line = lineIndexAt(this.#scan.lines, offset);
    const onLine = this.#byLine.get(line);
    if (onLine !== undefined) return onLine;
    const from = this.#firstAfter(offset);
    const to = next === undefined ? this.#mentions.length : this.#firstAfter(next);
    return this.#mentions.slice(from, to);
  }

  #offTheLine(offset: number, column: number, named: boolean): Mention | undefined {
    const after = this.#firstAfter(offset);
    if (!this.above) return this.#mentions[after];
    const last = this.#mentions[after - 1];
    if (last === undefined) return undefined;
    // Values under a row of boards stand under their boards.
    const row: Mention[] = [last];
    for (let index = after - 2; index >= 0 && row.length < 64; index -= 1) {
      const one = this.#mentions[index];
      if (one === undefined || one.firstLine !== last.firstLine) break;
      row.unshift(one);
    }
    if (row.length > 1) return onTheLine(row, column + 1);
    return named || this.#isMain(last) ? last : undefined;
  }

  #isMain(mention: Mention): boolean {
    const kind = this.#sections[mention.section]?.kind;
    return kind === "main" || kind === "current" || kind === "visits";
  }

  /** The index of the first mention that begins behind an offset (binary search). */
  #firstAfter(offset: number): number {
    let low = 0;
    let high = this.#mentions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#mentions[middle]?.found.start ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
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

/** The last state that begins at or left of a column, else the first one of the line (binary search). */
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
