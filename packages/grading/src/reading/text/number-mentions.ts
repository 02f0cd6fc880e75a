import type { ScannedText } from "../marks/scan-text.ts";
import type { Mention } from "./mention.ts";

/** Gives each step number to the first state behind it, unless another number comes first; the number in an alias is none. */
export function numberMentions(
  mentions: readonly Mention[],
  scan: ScannedText,
  aliases: readonly { readonly start: number; readonly end: number }[],
): void {
  const numbers = scan.numbers.filter(outside(aliases));
  let at = 0;
  for (const [index, number] of numbers.entries()) {
    const next = numbers[index + 1]?.start ?? Infinity;
    while ((mentions[at]?.found.end ?? Infinity) <= number.start) at += 1;
    const mention = mentions[at];
    if (mention !== undefined && mention.found.start < next) mention.number ??= number.value;
  }
}

/** Whether a mark overlaps none of the ranges; to be asked of marks in order. */
function outside(
  ranges: readonly { readonly start: number; readonly end: number }[],
): (mark: { readonly start: number; readonly end: number }) => boolean {
  let at = 0;
  return (mark) => {
    while ((ranges[at]?.end ?? Infinity) <= mark.start) at += 1;
    return (ranges[at]?.start ?? Infinity) >= mark.end;
  };
}
