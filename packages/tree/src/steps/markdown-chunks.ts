import { onOneLine } from "../drawing/on-one-line.ts";
import { inChunks } from "../in-chunks.ts";
import { costText, valueOf, valuesUsed } from "../node-values.ts";
import type { Trace } from "../trace.ts";
import { pathShown, stepsLeftOut, stepsShown, type ListShown, type StepsOptions } from "./steps.ts";
import { outcomeText, problemText, rulesText } from "./summary.ts";

/**
 * Writes the steps of a trace as a Markdown table: the visits in order with the values by which the
 * search chose, and OPEN and CLOSED after each.
 */
export function markdownChunks<State>(
  trace: Trace<State>,
  options: StepsOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(trace, options));
}

function* pieces<State>(trace: Trace<State>, options: StepsOptions): Generator<string> {
  const { run } = trace;
  const { tree } = run;
  const used = valuesUsed(run.rules);
  const name = (node: number): string => markdownText(tree.key(node));
  const listed = used.at(-1);
  const entry = (node: number): string =>
    listed === undefined ? name(node) : `${name(node)} (${costText(valueOf(tree, node, listed))})`;
  yield `Problem: ${markdownText(problemText(trace))}  \nRules: ${markdownText(rulesText(run.rules))}\n\n`;
  yield row(["step", "visited", ...used, "OPEN", "CLOSED"]);
  yield row(["---:", "---", ...used.map(() => "---:"), "---", "---"]);
  for (const { number, node, open, closed } of stepsShown(trace, options)) {
    const values = used.map((value) => costText(valueOf(tree, node, value)));
    const lists = [listText(open, entry, "end"), listText(closed, name, "start")];
    yield row([String(number), name(node), ...values, ...lists]);
  }
  const left = stepsLeftOut(trace, options);
  if (left > 0) yield `\n… ${left} more steps\n`;
  const path = pathShown(trace, options);
  if (path.nodes.length > 0) yield `\nPath: ${listText(path, name, "end")}\n`;
  yield `\nOutcome: ${outcomeText(trace)}\n`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

function listText(
  { nodes, more }: ListShown,
  text: (node: number) => string,
  side: "start" | "end",
): string {
  const entries = nodes.map(text);
  if (more > 0 && side === "end") entries.push(`… ${more} more`);
  if (more > 0 && side === "start") entries.unshift(`${more} more …`);
  return entries.join(", ");
}

/** A name inside a line of Markdown, the marks that mean something there escaped. */
function markdownText(name: string): string {
  const shown = onOneLine(name);
  return shown === "" ? "∅" : shown.replaceAll(/[\\`*_[\]<>|~&$]/g, "\\$&");
}
