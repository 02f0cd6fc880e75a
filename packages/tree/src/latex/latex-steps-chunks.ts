import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type DrawingOptions } from "../drawing/drawing.ts";
import { onOneLine } from "../drawing/on-one-line.ts";
import { inChunks } from "../in-chunks.ts";
import { costText, valueOf } from "../node-values.ts";
import { stepsLeftOut, stepsShown, type ListShown, type StepsOptions } from "../steps/steps.ts";
import { outcomeText, problemText, rulesText } from "../steps/summary.ts";
import type { Trace } from "../trace.ts";
import type { LatexOptions } from "./forest-chunks.ts";
import { LATEX_MACROS, latexBoard } from "./latex-preamble.ts";
import { latexText } from "./latex-text.ts";

const HEAD = `\\documentclass[a4paper,landscape]{article}
\\usepackage[margin=15mm]{geometry}
\\usepackage[T1]{fontenc}
\\usepackage{textcomp}
\\usepackage{xcolor}
\\usepackage{array}
\\usepackage{longtable}
${LATEX_MACROS}\\setlength{\\parindent}{0pt}
\\begin{document}
`;

/**
 * Writes the steps of a trace as a LaTeX table for handouts and model solutions: the visits in
 * order, the values by which the search chose, and OPEN and CLOSED after each visit.
 */
export function latexStepsChunks<State>(
  trace: Trace<State>,
  options: StepsOptions & DrawingOptions & LatexOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(trace, options));
}

function* pieces<State>(
  trace: Trace<State>,
  options: StepsOptions & DrawingOptions & LatexOptions,
): Generator<string> {
  const { tree, values, columns, goal } = drawingOf(trace, options);
  const isDocument = options.document !== false;
  const listed = values.at(-1);
  const picture = (node: number): string => stateLatex(tree.key(node), columns);
  const entry = (node: number): string =>
    listed === undefined
      ? picture(node)
      : `\\begin{tabular}{@{}c@{}}${picture(node)}\\\\{\\scriptsize ${costText(valueOf(tree, node, listed))}}\\end{tabular}`;
  if (isDocument) yield HEAD;
  yield `${latexText(problemText(trace))}\n\n${latexText(rulesText(trace.run.rules))}\n\n`;
  yield `{\\small\\begin{longtable}{rl${"r".repeat(values.length)}m{90mm}m{90mm}}\n`;
  yield `${["step", "visited", ...values, "OPEN", "CLOSED"].join(" & ")} \\\\\\hline\\endhead\n`;
  for (const { number, node, open, closed } of stepsShown(trace, options)) {
    const word = node === goal ? " goal" : "";
    const own = values.map((name) => costText(valueOf(tree, node, name)));
    const lists = [listLatex(open, entry), listLatex(closed, picture)];
    yield `${[String(number), `${picture(node)}${word}`, ...own, ...lists].join(" & ")} \\\\\\hline\n`;
  }
  yield "\\end{longtable}}\n\n";
  const left = stepsLeftOut(trace, options);
  if (left > 0) yield `\\ldots\\ ${left} more steps\n\n`;
  yield `${latexText(outcomeText(trace))}\n${isDocument ? "\\end{document}\n" : ""}`;
}

function listLatex({ nodes, more }: ListShown, entry: (node: number) => string): string {
  const rest = more === 0 ? [] : [`\\ldots\\ ${more} more`];
  return `\\raggedright ${[...nodes.map(entry), ...rest].join(" \\hspace{1mm} ")}\\arraybackslash`;
}

function stateLatex(state: string, columns: number | null): string {
  const rows = boardRows(state, columns);
  return rows === null ? latexText(onOneLine(state)) : `{\\scriptsize${latexBoard(rows)}}`;
}
