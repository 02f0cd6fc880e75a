/**
 * A quick test whether a line can hold any phrase of a pattern's alternatives: whether one of its
 * words begins like one of theirs. Most lines of a trace hold none, and long patterns are slow to try.
 */
export function wordFilter(alternatives: readonly string[]): (line: string) => boolean {
  const beginnings = new Set<string>();
  // A letter before "?" may be missing; a word of two letters counts only where an alternative begins with it.
  for (const match of alternatives.join("|").matchAll(/(^|\||\()?(\p{L}{2,})(\??)/gu)) {
    const word = match[3] === "" ? (match[2] ?? "") : (match[2] ?? "").slice(0, -1);
    if (word.length > 2 || match[1] !== undefined) beginnings.add(word.toLowerCase());
  }
  const lengths = [...new Set([...beginnings].map((word) => word.length))];
  const known = new Map<string, boolean>();
  const begins = (word: string): boolean => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const lower = word.toLowerCase();
    const does = lengths.some((length) => beginnings.has(lower.slice(0, length)));
    if (known.size < 5000 && word.length < 40) known.set(word, does);
    return does;
  };
  return (line) => line.match(/\p{L}{2,}/gu)?.some(begins) ?? false;
}
