import { reopened, solutionActions, type Rules, type SearchRun } from "@jejak/search";
import type { Trace, TraceProblem } from "@jejak/tree";
import { boardRows, boardsInARow } from "./small-board.ts";
import type { TextLayout } from "./text-layout.ts";

/** Characters before a row of boards, and between two boards. */
const INDENT = 3;
const GAP = 5;

/** How a search ended and what it counted, in one line. */
export function outcomeInWords(run: SearchRun<string, string>): string {
  const { visited, expanded, generated, dropped, largestFrontier } = run.counters;
  const again = run.rules.duplicates === "reached" ? reopened(run).length : 0;
  const opened = again === 0 ? "" : `, reopened ${again}`;
  const counts = `visited ${visited}, expanded ${expanded}, generated ${generated}, dropped ${dropped}${opened}, largest frontier ${largestFrontier}`;
  switch (run.outcome) {
    case "found":
      return `Found the goal: ${counts}`;
    case "exhausted":
      if (climbs(run.rules)) return `Stuck, no child is better: ${counts}`;
      return `The frontier ran empty, no goal: ${counts}`;
    case "cut-off":
      return `No goal within depth ${run.rules.depthLimit}: ${counts}`;
    case "stopped":
      return `Stopped at --limit, before the end: ${counts}`;
  }
}

function climbs({ search }: Rules): boolean {
  return search === "steepest-hill-climbing" || search === "simple-hill-climbing";
}

/** The solution that a search found. */
export function* solutionLines({ problem, run }: Trace, layout: TextLayout): Generator<string> {
  if (run.goal === null) return;
  const states = run.tree.path(run.goal).map((node) => run.tree.key(node));
  const cost = run.tree.g(run.goal);
  yield* pathLines(problem, { states, moves: solutionActions(run), cost }, layout);
}

/** A path from the start to a goal. */
export interface Path {
  readonly states: readonly string[];
  readonly moves: readonly string[];
  readonly cost: number;
}

/** A path: its moves, and the states one after another, as boards where the problem is a puzzle. */
export function* pathLines(
  problem: TraceProblem,
  { states, moves, cost }: Path,
  { width, colours }: TextLayout,
): Generator<string> {
  const count = moves.length === 1 ? "1 move" : `${moves.length} moves`;
  const costs = cost === moves.length ? "" : `, cost ${Number(cost.toFixed(6))}`;
  yield `${colours.green(`Path of ${count}${costs}`)}\n`;
  if (problem.kind !== "puzzle") {
    yield `  ${states.join(" -> ")}\n`;
    return;
  }
  const boards = states.map((word) => boardRows(word, problem.columns));
  const boardWidth = boards[0]?.[0]?.length ?? 0;
  const inARow = Math.max(1, Math.floor((width - INDENT + GAP) / (boardWidth + GAP)));
  for (let start = 0; start < boards.length; start += inARow) {
    if (start > 0) yield "\n";
    const row = boards.slice(start, start + inARow);
    // The move into a row's first board stands before it.
    const into = start === 0 ? " " : (moves[start - 1] ?? " ");
    const middle = ((row[0]?.length ?? 0) - 1) >> 1;
    for (const [index, line] of boardsInARow(row, moves.slice(start)).entries()) {
      yield `${index === middle ? into : " "}  ${line}\n`;
    }
  }
}
