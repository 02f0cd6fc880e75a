/** Line and column of an offset in a text, both from 1, the column in UTF-16 units. */
export type PlaceFinder = (offset: number) => { readonly line: number; readonly column: number };

/** Lines end with a line feed, a carriage return, or both. */
export function placeFinder(text: string): PlaceFinder {
  const starts: number[] = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
