import type { FoundState } from "../../domain.ts";
import { bracketBehind, closingBrackets } from "../marks/closing-brackets.ts";
import type { ScannedText } from "../marks/scan-text.ts";
import { lineIndexAt } from "../marks/text-lines.ts";
import type { IsName } from "../name-test.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { letterRuns } from "./letter-runs.ts";
import type { Mention } from "./mention.ts";
import { sectionIndexAt, type Section } from "./sections.ts";
import { statesAlone } from "./states-alone.ts";
import { withoutStrays } from "./without-strays.ts";

/** Every state of a scanned text in order, with step numbers; stray digits that are no board are left out. */
export function findMentions(
  scan: ScannedText,
  sections: readonly Section[],
  domain: PaperDomain,
  isName: IsName,
): Mention[] {
  const words = statesAlone(scan, domain) ?? domain.findStates(scan.masked);
  const runs = letterRuns(scan.masked, scan.lines, domain, isName);
  const found =
    runs.length === 0 ? words : [...words, ...runs].toSorted((a, b) => a.start - b.start);
  const outside = withoutParents(found, scan);
  const mentions = outside.map((one): Mention => {
    const firstLine = lineIndexAt(scan.lines, one.start);
    return {
      found: one,
      section: sectionIndexAt(sections, one.start),
      firstLine,
      lastLine: one.end > one.start ? lineIndexAt(scan.lines, one.end - 1) : firstLine,
      column: one.start - (scan.lines[firstLine]?.start ?? 0),
      number: null,
      prose: false,
      values: [],
    };
  });
  markProse(mentions, scan);
  const plausible = withoutStrays(mentions, scan);
  return plausible;
}

/** A dump shows each node's parent inside it (`Parent = Pointer to {...}`); inside a list those are no entries. */
function withoutParents(found: readonly FoundState[], scan: ScannedText): readonly FoundState[] {
  if (!scan.labels.some((label) => label.kind === "parent")) return found;
  const nested = nestedParents(scan);
  let at = 0;
  return found.filter((one) => {
    while ((nested[at]?.end ?? Infinity) < one.start) at += 1;
    return one.start < (nested[at]?.start ?? Infinity);
  });
}

/** The brackets behind "parent" that lie inside the brackets of an OPEN or CLOSED list. */
function nestedParents(scan: ScannedText): readonly { start: number; end: number }[] {
  const closing = closingBrackets(scan.masked);
  const nested: { start: number; end: number }[] = [];
  let listEnd = -1;
  for (const label of scan.labels) {
    const bracket = bracketBehind(scan.masked, label.end);
    const end = bracket === null ? undefined : closing.get(bracket);
    if (bracket === null || end === undefined) continue;
    if (label.kind === "parent" && label.start < listEnd) nested.push({ start: bracket, end });
    if (label.kind === "open" || label.kind === "closed") listEnd = Math.max(listEnd, end);
  }
  return nested;
}

/** A sentence holds four words that are neither states nor anything recognised. */
function markProse(mentions: readonly Mention[], scan: ScannedText): void {
  for (let index = 0; index < mentions.length;) {
    const line = mentions[index]?.firstLine ?? 0;
    let end = index;
    while (mentions[end]?.firstLine === line) end += 1;
    const onLine = mentions.slice(index, end);
    if (strayWords(scan, line, onLine) > 3) for (const one of onLine) one.prose = true;
    index = end;
  }
}

function strayWords(scan: ScannedText, line: number, mentions: readonly Mention[]): number {
  const start = scan.lines[line]?.start ?? 0;
  const end = start + (scan.lines[line]?.text.length ?? 0);
  let words = 0;
  let at = start;
  for (const { found } of mentions) {
    words += countWords(scan.masked.slice(at, Math.max(at, found.start)));
    at = Math.max(at, found.end);
  }
  return words + countWords(scan.masked.slice(at, Math.max(at, end)));
}

/** Words of traces that do not make a line a sentence. */
const USUAL = new Set(
  (
    "node nodes state states visit visited visiting expand expanded expanding action pointer to goal found start root then next step from " +
    "simpul keadaan diperiksa ekspansi lalu kemudian ke dari tujuan akar узел состояние затем потом цель " +
    "nó estado depois expandir visitar para knoten dann children child parent queue add pop push limit batas"
  ).split(" "),
);

function countWords(text: string): number {
  if (text.trim() === "") return 0;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => !USUAL.has(word.toLowerCase())).length;
}
