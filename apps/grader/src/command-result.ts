/**
 * How a command ended: with its exit code (0 done, 1 `check` with marks lost), or with one line that
 * says what was wrong with its arguments or files (exit code 2).
 */
export type CommandResult =
  | { readonly ok: true; readonly exitCode: 0 | 1 }
  | { readonly ok: false; readonly message: string };

/** The command did what it was asked to do. */
export const done: CommandResult = { ok: true, exitCode: 0 };

/** The command could not start or not end; `message` is one line that names the place and the remedy. */
export function refused(message: string): CommandResult & { readonly ok: false } {
  return { ok: false, message };
}

/** Receives how the command that was run has ended. */
export type End = (result: CommandResult) => void;
