import type { Place } from "../../place.ts";
import { htmlTokens } from "./html-text.ts";
import type { ReadingContext } from "../reading-context.ts";
import { linesOf, placeAt, type TextLine } from "../marks/text-lines.ts";
import type { TableCell, WrittenTable } from "./written-table.ts";

/** An HTML document as its outermost tables, and as the text that a browser would show. */
export interface HtmlDocument {
  readonly tables: readonly WrittenTable[];
  readonly text: string;
  /** The place in the document of an offset in `text`. */
  placeOf(offset: number): Place;
}

interface OpenTable {
  readonly rows: OpenCell[][];
}

interface OpenCell {
  readonly at: number;
  text: string;
}

/** Tables inside tables deeper than this are read as text; a board in a cell needs two. */
const MAX_DEPTH = 32;

const BREAKS = new Set([
  "br",
  "p",
  "div",
  "li",
  "tr",
  "pre",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "table",
  "ul",
  "ol",
]);

/** Reads HTML. A table inside a cell becomes the cell's text, row by row, an empty cell written `_`: it is a board. */
export function readHtml(html: string, context: ReadingContext): HtmlDocument {
  const lines = linesOf(html, context.firstLine ?? 1);
  const tables: WrittenTable[] = [];
  const open: OpenTable[] = [];
  const shown = new ShownText();
  for (const token of htmlTokens(html)) {
    const table = open.at(-1);
    const cell = table?.rows.at(-1)?.at(-1);
    if (token.kind === "text") {
      if (cell === undefined) shown.add(token.text, token.at);
      else cell.text += token.text;
    } else if (token.name === "table") {
      if (token.kind === "open") {
        if (open.length < MAX_DEPTH) open.push({ rows: [] });
      } else if (table !== undefined) {
        open.pop();
        const outer = open.at(-1)?.rows.at(-1)?.at(-1);
        if (outer !== undefined) outer.text += boardText(table);
        else finish(table, tables, shown, lines, context.file);
      }
    } else if (table !== undefined && token.name === "tr") {
      if (token.kind === "open") table.rows.push([]);
    } else if (table !== undefined && (token.name === "td" || token.name === "th")) {
      if (token.kind !== "open") continue;
      if (table.rows.length === 0) table.rows.push([]);
      table.rows.at(-1)?.push({ at: token.at, text: "" });
    } else if (BREAKS.has(token.name)) {
      if (cell === undefined) shown.add("\n", token.at);
      else cell.text += "\n";
    }
  }
  // A document cut off in the middle still shows what it has.
  const [unclosed] = open;
  if (unclosed !== undefined) finish(unclosed, tables, shown, lines, context.file);
  return {
    tables,
    text: shown.text(),
    placeOf: (offset) => placeAt(lines, shown.sourceOf(offset), context.file),
  };
}

function finish(
  table: OpenTable,
  tables: WrittenTable[],
  shown: ShownText,
  lines: readonly TextLine[],
  file: string | undefined,
): void {
  const rows = table.rows.map((row) =>
    row.map(({ at, text }): TableCell => ({ text: tidy(text), place: placeAt(lines, at, file) })),
  );
  tables.push({ medium: "html", rows: rows.filter((row) => row.length > 0) });
  shown.add(`\n${boardText(table)}\n`, table.rows[0]?.[0]?.at ?? 0);
}

/** Spaces as one, line breaks kept: a board's rows stand on lines of their own. */
function tidy(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function boardText(table: OpenTable): string {
  return table.rows
    .filter((row) => row.length > 0)
    .map((row) => row.map(({ text }) => (text.trim() === "" ? "_" : tidy(text))).join(" "))
    .join("\n");
}

/** Text put together from pieces, each of which knows where it stood in the document. */
class ShownText {
  readonly #pieces: { readonly start: number; readonly source: number }[] = [];
  readonly #parts: string[] = [];
  #length = 0;

  add(text: string, source: number): void {
    this.#pieces.push({ start: this.#length, source });
    this.#parts.push(text);
    this.#length += text.length;
  }

  text(): string {
    return this.#parts.join("");
  }

  /** Where the piece that holds an offset stood, plus the way into it (binary search). */
  sourceOf(offset: number): number {
    let low = 0;
    let high = this.#pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#pieces[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const piece = this.#pieces[low];
    return piece === undefined ? 0 : piece.source + (offset - piece.start);
  }
}
