import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type DrawingOptions } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { costText, valueOf } from "../node-values.ts";
import type { Trace } from "../trace.ts";
import { xmlText } from "../xml-text.ts";
import { HTML_STYLE } from "./html-style.ts";
import { pathShown, stepsLeftOut, stepsShown, type ListShown, type StepsOptions } from "./steps.ts";
import { outcomeText, problemText, rulesText } from "./summary.ts";

/**
 * Writes the steps of a trace as an HTML page with one table: the visits in order, boards drawn,
 * the values by which the search chose, and OPEN and CLOSED after each visit. It loads nothing.
 */
export function htmlChunks<State>(
  trace: Trace<State>,
  options: StepsOptions & DrawingOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(trace, options));
}

function* pieces<State>(
  trace: Trace<State>,
  options: StepsOptions & DrawingOptions,
): Generator<string> {
  const { run } = trace;
  const { tree, values, columns, goal, onPath } = drawingOf(trace, options);
  const listed = values.at(-1);
  const picture = (node: number): string => stateHtml(tree.key(node), columns);
  const value = (node: number): string =>
    listed === undefined ? "" : costText(valueOf(tree, node, listed));
  const entry = (node: number): string => entryHtml(picture(node), value(node));
  const title = xmlText(problemText(trace));
  yield `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n<title>${title}</title>\n`;
  yield `<meta name="viewport" content="width=device-width"/>\n<style>\n${HTML_STYLE}</style>\n</head>\n`;
  yield `<body>\n<h1 dir="auto">${title}</h1>\n<p>${xmlText(rulesText(run.rules))}</p>\n`;
  yield `<table class="steps">\n<thead><tr>${["step", "visited", ...values, "OPEN", "CLOSED"]
    .map((name) => `<th scope="col">${name}</th>`)
    .join("")}</tr></thead>\n<tbody>\n`;
  for (const { number, node, open, closed } of stepsShown(trace, options)) {
    const role = onPath[node] === 1 ? ' class="path"' : "";
    const goalWord = node === goal ? '<span class="word">goal</span>' : "";
    const own = values.map(
      (name) => `<td class="number">${costText(valueOf(tree, node, name))}</td>`,
    );
    yield `<tr${role}><th scope="row">${number}</th><td>${picture(node)}${goalWord}</td>${own.join("")}`;
    yield `<td>${listHtml(open, entry)}</td><td>${listHtml(closed, picture)}</td></tr>\n`;
  }
  const left = stepsLeftOut(trace, options);
  yield `</tbody>\n</table>\n${left === 0 ? "" : `<p>… ${left} more steps</p>\n`}`;
  const path = pathShown(trace, options);
  if (path.nodes.length > 0) yield `<h2>Path</h2>\n${listHtml(path, picture)}\n`;
  yield `<p>${xmlText(outcomeText(trace))}</p>\n</body>\n</html>\n`;
}

function listHtml({ nodes, more }: ListShown, entry: (node: number) => string): string {
  const rest = more === 0 ? "" : `<li class="more">${more} more</li>`;
  return `<ol class="list">${nodes.map((node) => `<li>${entry(node)}</li>`).join("")}${rest}</ol>`;
}

function entryHtml(picture: string, value: string): string {
  return value === "" ? picture : `${picture}<span class="word">${value}</span>`;
}

/** A board as a small grid whose label says its rows, or a name in the direction of its script. */
function stateHtml(state: string, columns: number | null): string {
  const rows = boardRows(state, columns);
  if (rows === null) return `<bdi class="name">${xmlText(state)}</bdi>`;
  const spoken = rows.map((row) => row.map((tile) => tile || "blank").join(" ")).join(", ");
  const cells = rows.flat().map((tile) => (tile === "" ? "<i></i>" : `<b>${tile}</b>`));
  return (
    `<span class="board" role="img" aria-label="${spoken}" ` +
    `style="grid-template-columns:repeat(${rows[0]?.length ?? 1},1fr)">${cells.join("")}</span>`
  );
}
