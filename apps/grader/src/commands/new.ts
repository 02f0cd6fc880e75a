import { join } from "node:path";
import { Command } from "commander";
import { done, refused, type CommandResult, type End } from "../command-result.ts";
import { SAMPLE_FILES } from "../new-assignment/sample-files.ts";
import { writeNewFiles } from "../new-assignment/write-new-files.ts";
import type { Terminal } from "../terminal/terminal.ts";

const HELP = `
Nothing is overwritten.

Examples:
  jejak new kotak-8
  jejak new`;

/** `jejak new`: an assignment to start from. */
export function newCommand(terminal: Terminal, end: End): Command {
  return new Command("new")
    .summary("begin an assignment")
    .description("Writes an assignment with comments, its JSON Schema, and two sample submissions.")
    .argument("[dir]", "the folder to write them to", ".")
    .addHelpText("after", HELP)
    .action(async (folder: string) => end(await begin(folder, terminal)));
}

async function begin(folder: string, terminal: Terminal): Promise<CommandResult> {
  const written = await writeNewFiles(SAMPLE_FILES, folder);
  if (!written.ok) return refused(written.message);
  const places = [...SAMPLE_FILES.keys()].map((path) => join(folder, path));
  terminal.say(`Wrote ${places.join(", ")}`);
  const submissions = join(folder, "submissions");
  terminal.say(`Try: jejak grade ${join(folder, "assignment.yaml")} ${submissions}`);
  return done;
}
