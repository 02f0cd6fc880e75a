import { basename } from "node:path";
import type { FormatOptions, ReadTree } from "@jejak/tree";
import { Command } from "commander";
import { done, refused, type CommandResult, type End } from "../command-result.ts";
import { converted, readTarget } from "../convert/conversion.ts";
import { whatWasCutShort, WHOLE } from "../convert/cut-short.ts";
import { readableFormat, readableFormatNames } from "../convert/reading-formats.ts";
import { whatIsLost } from "../convert/what-is-lost.ts";
import { writeOutput } from "../convert/write-output.ts";
import { amountWritten } from "../grading/progress.ts";
import { readTextFile } from "../read-text-file.ts";
import type { ReadValue } from "../read-value.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { readWholeNumber } from "../trace/read-whole-number.ts";
import { traceFormatNames } from "../trace/trace-format.ts";

/** Half a million nodes fit in every format; the longest text that JavaScript holds is not much longer. */
const LARGEST_TRACE = 500 * 1024 * 1024;

interface ConvertFlags {
  readonly to: string;
  readonly from?: string;
  readonly out?: string;
  readonly columns?: string;
  readonly whole?: boolean;
}

const HELP = `
What the new file cannot say, and what the old one did not, is told on stderr.

Examples:
  jejak convert trace.json --to dot | dot -Tsvg > tree.svg
  jejak convert trace.json --to svg --out tree.svg
  jejak convert trace.json --to tikz --out tree.tex
  jejak convert run.trace.json --from posthoc --to json
  jejak convert tree.csv --to boards --columns 3`;

/** `jejak convert`: writes a trace or a tree in another format. */
export function convertCommand(terminal: Terminal, end: End): Command {
  return new Command("convert")
    .summary("write a trace in another format")
    .description("Reads a trace or a search tree from a file and writes it in another format.")
    .argument("<file>", "a file that Jejak or another tool has written")
    .requiredOption("--to <name>", traceFormatNames.join(", "))
    .option(
      "--from <name>",
      `the format of the file, where it is not clear: ${readableFormatNames.join(", ")}`,
    )
    .option("--out <file>", "write there instead of to stdout")
    .option(
      "--columns <n>",
      "draw states as boards of so many columns, where the file is a bare tree",
    )
    .option("--whole", "leave nothing out of tables of steps and Mermaid drawings")
    .addHelpText("after", HELP)
    .action(async (file: string, flags: ConvertFlags) => end(await convert(file, flags, terminal)));
}

async function convert(
  place: string,
  flags: ConvertFlags,
  terminal: Terminal,
): Promise<CommandResult> {
  const target = readTarget(flags.to);
  if (!target.ok) return refused(target.message);
  const options = readOptions(flags);
  if (!options.ok) return refused(options.message);
  const text = await readTextFile(place, "a trace", LARGEST_TRACE);
  if (!text.ok) return refused(text.message);
  const from = readableFormat(flags.from, text.value, basename(place));
  if (!from.ok) return refused(from.message);
  const read = from.value.read(text.value);
  if (!read.ok) return refused(`${place}: ${unread(read, from.value.title)}`);
  const chunks = converted(read, target.value, options.value, terminal);
  if (!chunks.ok) return refused(chunks.message);
  const isUnseen = flags.out !== undefined || !terminal.out.isTerminal;
  const amount = amountWritten(terminal, isUnseen);
  const written = await writeOutput(chunks.value, flags.out, terminal, (characters) =>
    amount.reach(characters),
  );
  amount.stop();
  if (!written.ok) return refused(written.message);
  for (const lost of whatIsLost(read, target.value.format)) terminal.say(lost);
  const cut = whatWasCutShort(read, target.value, options.value, written.value, terminal);
  if (cut !== null) terminal.say(cut);
  return done;
}

function readOptions({ columns, whole }: ConvertFlags): ReadValue<FormatOptions> {
  const size = columns === undefined ? null : readWholeNumber("--columns", columns, 1);
  if (size?.ok === false) return size;
  const board = size === null ? {} : { board: { columns: size.value } };
  return { ok: true, value: { ...(whole === true ? WHOLE : {}), ...board } };
}

function unread({ problem }: Extract<ReadTree, { ok: false }>, title: string): string {
  const { path, message } = problem;
  return `cannot be read as ${title}: ${path === "" ? "" : `${path} `}${message}`;
}
