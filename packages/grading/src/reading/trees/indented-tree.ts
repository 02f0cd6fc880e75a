import type { Mention } from "../text/mention.ts";
import type { Reading } from "../text/reading.ts";
import type { TreeMention } from "./tree-mention.ts";

/** What stands before a node in an indented tree: white space, and the lines that trees are drawn with. */
const GUTTER = /^[\s│┃|├└┌┬┴┼─━═■▪●╠╚╰╭`+\\>*•-]*/u;

const TREE_SIGNS = /[├└│┃╠╚╰─■]/u;

/**
 * A tree by indentation: a node's parent is the last node above it that stands further left. null
 * where a line holds several nodes or all stand in one column; without gutters only where `asked`.
 */
export function indentedParents(
  reading: Reading,
  mentions: readonly Mention[],
  asked: boolean,
): readonly TreeMention[] | null {
  const columns = mentions.map((mention) => columnOf(reading, mention));
  const first = columns[0] ?? 0;
  if (new Set(mentions.map((one) => one.firstLine)).size < mentions.length) return null;
  if (columns.some((column) => column < first) || columns.every((column) => column === first))
    return null;
  if (!asked && !hasGutters(reading, mentions)) return null;
  const stack: { column: number; index: number }[] = [];
  return mentions.map((mention, index) => {
    const column = columns[index] ?? 0;
    while ((stack.at(-1)?.column ?? -1) >= column) stack.pop();
    const parentIndex = stack.at(-1)?.index ?? null;
    stack.push({ column, index });
    return { mention, parentIndex };
  });
}

/** Where a node's line begins; a board below its caption takes the caption's line. */
function columnOf(reading: Reading, mention: Mention): number {
  const { lines } = reading.scan;
  const line = lines[mention.firstLine]?.text ?? "";
  const caption = lines[mention.firstLine - 1];
  const isBoard = mention.lastLine > mention.firstLine;
  if (isBoard && caption !== undefined && isCaption(reading, mention.firstLine - 1)) {
    return contentColumn(caption.text);
  }
  return isBoard ? mention.column : contentColumn(line);
}

function isCaption(reading: Reading, line: number): boolean {
  const { start, text } = reading.scan.lines[line] ?? { start: 0, text: "" };
  const marks = [...reading.scan.values, ...reading.scan.numbers];
  const end = start + text.length;
  return /#\d/.test(text) || marks.some((mark) => mark.start >= start && mark.start < end);
}

function contentColumn(line: string): number {
  // A tab is a level, however wide it is shown.
  return GUTTER.exec(line)?.[0].length ?? 0;
}

function hasGutters(reading: Reading, mentions: readonly Mention[]): boolean {
  const drawn = mentions.filter((mention) => {
    const lines = reading.scan.lines.slice(
      Math.max(0, mention.firstLine - 1),
      mention.firstLine + 1,
    );
    return lines.some((line) => TREE_SIGNS.test(line.text));
  });
  return drawn.length * 2 >= mentions.length;
}
