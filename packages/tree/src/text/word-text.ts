/**
 * A name as one word of a line: as it is where it has no blanks, else as JSON writes it, its
 * line ends and the like too.
 */
export function wordText(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters make a name more than a word
  const isWord = /^[^\s"\u0000-\u001f\u007f-\u009f┌+][^\s\u0000-\u001f\u007f-\u009f]*$/u.test(name);
  return isWord
    ? name
    : JSON.stringify(name).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** A word of a line and where it ends; null where no word starts. */
export function wordAt(line: string, from: number): { word: string; end: number } | null {
  if (line.charAt(from) !== '"') {
    const space = line.indexOf(" ", from);
    const end = space === -1 ? line.length : space;
    return end <= from ? null : { word: line.slice(from, end), end };
  }
  let end = from + 1;
  while (end < line.length && line.charAt(end) !== '"') end += line.charAt(end) === "\\" ? 2 : 1;
  try {
    return { word: String(JSON.parse(line.slice(from, end + 1))), end: end + 1 };
  } catch {
    return null;
  }
}
