import { APART, joined, SPACES_ONLY } from "./cells.ts";
import { IntList } from "./int-list.ts";
import { lengthOfLine, LONGEST_ROW_LINE } from "./lines.ts";
import { isFree, type Page } from "./page.ts";
import { KIND } from "./token-kind.ts";

/** Which part of a run that is longer than a row counts as the row: none, its left or its right end. */
export type Cut = "strict" | "left" | "right";

/** The style of a row in one word. A spaced row's style is its separator: rows of one board are alike. */
export const PACKED_ROW = -2;
const MIXED = -3;

/**
 * Everything on a page that can be one row of a board, line by line, in columns: a word of the right
 * length or equally separated cells of the right number. A spaced row may be short of one cell, which is
 * then the empty one at an edge where a separator stands with nothing outside it.
 */
export class RowSegments {
  readonly page: Page;
  readonly #cut: Cut;
  /** The packed word, or the first cell. */
  readonly #source = new IntList();
  readonly #style = new IntList();
  readonly #count = new IntList();
  readonly #firstOfLine = new IntList();
  readonly #styleOfLine = new IntList();
  /** 1 where a run is longer than a row and was cut, or left out. */
  readonly #cutLines: Uint8Array;
  #anyCut = false;

  constructor(page: Page, cut: Cut) {
    this.page = page;
    this.#cut = cut;
    const { tokens, packed } = page;
    this.#cutLines = new Uint8Array(tokens.lines);
    let word = 0;
    for (let line = 0; line < tokens.lines; line += 1) {
      this.#firstOfLine.push(this.#source.size);
      const end = tokens.firstOf(line + 1);
      const fits = lengthOfLine(tokens, line) <= LONGEST_ROW_LINE;
      for (; word < packed.size && packed.firstToken(word) < end; word += 1) {
        const isRow = packed.length(word) === page.size.columns;
        const free = isFree(page, packed.firstToken(word)) && !isValue(page, word);
        if (fits && isRow && free) {
          this.#push(word, PACKED_ROW, page.size.columns);
        }
      }
      if (fits) this.#addSpaced(line);
      this.#styleOfLine.push(this.#commonStyle(line));
    }
    this.#firstOfLine.push(this.#source.size);
  }

  /** Was any run cut, or left out for being longer than a row? */
  get anyCut(): boolean {
    return this.#anyCut;
  }
  isCut(line: number): boolean {
    return this.#cutLines[line] === 1;
  }
  /** The segments of a line are the numbers from this one to the next line's. */
  firstOf(line: number): number {
    return this.#firstOfLine.at(line);
  }
  countOf(line: number): number {
    return this.#firstOfLine.at(line + 1) - this.#firstOfLine.at(line);
  }
  style(segment: number): number {
    return this.#style.at(segment);
  }
  isShort(segment: number): boolean {
    return this.#count.at(segment) < this.page.size.columns;
  }
  firstToken(segment: number): number {
    const source = this.#source.at(segment);
    return this.#isPacked(segment)
      ? this.page.packed.firstToken(source)
      : this.page.cells.token(source);
  }
  lastToken(segment: number): number {
    const source = this.#source.at(segment);
    return this.#isPacked(segment)
      ? this.page.packed.lastToken(source)
      : this.page.cells.token(source + this.#count.at(segment) - 1);
  }
  isFree(segment: number): boolean {
    return isFree(this.page, this.firstToken(segment));
  }
  /** Does a line hold a segment that is not taken? */
  anyFree(line: number): boolean {
    const end = this.#firstOfLine.at(line + 1);
    for (let segment = this.#firstOfLine.at(line); segment < end; segment += 1) {
      if (this.isFree(segment)) return true;
    }
    return false;
  }
  /** The column of its first character, from 0. */
  left(segment: number): number {
    const { tokens, packed } = this.page;
    const token = this.firstToken(segment);
    const start = this.#isPacked(segment)
      ? packed.start(this.#source.at(segment))
      : tokens.start(token);
    return start - tokens.offsetOf(tokens.line(token));
  }
  /** The column after its last character. */
  right(segment: number): number {
    if (this.#isPacked(segment)) return this.left(segment) + this.page.size.columns;
    const { tokens } = this.page;
    const token = this.lastToken(segment);
    return tokens.end(token) - tokens.offsetOf(tokens.line(token));
  }
  codes(segment: number): readonly number[] {
    const codes: number[] = [];
    this.addCodes(segment, codes);
    return codes;
  }
  /** Adds the codes of a segment's cells to `to`. */
  addCodes(segment: number, to: number[]): void {
    const { packed, cells } = this.page;
    const source = this.#source.at(segment);
    if (this.#isPacked(segment)) packed.addCodes(source, to);
    else {
      const end = source + this.#count.at(segment);
      for (let cell = source; cell < end; cell += 1) to.push(cells.code(cell));
    }
  }
  /** The first cell of a spaced row; -1 for a packed one. */
  firstCell(segment: number): number {
    return this.#isPacked(segment) ? -1 : this.#source.at(segment);
  }
  /** Does a separator with nothing before it stand before this row? */
  hasEdgeBefore(segment: number): boolean {
    const { tokens } = this.page;
    const token = this.firstToken(segment) - 1;
    return isSeparator(tokens.kind(token)) && token === tokens.firstOf(tokens.line(token + 1));
  }
  /** Does a separator with nothing after it but LaTeX's `\\` stand after this row? */
  hasEdgeAfter(segment: number): boolean {
    const { tokens } = this.page;
    const token = this.lastToken(segment) + 1;
    const end = tokens.firstOf(tokens.line(token - 1) + 1);
    if (token >= end || !isSeparator(tokens.kind(token))) return false;
    let at = token + 1;
    while (at < end && tokens.kind(at) === KIND.SLASH) at += 1;
    return at === end;
  }

  /** The segment of `line` that has the same style and the same place among its like as `top` has on its own line. */
  peerOn(line: number, top: number, topLine: number): number {
    const first = this.firstOf(line);
    const topFirst = this.firstOf(topLine);
    const style = this.style(top);
    if (this.#styleOfLine.at(line) === style && this.#styleOfLine.at(topLine) === style) {
      const same = this.countOf(line) === this.countOf(topLine);
      return same ? first + top - topFirst : this.#nearest(line, top);
    }
    const alike = this.#alike(line, style);
    const peers = this.#alike(topLine, style);
    const place = peers.indexOf(top);
    return alike.length === peers.length ? (alike[place] ?? -1) : this.#nearest(line, top);
  }

  /** Do two lines hold equally many segments of one style? */
  areAlike(line: number, other: number): boolean {
    return (
      this.countOf(line) === this.countOf(other) &&
      this.#styleOfLine.at(line) === this.#styleOfLine.at(other)
    );
  }

  #isPacked(segment: number): boolean {
    return this.#style.at(segment) === PACKED_ROW;
  }

  #push(source: number, style: number, count: number): void {
    this.#source.push(source);
    this.#style.push(style);
    this.#count.push(count);
  }

  #alike(line: number, style: number): number[] {
    const found: number[] = [];
    const first = this.firstOf(line);
    for (let at = first; at < first + this.countOf(line); at += 1) {
      if (this.style(at) === style) found.push(at);
    }
    return found;
  }

  /** The segment of the same style that stands below `top`, even if only in part; else the only one of its line. */
  #nearest(line: number, top: number): number {
    const alike = this.#alike(line, this.style(top));
    const left = this.left(top);
    const right = this.right(top);
    let best = -1;
    let least = Infinity;
    for (const segment of alike) {
      const distance = Math.abs(this.left(segment) - left);
      if (this.left(segment) >= right || this.right(segment) <= left || distance >= least) continue;
      best = segment;
      least = distance;
    }
    return best < 0 && alike.length === 1 ? (alike[0] ?? -1) : best;
  }

  #commonStyle(line: number): number {
    const first = this.#firstOfLine.at(line);
    let style = this.#style.at(first);
    for (let at = first + 1; at < this.#source.size; at += 1) {
      if (this.#style.at(at) !== style) style = MIXED;
    }
    return style;
  }

  #addSpaced(line: number): void {
    const { cells, tokens, size } = this.page;
    const end = cells.firstFrom(tokens.firstOf(line + 1));
    let first = cells.firstFrom(tokens.firstOf(line));
    if (first + 1 === end && size.columns === 2) this.#addLone(first);
    while (first + 1 < end) {
      const style = cells.separator(first + 1);
      let last = first;
      if (style !== APART && isFree(this.page, cells.token(first))) {
        while (
          last + 1 < end &&
          cells.separator(last + 1) === style &&
          isFree(this.page, cells.token(last + 1))
        ) {
          last += 1;
        }
      }
      const length = last - first + 1;
      if (length >= size.columns) this.#addRun(line, first, length, style);
      else if (length > 1 && length === size.columns - 1 && style !== SPACES_ONLY) {
        this.#addShort(first, style);
      }
      // The next run may share its first cell with this one's last.
      first = last > first ? last : first + 1;
    }
  }

  #addShort(first: number, style: number): void {
    this.#push(first, style, this.page.size.columns - 1);
    const segment = this.#source.size - 1;
    if (!this.hasEdgeBefore(segment) && !this.hasEdgeAfter(segment)) this.#pop();
  }

  /** The only cell of a line of a board two columns wide: what stands beside it divides the other rows. */
  #addLone(cell: number): void {
    const { cells, tokens } = this.page;
    const token = cells.token(cell);
    for (const beside of [token - 1, token + 1]) {
      const kind = tokens.kind(beside);
      if (tokens.line(beside) !== tokens.line(token) || !isSeparator(kind)) continue;
      this.#addShort(cell, joined(SPACES_ONLY, kind));
      return;
    }
  }

  #pop(): void {
    this.#source.pop();
    this.#style.pop();
    this.#count.pop();
  }

  /** The rows of a run of equally separated cells. */
  #addRun(line: number, first: number, length: number, style: number): void {
    const { columns } = this.page.size;
    if (length > columns && style === SPACES_ONLY && this.#addByGaps(first, length)) return;
    if (length % columns === 0) {
      for (let start = first; start < first + length; start += columns) {
        this.#push(start, style, columns);
      }
      return;
    }
    this.#cutLines[line] = 1;
    this.#anyCut = true;
    if (this.#cut === "left") this.#push(first, style, columns);
    if (this.#cut === "right") this.#push(first + length - columns, style, columns);
  }

  /** Rows that gaps wider than the narrowest one set apart: `1 2 3    1 2 3   4`. */
  #addByGaps(first: number, length: number): boolean {
    const { columns } = this.page.size;
    let narrowest = Infinity;
    for (let cell = first + 1; cell < first + length; cell += 1) {
      narrowest = Math.min(narrowest, this.#gap(cell));
    }
    let found = false;
    let start = first;
    for (let cell = first + 1; cell <= first + length; cell += 1) {
      if (cell < first + length && this.#gap(cell) <= narrowest) continue;
      if (cell - start === columns) {
        this.#push(start, SPACES_ONLY, columns);
        found = true;
      }
      start = cell;
    }
    return found;
  }

  #gap(cell: number): number {
    const { cells, tokens } = this.page;
    return tokens.start(cells.token(cell)) - tokens.end(cells.token(cell - 1));
  }
}

/** `h=21`: what stands directly behind an equals sign is a value, no row. */
function isValue({ tokens, packed }: Page, word: number): boolean {
  const before = packed.firstToken(word) - 1;
  return tokens.kind(before) === KIND.OTHER && tokens.end(before) === packed.start(word);
}

function isSeparator(kind: number): boolean {
  return kind === KIND.FIELD || kind === KIND.COMMA || kind === KIND.SEMICOLON;
}
