import { lengthOfLine, LONGEST_ROW_LINE } from "./lines.ts";
import type { Page } from "./page.ts";

/** Where the cells of a line stand, tabs going to every eighth column. */
export interface LineColumns {
  readonly tokens: readonly number[];
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
}

/** The columns of lines, the last few of which are kept: a board looks at a few lines again and again. */
export class KeptLineColumns {
  readonly #page: Page;
  readonly #kept: Map<number, LineColumns> = new Map();

  constructor(page: Page) {
    this.#page = page;
  }

  of(line: number): LineColumns {
    const kept = this.#kept.get(line);
    if (kept !== undefined) return kept;
    const columns = lineColumns(this.#page, line);
    if (this.#kept.size > 16) this.#kept.clear();
    this.#kept.set(line, columns);
    return columns;
  }
}

const TAB = 9;

function lineColumns(page: Page, line: number): LineColumns {
  const { tokens, cells } = page;
  const found: number[] = [];
  const lefts: number[] = [];
  const rights: number[] = [];
  if (lengthOfLine(tokens, line) > LONGEST_ROW_LINE) return { tokens: found, lefts, rights };
  let at = tokens.offsetOf(line);
  let column = 0;
  const columnAt = (offset: number): number => {
    for (; at < offset; at += 1) {
      column = tokens.text.charCodeAt(at) === TAB ? column + 8 - (column % 8) : column + 1;
    }
    return column;
  };
  const end = cells.firstFrom(tokens.firstOf(line + 1));
  for (let cell = cells.firstFrom(tokens.firstOf(line)); cell < end; cell += 1) {
    const token = cells.token(cell);
    found.push(token);
    lefts.push(columnAt(tokens.start(token)));
    rights.push(columnAt(tokens.end(token)));
  }
  return { tokens: found, lefts, rights };
}
