import type { ReadProblem } from "../read-result.ts";

/** Thrown inside a reader where the text stops making sense; `readResult` turns it into a value. */
export class Unreadable extends Error {
  readonly problem: ReadProblem;

  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.problem = { path, message };
  }
}

/** What `read` returns, or the problem at which it gave up: nothing is thrown at a caller. */
export function readResult<Result>(
  read: () => Result,
): Result | { readonly ok: false; readonly problem: ReadProblem } {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}
