/** For each `[` or `{` of a text that is closed, the offset of its closing bracket; one pass. */
export function closingBrackets(text: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const match of text.matchAll(/[[\]{}]/g)) {
    if (match[0] === "[" || match[0] === "{") {
      open.push(match.index);
      continue;
    }
    const last = open.at(-1);
    const fits = last !== undefined && text[last] === (match[0] === "]" ? "[" : "{");
    if (!fits) continue;
    open.pop();
    closing.set(last, match.index);
  }
  return closing;
}

/** The offset of the bracket that opens shortly behind a label, on its line; null where none does. */
export function bracketBehind(text: string, offset: number): number | null {
  const match = /^[^[{\n]{0,16}?[[{]/.exec(text.slice(offset, offset + 20));
  return match === null ? null : offset + match[0].length - 1;
}
