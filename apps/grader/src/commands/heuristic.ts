import { Command } from "commander";
import { done, refused, type CommandResult, type End } from "../command-result.ts";
import { checkOnGraph } from "../heuristic/check-on-graph.ts";
import { checkOnPuzzle } from "../heuristic/check-on-puzzle.ts";
import { textTable } from "../heuristic/text-table.ts";
import { readChoice } from "../read-choice.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface HeuristicFlags {
  readonly goal?: readonly string[];
  readonly columns?: string;
  readonly graph?: string;
  readonly format: string;
}

const FORMATS = ["text", "json"] as const;

const EXAMPLES = `
Examples:
  jejak heuristic
  jejak heuristic "manhattan + 3*sequence"
  jejak heuristic linear-conflict "max(misplaced, 0.5*sequence)" --goal 123804765
  jejak heuristic "pattern-database(1234, 5678)" --goal 123456780
  jejak heuristic --graph graph.dot`;

/** `jejak heuristic`: compares heuristics with exact distances. */
export function heuristicCommand(terminal: Terminal, end: End): Command {
  return new Command("heuristic")
    .summary("check whether heuristics are admissible and consistent")
    .description(
      "Compares h with the exact distance of every board that can reach the goal (boards of up to 9 cells), or of every node of a graph, and says where it is too high first.",
    )
    .argument("[sums...]", 'such as manhattan or "misplaced + 2*manhattan"; without, all that fit')
    .option(
      "--goal <board>",
      "the board or node to reach (a board: 123804765); may be given several times for a graph",
      collect,
    )
    .option("--columns <n>", "cells in a row, for boards that are not square")
    .option("--graph <file>", "check the table of values in this graph's file")
    .option("--format <name>", FORMATS.join(", "), "text")
    .addHelpText("after", EXAMPLES)
    .action(async (sums: string[], flags: HeuristicFlags) =>
      end(await checkHeuristics(sums, flags, terminal)),
    );
}

async function checkHeuristics(
  sums: readonly string[],
  { goal: goals = [], columns, graph, format: written }: HeuristicFlags,
  terminal: Terminal,
): Promise<CommandResult> {
  const format = readChoice("--format", written, FORMATS);
  if (!format.ok) return refused(format.message);
  const [goal, second] = goals;
  if (graph === undefined && second !== undefined) {
    return refused(`--goal: a puzzle has one goal, and "${second}" is a second one`);
  }
  const table =
    graph === undefined
      ? checkOnPuzzle(sums, goal, columns)
      : await checkOnGraph(sums, graph, goals);
  if (!table.ok) return refused(table.message);
  for (const note of table.value.notes) terminal.say(note);
  if (format.value === "json") {
    const { problem, states, farthest, heuristics } = table.value;
    const value = { format: "jejak-heuristic/1", problem, states, farthest, heuristics };
    await terminal.write(`${JSON.stringify(value)}\n`);
    return done;
  }
  for (const chunk of textTable(table.value, terminal.out.colours)) await terminal.write(chunk);
  return done;
}

function collect(goal: string, before: readonly string[] = []): string[] {
  return [...before, goal];
}
