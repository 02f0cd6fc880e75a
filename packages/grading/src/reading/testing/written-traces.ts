/** A step of a trace to be written down: a board's word and numbers beside it. */
export interface TraceStep {
  readonly word: string;
  readonly h: number;
  readonly g: number;
}

/** Ways in which people write one 3x3 board on one line. */
export const ONE_LINE: Readonly<Record<string, (word: string) => string>> = {
  "a word of digits": (word) => word,
  "a word with an underscore": (word) => word.replace("0", "_"),
  "rows with slashes": (word) => rowsOf(word.replace("0", "_")).join("/"),
  "a list with commas": (word) => [...word].join(","),
  "a list with commas and spaces": (word) => [...word].join(", "),
  "a tuple": (word) => `(${[...word].join(", ")})`,
  "a list of rows": (word) =>
    `[${rowsOf(word)
      .map((row) => `[${[...row].join(", ")}]`)
      .join(", ")}]`,
  "rows of letters": (word) => rowsOf(letters(word)).join(" "),
};

/** Ways in which people write one 3x3 board on several lines. */
export const STACKED: Readonly<Record<string, (word: string) => string>> = {
  "rows with spaces": (word) =>
    rowsOf(word)
      .map((row) => [...row].join(" "))
      .join("\n"),
  "rows with a sign for the blank": (word) =>
    rowsOf(word.replace("0", "_"))
      .map((row) => [...row].join(" "))
      .join("\n"),
  "rows without spaces": (word) => rowsOf(word.replace("0", "B")).join("\n"),
  "a printed array": (word) =>
    `[[${rowsOf(word)
      .map((row) => [...row].join(" "))
      .join("]\n [")}]]`,
  "rows with bars": (word) =>
    rowsOf(word)
      .map((row) => `| ${[...row.replace("0", " ")].join(" | ")} |`)
      .join("\n"),
};

function rowsOf(word: string): string[] {
  return [0, 3, 6].map((at) => word.slice(at, at + 3));
}

function letters(word: string): string {
  return [...word]
    .map((cell) => (cell === "0" ? "~" : String.fromCharCode(64 + Number(cell))))
    .join("");
}

/** Ways in which people write an order of states that each fill a line. */
export const ORDERS: Readonly<Record<string, (lines: readonly string[]) => string>> = {
  "one a line": (lines) => lines.join("\n"),
  "numbered with dots": (lines) => lines.map((line, at) => `${at + 1}. ${line}`).join("\n"),
  "numbered with brackets": (lines) => lines.map((line, at) => `${at + 1}) ${line}`).join("\n"),
  "numbered in brackets": (lines) => lines.map((line, at) => `(${at + 1}) ${line}`).join("\n"),
  "numbered from 0": (lines) => lines.map((line, at) => `${at}: ${line}`).join("\n"),
  "numbered steps": (lines) => lines.map((line, at) => `Step ${at + 1}: ${line}`).join("\n"),
  "numbered in Indonesian": (lines) =>
    lines.map((line, at) => `Langkah ${at + 1}: ${line}`).join("\n"),
  "numbered in Russian": (lines) => lines.map((line, at) => `Шаг ${at + 1}. ${line}`).join("\n"),
  "numbered in Portuguese": (lines) =>
    lines.map((line, at) => `Passo ${at + 1} - ${line}`).join("\n"),
  "numbered iterations": (lines) =>
    lines.map((line, at) => `Iteration ${at + 1}\n${line}`).join("\n"),
  bulleted: (lines) => lines.map((line) => `- ${line}`).join("\n"),
  "under a heading": (lines) => `Order of visits:\n${lines.join("\n")}`,
  "joined by arrows": (lines) => lines.join(" -> "),
  "joined by printed arrows": (lines) => lines.join(" → "),
  "joined by arrows over lines": (lines) => lines.join(" =>\n"),
  "with blank lines": (lines) => lines.join("\n\n"),
};

/** Ways in which people write numbers behind a state; each tells which of h, g and f it gives. */
export const VALUES: Readonly<
  Record<
    string,
    {
      write(step: TraceStep): string;
      read(step: TraceStep): Partial<Record<"h" | "g" | "f", number>>;
    }
  >
> = {
  nothing: { write: () => "", read: () => ({}) },
  h: { write: ({ h }) => ` h=${h}`, read: ({ h }) => ({ h }) },
  "h in brackets": { write: ({ h }) => ` (h = ${h})`, read: ({ h }) => ({ h }) },
  "h with a colon": { write: ({ h }) => `, h: ${h}`, read: ({ h }) => ({ h }) },
  "h as a function": { write: ({ h }) => ` h(n) = ${h}`, read: ({ h }) => ({ h }) },
  "h in Indonesian": { write: ({ h }) => ` heur ${h}`, read: ({ h }) => ({ h }) },
  "g and h": { write: ({ g, h }) => ` g=${g} h=${h}`, read: ({ g, h }) => ({ g, h }) },
  "f as a sum": { write: ({ g, h }) => ` f=${g}+${h}`, read: ({ g, h }) => ({ g, h, f: g + h }) },
  "f, g and h": {
    write: ({ g, h }) => ` f = ${g} + ${h} = ${g + h}`,
    read: ({ g, h }) => ({ g, h, f: g + h }),
  },
};

/** Lines that say nothing about a trace. */
export const NOISE: readonly string[] = [
  "",
  "   ",
  "// my answer",
  "# the answer follows",
  "% by hand",
  "-- checked twice",
  "-----------",
  "==========",
  "NIM: 2301923",
  "Nama: Budi Santoso",
  "Студент: Иван Петров",
  "3/7",
  "Page 2 of 3",
  "halaman 4",
  "2026-11-02",
  "END OF FILE",
  "selesai",
  "```",
];
