import type { FoundState } from "../../domain.ts";
import type { ScannedText } from "../marks/scan-text.ts";
import type { Mention } from "./mention.ts";

/**
 * A text that is no state counts as a misspelt one only where it looks like the others: with a step
 * number, or written with the same separators and about the same length.
 */
export function withoutStrays(mentions: readonly Mention[], scan: ScannedText): Mention[] {
  const good = mentions.filter((one) => one.found.state.ok && !one.prose);
  const shapes = new Map<string, { least: number; most: number }>();
  for (const { found } of good) {
    const { shape, length } = shapeOf(found, scan);
    const before = shapes.get(shape);
    shapes.set(shape, {
      least: Math.min(before?.least ?? length, length),
      most: Math.max(before?.most ?? length, length),
    });
  }
  return mentions.filter((one) => {
    if (one.found.state.ok) return true;
    if (one.prose) return false;
    if (good.length === 0) return true;
    const { shape, length } = shapeOf(one.found, scan);
    const like = shapes.get(shape);
    return like !== undefined && length * 2 >= like.least && length <= like.most * 2;
  });
}

function shapeOf(found: FoundState, scan: ScannedText): { shape: string; length: number } {
  const written = scan.masked.slice(found.start, found.end);
  const separators = new Set(written.match(/[^\p{L}\p{N}_*~.]/gu) ?? []);
  return { shape: [...separators].toSorted().join(""), length: written.length };
}
