import { Command } from "commander";
import manifest from "../package.json" with { type: "json" };
import type { End } from "./command-result.ts";
import { checkCommand } from "./commands/check.ts";
import { composeCommand } from "./commands/compose.ts";
import { convertCommand } from "./commands/convert.ts";
import { gradeCommand } from "./commands/grade.ts";
import { heuristicCommand } from "./commands/heuristic.ts";
import { newCommand } from "./commands/new.ts";
import { traceCommand } from "./commands/trace.ts";
import { oneLine } from "./terminal/one-line.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** The command line with all its commands; none of them writes or exits by itself. */
export function createProgram(terminal: Terminal, end: End): Command {
  const program = new Command("jejak")
    .description(
      "Checks search traces: runs a search, grades a class, checks one trace, converts files, composes questions, checks heuristics.",
    )
    .version(manifest.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .showSuggestionAfterError(true);
  const commands = [
    traceCommand,
    gradeCommand,
    checkCommand,
    newCommand,
    convertCommand,
    composeCommand,
    heuristicCommand,
  ].map((make) => make(terminal, end));
  for (const command of commands) program.addCommand(command);
  for (const command of [program, ...commands]) quiet(command, terminal);
  return program;
}

/** One line for a wrong argument, no exit from inside, colours as the terminal wants them. */
function quiet(command: Command, terminal: Terminal): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => void terminal.write(text),
    writeErr: (text) => terminal.say(text.trimEnd()),
    outputError: (text) => {
      const message = oneLine(text.replace(/^error: /, "")).replace(/\.$/, "");
      terminal.say(`jejak: ${message}; see ${commandPath(command)} --help`);
    },
    getOutHelpWidth: () => terminal.out.columns ?? 80,
    getErrHelpWidth: () => terminal.messages.columns ?? 80,
    getOutHasColors: () => terminal.out.colours.isColorSupported,
    getErrHasColors: () => terminal.messages.colours.isColorSupported,
  });
}

function commandPath(command: Command): string {
  return command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;
}
