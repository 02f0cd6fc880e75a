import pc from "picocolors";
import type { Screen, Terminal } from "./terminal.ts";
import { wantsColours } from "./wants-colours.ts";

/** The terminal of this process. A reader that goes away (`jejak trace ... | head`) ends it quietly. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      process.exit(error.code === "EPIPE" ? 0 : 2);
    });
  }
  return {
    out: screenOf(stdout, env),
    messages: screenOf(stderr, env),
    environment: env,
    write: (text) => new Promise((resolve) => stdout.write(text, () => resolve())),
    say: (line) => void stderr.write(`${line}\n`),
  };
}

/** A terminal has both, a pipe or a file neither, whatever Node's types say. */
interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

function screenOf(stream: Stream, environment: NodeJS.ProcessEnv): Screen {
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    columns: isTerminal ? stream.columns || null : null,
    colours: pc.createColors(wantsColours(environment, isTerminal)),
  };
}
