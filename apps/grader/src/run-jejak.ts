import { CommanderError } from "commander";
import type { CommandResult } from "./command-result.ts";
import { createProgram } from "./program.ts";
import { oneLine } from "./terminal/one-line.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** Runs the command line on `args` (without node and the script) and returns the exit code. */
export async function runJejak(args: readonly string[], terminal: Terminal): Promise<number> {
  let result: CommandResult = { ok: true, exitCode: 0 };
  const program = createProgram(terminal, (ended) => {
    result = ended;
  });
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    return error instanceof CommanderError ? exitCodeOf(error) : reportBug(error, terminal);
  }
  return endWith(result, terminal);
}

function endWith(result: CommandResult, terminal: Terminal): number {
  if (result.ok) return result.exitCode;
  terminal.say(`jejak: ${oneLine(result.message)}`);
  return 2;
}

/** Commander ends a parse by throwing, also after help and version; it has said why already. */
function exitCodeOf(error: CommanderError): number {
  return error.exitCode === 0 ? 0 : 2;
}

function reportBug(error: unknown, terminal: Terminal): number {
  const message = error instanceof Error ? error.message : String(error);
  terminal.say(
    `jejak: this is a bug in Jejak, please report it with the command you ran: ${oneLine(message)}`,
  );
  if (terminal.environment["JEJAK_DEBUG"] === "1" && error instanceof Error) {
    terminal.say(error.stack ?? "");
  }
  return 2;
}
