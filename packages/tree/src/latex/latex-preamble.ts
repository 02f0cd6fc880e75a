/**
 * What the drawings use. A character that pdfTeX has no letter for is printed as its number; LuaTeX
 * and XeTeX print it in the current font.
 */
export const LATEX_MACROS = `\\providecommand{\\jejakchar}[1]{\\ifdefined\\Umathchar\\symbol{"#1}\\else{\\scriptsize\\texttt{U+#1}}\\fi}
\\providecommand{\\jejakboard}[2]{{\\setlength{\\tabcolsep}{2pt}\\ttfamily\\begin{tabular}{|*{#1}{c|}}\\hline#2\\end{tabular}}}
\\definecolor{jejakpath}{HTML}{009E73}
\\definecolor{jejakwaiting}{HTML}{0072B2}
`;

/** A board as a table of tiles; the blank is an empty cell. */
export function latexBoard(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.join("&")}\\\\\\hline`).join("");
  return `\\jejakboard{${rows[0]?.length ?? 1}}{${lines}}`;
}
