import { IntList } from "./int-list.ts";

/** Line and column of an offset in a text, both from 1, the column in UTF-16 units. */
export type PlaceFinder = (offset: number) => { readonly line: number; readonly column: number };

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Lines end with a line feed, a carriage return, or both. */
export function placeFinder(text: string): PlaceFinder {
  const starts = new IntList();
  starts.push(0);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
    if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
    starts.push(at + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.size;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts.at(middle) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - starts.at(low) + 1 };
  };
}
