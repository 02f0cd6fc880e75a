import { createColors } from "picocolors";
import { runJejak } from "../run-jejak.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** What a command did: exit code, data, and lines for the person. */
export interface Recorded {
  readonly exitCode: number;
  readonly out: string;
  readonly said: readonly string[];
}

/** Runs the command line in this process, on a pipe or on a screen of so many columns, and records it. */
export async function recorded(
  args: readonly string[],
  { columns = null, colours = false }: { columns?: number | null; colours?: boolean } = {},
): Promise<Recorded> {
  let out = "";
  const said: string[] = [];
  const screen = { isTerminal: columns !== null, columns, colours: createColors(colours) };
  const terminal: Terminal = {
    out: screen,
    messages: { ...screen, isTerminal: false },
    environment: {},
    write: (text) => {
      out += text;
      return Promise.resolve();
    },
    say: (line) => void said.push(line),
  };
  const exitCode = await runJejak(args, terminal);
  return { exitCode, out, said };
}
