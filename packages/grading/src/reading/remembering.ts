/** How many texts are remembered, and the longest one in characters. */
const MOST = 20_000;
const LONGEST = 64;

/**
 * The same function of a text, but a short text that was given before is not looked at again: the
 * traces of a class hold the same few lines and states thousands of times.
 */
export function remembering<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST) return of(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = of(text);
    if (known.size < MOST) known.set(text, result);
    return result;
  };
}
