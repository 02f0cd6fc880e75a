import { DUPLICATES, SEARCHES } from "@jejak/search";
import { Command } from "commander";
import { readChoice } from "../read-choice.ts";
import { done, refused, type CommandResult, type End } from "../command-result.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { bothEndsJson } from "../trace/both-ends/both-ends-json.ts";
import { bothEndsText } from "../trace/both-ends/both-ends-text.ts";
import { BIDIRECTIONAL, runBothEnds } from "../trace/both-ends/run-both-ends.ts";
import { readLimit } from "../trace/read-limit.ts";
import { readDomain } from "../trace/read-domain.ts";
import { readRules } from "../trace/read-rules.ts";
import { runTrace } from "../trace/run-trace.ts";
import type { TraceDomain } from "../trace/trace-domain.ts";
import type { TraceFlags } from "../trace/trace-flags.ts";
import { readTraceFormat, textLayout, traceFormatNames } from "../trace/trace-format.ts";

const EXAMPLES = `
Examples:
  jejak trace 123450786 --goal 103425786 --depth-limit 2
  jejak trace 123450786 --goal 103425786 --depth-limit 2 --search depth-first --format json
  jejak trace 283/164/7_5 --goal 123/8_4/765 --search a-star --heuristic misplaced
  jejak trace 216408753 --goal 123804765 --preset bratko
  jejak trace 283164705 --goal 123804765 --search ida-star --heuristic manhattan
  jejak trace 283164705 --goal 123804765 --search weighted-a-star --weight 2
  jejak trace 283164705 --goal 123804765 --search bidirectional
  jejak trace A --goal G --graph graph.txt --search a-star
  jejak trace 120543 --goal 123450 --columns 2 --search breadth-first --limit 1000`;

/** `jejak trace`: runs a search and shows what it visits. */
export function traceCommand(terminal: Terminal, end: End): Command {
  return new Command("trace")
    .summary("run a search and show its trace")
    .description(
      "Runs a search under the rules of a course and shows what it visits, step by step.",
    )
    .argument(
      "<start>",
      'the board to start from, row by row: 123450786, 123/450/786, "1 2 3 4 5 _ 7 8 6", ...',
    )
    .option(
      "--goal <board>",
      "the board or node to reach; may be given several times for a graph",
      collect,
    )
    .option("--graph <file>", "search the graph in this file; <start> and --goal are its nodes")
    .option("--columns <n>", "cells in a row, for boards that are not square")
    .option("--preset <name>", "the rules of a course: kotak-8, bratko, aima, cs188", "kotak-8")
    .option("--search <name>", [...SEARCHES, BIDIRECTIONAL].join(", "))
    .option("--weight <number>", "of h in weighted-a-star, which goes by g + weight * h")
    .option("--beam-width <n>", "how many nodes of a level beam keeps")
    .option(
      "--depth-limit <n>",
      "the deepest level that is visited (the root has level 0), or none",
    )
    .option(
      "--child-order <moves>",
      "order of the blank's moves, such as D,R,L,U, or tile; graphs: listed, reversed, alphabetical",
    )
    .option("--duplicates <rule>", DUPLICATES.join(", "))
    .option("--goal-test <when>", "visit or generate")
    .option("--ties <rule>", "fifo, lifo, low-h or alphabetical")
    .option("--heuristic <sum>", 'such as "misplaced + 2*manhattan"; graphs: table')
    .option("--limit <n>", "generate at most this many nodes")
    .option("--format <name>", traceFormatNames.join(", "), "text")
    .addHelpText("after", EXAMPLES)
    .action(async (start: string, flags: TraceFlags) => end(await trace(start, flags, terminal)));
}

async function trace(start: string, flags: TraceFlags, terminal: Terminal): Promise<CommandResult> {
  const format = readTraceFormat(flags.format);
  if (!format.ok) return refused(format.message);
  const domain = await readDomain(start, flags);
  if (!domain.ok) return refused(domain.message);
  if (isBothEnds(flags)) return traceBothEnds(flags, domain.value, terminal);
  const rules = readRules(flags, domain.value);
  if (!rules.ok) return refused(rules.message);
  const limit = readLimit(flags.limit);
  if (!limit.ok) return refused(limit.message);
  const request = domain.value.request(rules.value);
  if (!request.ok) return refused(request.message);
  const traced = runTrace(request.value, limit.value);
  if (!traced.ok) return refused(traced.message);
  for (const chunk of format.value(traced.value, terminal)) await terminal.write(chunk);
  return done;
}

function isBothEnds({ search }: TraceFlags): boolean {
  return search?.trim().toLowerCase() === BIDIRECTIONAL;
}

async function traceBothEnds(
  flags: TraceFlags,
  domain: TraceDomain,
  terminal: Terminal,
): Promise<CommandResult> {
  const format = readChoice("--format", flags.format, ["text", "json"]);
  if (!format.ok) return refused(`${format.message} for ${BIDIRECTIONAL}, which has two trees`);
  const traced = runBothEnds(flags, domain);
  if (!traced.ok) return refused(traced.message);
  const chunks =
    format.value === "json"
      ? [bothEndsJson(traced.value)]
      : bothEndsText(traced.value, textLayout(terminal));
  for (const chunk of chunks) await terminal.write(chunk);
  return done;
}

function collect(goal: string, before: readonly string[] = []): string[] {
  return [...before, goal];
}
