import { aligned } from "../compose/aligned.ts";
import { oneLine } from "../terminal/one-line.ts";
import type { Colours } from "../terminal/terminal.ts";
import { boardRows } from "../trace/text/small-board.ts";
import type { HeuristicRow, HeuristicTable, JudgedState } from "./heuristic-table.ts";

const HEAD = [
  "heuristic",
  "admissible",
  "consistent",
  "most above",
  "most below",
  "mean error",
  "mean h",
];
const NUMBER_COLUMNS = [3, 4, 5, 6];

/** The heuristics as a table for people, and under it where each fails first. */
export function* textTable(table: HeuristicTable, colours: Colours): Generator<string> {
  yield `${extent(table)}\n\n`;
  const [head = "", ...rows] = aligned([HEAD, ...table.heuristics.map(cells)], NUMBER_COLUMNS);
  yield `${colours.bold(head)}\n`;
  for (const row of rows) yield `${row}\n`;
  const failures = table.heuristics.flatMap((row) => whereItFails(table, row));
  if (failures.length > 0) yield "\n";
  for (const line of failures) yield `${line}\n`;
}

function extent({ problem, states, farthest }: HeuristicTable): string {
  const goal = stateText(problem);
  if (problem.kind === "puzzle") {
    return `All ${shown(states)} boards that can reach ${goal(problem.goal)}, the farthest ${moves(farthest)} away; an error is h minus the moves left`;
  }
  const goals = problem.goal.map(goal).join(" or ");
  return `All ${shown(states)} nodes with a value from which ${goals} can be reached, the farthest at cost ${shown(farthest)}; an error is h minus the least cost`;
}

function cells(row: HeuristicRow): string[] {
  return [
    oneLine(row.heuristic),
    row.admissible ? "yes" : "no",
    row.consistent ? "yes" : "no",
    errorText(row.mostAbove),
    errorText(row.mostBelow),
    signed(row.meanError),
    shown(row.meanH),
  ];
}

/** One line for what is not admissible, one for what is not consistent. */
function whereItFails(
  { problem }: HeuristicTable,
  { heuristic, consistent, overestimates, firstOverestimate, ...row }: HeuristicRow,
): string[] {
  const isPuzzle = problem.kind === "puzzle";
  const state = stateText(problem);
  const name = oneLine(heuristic);
  const lines: string[] = [];
  if (firstOverestimate !== null) {
    const { h, distance } = firstOverestimate;
    const left = isPuzzle ? `${moves(distance)} left` : `cost ${shown(distance)} left`;
    lines.push(
      `${name} is above what is left at ${shown(overestimates)} ${plural(overestimates, isPuzzle ? "board" : "node")}, first ${state(firstOverestimate.state)}: h ${shown(h)}, ${left}`,
    );
  }
  const step = row.firstInconsistentStep;
  if (step !== null) {
    const { from, to, cost, hFrom, hTo } = step;
    const count = row.inconsistentSteps;
    const costs = isPuzzle ? "" : `, cost ${shown(cost)}`;
    lines.push(
      `${name} falls faster than the cost in ${shown(count)} ${plural(count, isPuzzle ? "move" : "edge")}, first from ${state(from)} (h ${shown(hFrom)}) to ${state(to)} (h ${shown(hTo)})${costs}`,
    );
  } else if (!consistent) lines.push(`${name} is not 0 at every goal`);
  return lines;
}

/** Boards row by row, `12/3.`; nodes by their names. */
function stateText(problem: HeuristicTable["problem"]): (state: string) => string {
  if (problem.kind === "graph") return oneLine;
  const { columns } = problem;
  const gap = problem.goal.length > 10 ? " " : "";
  return (state) =>
    boardRows(state, columns)
      .map((row) => row.replaceAll(/ +/g, gap))
      .join("/");
}

function errorText(judged: JudgedState | null): string {
  return judged === null ? "-" : signed(judged.h - judged.distance);
}

function signed(error: number): string {
  return error > 0 ? `+${shown(error)}` : shown(error);
}

function shown(number: number): string {
  const rounded = Number(number.toFixed(2));
  return (rounded === 0 ? 0 : rounded).toLocaleString("en", { maximumFractionDigits: 2 });
}

function moves(count: number): string {
  return `${count} ${plural(count, "move")}`;
}

function plural(count: number, word: string): string {
  return count === 1 ? word : `${word}s`;
}
