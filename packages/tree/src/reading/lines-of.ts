/** A line of a text and its number from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Whether a line end follows; a last line without one may have been cut off. */
  readonly ended: boolean;
}

/** The lines of a text, whatever ends them, without their ends and without a byte order mark. */
export function* linesOf(text: string): Generator<Line> {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  for (let number = 1; at < text.length; number++) {
    const found = text.indexOf("\n", at);
    const end = found === -1 ? text.length : found;
    const line = text.slice(at, end);
    yield { number, text: line.endsWith("\r") ? line.slice(0, -1) : line, ended: found !== -1 };
    at = end + 1;
  }
}
