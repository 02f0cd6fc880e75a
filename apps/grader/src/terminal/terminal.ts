import type { createColors } from "picocolors";

export type Colours = ReturnType<typeof createColors>;

/** Where a command's data goes: a file, a pipe, or a screen with a width. */
export interface Screen {
  readonly isTerminal: boolean;
  /** Characters in a line; null where nobody looks at it. */
  readonly columns: number | null;
  readonly colours: Colours;
}

/** The two streams of a command: data on one, everything meant for the person at the keyboard on the other. */
export interface Terminal {
  readonly out: Screen;
  readonly messages: Screen;
  /** Writes data; resolves when the stream is ready for more. */
  write(text: string): Promise<void>;
  /** Says one line to the person; it does not mix with the data. */
  say(line: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
