import { replay, type Replay } from "@jejak/search";
import type { Trace, TraceProblem } from "@jejak/tree";
import { fitted } from "./frontier-in-words.ts";
import { outcomeInWords, solutionLines } from "./outcome-in-words.ts";
import { rulesInWords } from "./rules-in-words.ts";
import { boardRows, boardsInARow } from "./small-board.ts";
import { limitInWords, passLines } from "./passes-in-words.ts";
import { valueColumns, type ValueColumn } from "./step-values.ts";
import type { TextLayout } from "./text-layout.ts";

/** Above this product of visits and nodes the frontiers are left out: listing them would take minutes. */
const FRONTIER_WORK = 4_000_000;

/** Characters of a column of numbers. */
const VALUE_WIDTH = 5;

/** A trace for people: the problem, the rules, a line for each visit, and how it ended. */
export function* textTrace(trace: Trace, layout: TextLayout): Generator<string> {
  yield* problemLines(trace.problem);
  yield `\n${layout.colours.dim(rulesInWords(trace.run.rules))}\n\n`;
  yield* stepLines(trace, layout);
  yield `\n${outcomeInWords(trace.run)}\n`;
  yield* passLines(trace.run);
  yield* solutionLines(trace, layout);
}

/** Start and goal: boards beside each other, or the names of nodes. */
export function* problemLines(problem: TraceProblem): Generator<string> {
  if (problem.kind === "puzzle") {
    const boards = [problem.start, problem.goal].map((word) => boardRows(word, problem.columns));
    for (const row of boardsInARow(boards, ["->"])) yield `  ${row}\n`;
  } else {
    const goals = typeof problem.goal === "string" ? [problem.goal] : problem.goal;
    yield `${problem.start} -> ${goals.join(" or ")}\n`;
  }
}

function* stepLines({ run }: Trace, { width, colours }: TextLayout): Generator<string> {
  const { tree, visits, rules, passes = [] } = run;
  const values = valueColumns(tree, rules);
  const stepWidth = Math.max(4, String(visits.length).length);
  const stateWidth = visits.reduce((most, node) => Math.max(most, tree.key(node).length), 5);
  const replayed = visits.length * tree.size <= FRONTIER_WORK ? replay(run) : null;
  const columns = [{ name: "level", of: (node: number) => String(tree.level(node)) }, ...values];
  const cell = ({ name }: ValueColumn, text: string): string =>
    text.padStart(Math.max(VALUE_WIDTH, name.length));
  const head = [
    "step".padStart(stepWidth),
    "state".padEnd(stateWidth),
    ...columns.map((column) => cell(column, column.name)),
  ].join("  ");
  const frontierWidth = Math.max(20, width - head.length - 3);
  yield `${colours.bold(`${head}${replayed === null ? "" : "   frontier after it, next first"}`)}\n`;
  const passAt = new Map(passes.map((pass, index) => [pass.firstVisit, { pass, index }]));
  for (const [index, node] of visits.entries()) {
    const begun = passAt.get(index + 1);
    if (begun !== undefined) {
      const title = `pass ${begun.index + 1}, ${limitInWords(rules, begun.pass.limit)}`;
      yield `${" ".repeat(stepWidth + 2)}${colours.bold(title)}\n`;
    }
    const state = tree.key(node).padEnd(stateWidth);
    const line = [
      String(index + 1).padStart(stepWidth),
      node === run.goal ? colours.green(state) : state,
      ...columns.map((column) => cell(column, column.of(node))),
    ].join("  ");
    const after =
      node === run.goal ? "goal" : frontierAfter(run, replayed, index + 1, frontierWidth);
    yield `${line}${after === "" ? "" : `   ${colours.dim(after)}`}\n`;
  }
}

function frontierAfter(
  { tree, rules }: Trace["run"],
  replayed: Replay | null,
  visit: number,
  width: number,
): string {
  if (replayed === null) return "";
  const deciding = valueColumns(tree, rules).at(-1);
  const entries = replayed
    .frontierAfter(visit)
    .map((node) =>
      deciding === undefined ? tree.key(node) : `${tree.key(node)}:${deciding.of(node)}`,
    );
  return fitted(entries, width);
}
