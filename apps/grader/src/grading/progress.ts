import { Presets, SingleBar } from "cli-progress";
import type { Terminal } from "../terminal/terminal.ts";

/** Shows how far long work has come. */
export interface Progress {
  /** Says that `done` of the whole are done. */
  reach(done: number): void;
  stop(): void;
}

/** Work that is done sooner shows no bar. */
const SECONDS_BEFORE_BAR = 1;

/** A bar among the messages of a terminal, once the work has taken a second; nothing on a pipe. */
export function progressOf(total: number, what: string, terminal: Terminal): Progress {
  if (!terminal.messages.isTerminal) return { reach: () => undefined, stop: () => undefined };
  const start = performance.now();
  let bar: SingleBar | null = null;
  return {
    reach(done) {
      if (bar === null && performance.now() - start < SECONDS_BEFORE_BAR * 1000) return;
      if (bar === null) {
        const format = `${what} [{bar}] {value} of {total}`;
        bar = new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic);
        bar.start(total, done);
      }
      bar.update(done);
    },
    stop: () => bar?.stop(),
  };
}

/** How much of a text has been written: the whole is not known before, so a number stands where a bar would. Text that goes to the screen itself needs none. */
export function amountWritten(terminal: Terminal, isUnseen: boolean): Progress {
  if (!isUnseen || !terminal.messages.isTerminal)
    return { reach: () => undefined, stop: () => undefined };
  const start = performance.now();
  let line: SingleBar | null = null;
  return {
    reach(characters) {
      if (line === null && performance.now() - start < SECONDS_BEFORE_BAR * 1000) return;
      if (line === null) {
        line = new SingleBar({ format: "Written {value} MB", clearOnComplete: true });
        line.start(Number.MAX_SAFE_INTEGER, 0);
      }
      line.update(Math.floor(characters / 1_000_000));
    },
    stop: () => line?.stop(),
  };
}
