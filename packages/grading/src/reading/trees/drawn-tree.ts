import type { Mention } from "../text/mention.ts";
import type { Reading } from "../text/reading.ts";
import type { TreeMention } from "./tree-mention.ts";

/**
 * A tree drawn with strokes: rows of nodes, and between them lines of `/`, `|` and `\` (numbers beside
 * them are costs). From each node the nearest stroke above is followed up to the row of its parent.
 */
export function drawnParents(
  reading: Reading,
  mentions: readonly Mention[],
): readonly TreeMention[] | null {
  const rows = rowsOf(mentions);
  if (rows.length < 2) return null;
  const tree: TreeMention[] = [];
  let above: { mention: Mention; index: number }[] = [];
  for (const [depth, row] of rows.entries()) {
    const placed: { mention: Mention; index: number }[] = [];
    for (const mention of row) {
      const parent = depth === 0 ? null : parentAbove(reading, mention, above);
      if (depth > 0 && parent === null) return null;
      if (depth === 0 && row.length > 1) return null;
      tree.push({ mention, parentIndex: parent });
      placed.push({ mention, index: tree.length - 1 });
    }
    above = placed;
  }
  return tree;
}

function rowsOf(mentions: readonly Mention[]): Mention[][] {
  const rows: Mention[][] = [];
  for (const mention of mentions) {
    const last = rows.at(-1);
    if (last?.[0]?.firstLine === mention.firstLine) last.push(mention);
    else rows.push([mention]);
  }
  return rows;
}

function parentAbove(
  reading: Reading,
  child: Mention,
  above: readonly { mention: Mention; index: number }[],
): number | null {
  const top = above[0]?.mention.lastLine ?? 0;
  let column = child.column + (child.found.end - child.found.start - 1) / 2;
  if (child.firstLine - top < 2) return null;
  for (let line = child.firstLine - 1; line > top; line -= 1) {
    const text = reading.scan.lines[line]?.text ?? "";
    if (!/^[\s\d./|\\]*$/.test(text)) return null;
    const stroke = nearestStroke(text, column);
    if (stroke === null) return null;
    column = stroke.column + (stroke.sign === "/" ? 1 : stroke.sign === "\\" ? -1 : 0);
  }
  const nearest = above.reduce<{ index: number; away: number } | null>(
    (best, { mention, index }) => {
      const middle = mention.column + (mention.found.end - mention.found.start - 1) / 2;
      const away = Math.abs(middle - column);
      return best === null || away < best.away ? { index, away } : best;
    },
    null,
  );
  return nearest?.index ?? null;
}

function nearestStroke(text: string, column: number): { sign: string; column: number } | null {
  let best: { sign: string; column: number } | null = null;
  for (const match of text.matchAll(/[/|\\]/g)) {
    const away = Math.abs(match.index - column);
    if (best === null || away < Math.abs(best.column - column))
      best = { sign: match[0], column: match.index };
  }
  return best;
}
