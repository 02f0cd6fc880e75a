/** Something wrong in a file, line and column from 1. */
interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What is wrong in a file, in one line: the first fault with its place, and how many more there are. */
export function firstOf(file: string, faults: readonly Fault[]): string {
  const [first, ...others] = faults;
  if (first === undefined) return `${file}: cannot be understood`;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  return `${file}:${first.line}:${first.column}: ${first.message}${more}`;
}
