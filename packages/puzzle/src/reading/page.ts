import type { BoardSize } from "../board-size.ts";
import { bracketPairs, type BracketPairs } from "./bracket-pairs.ts";
import type { Cells } from "./cells.ts";
import {
  interpreter,
  ownTilesOf,
  type Interpretation,
  type Interpreter,
  type TileKnowledge,
} from "./interpret-cells.ts";
import { packedWords, type PackedWords } from "./packed-words.ts";
import { RowLines } from "./lines.ts";
import type { Tokens } from "./tokens.ts";

/** Tokens of one line, first and last, that hold a row of a board or all of it. */
export interface TokenSpan {
  readonly first: number;
  readonly last: number;
}

/** Cells that are a board. */
export interface ReadCells {
  readonly reading: Interpretation;
  /** The codes of the cells, row by row. */
  readonly codes: readonly number[];
}

/** A board that was found: its cells understood, and where they stand. */
export interface BoardOnPage extends ReadCells {
  readonly kind: "board";
  readonly spans: readonly TokenSpan[];
  /** How it is written, in a few words for people. */
  readonly form: string;
  /** The blank as written; "" for an empty cell. */
  readonly blank: string;
}

/** A place that looks like a board and is not understood. */
export interface PuzzlingPlace {
  readonly kind: "not-a-state" | "wrong-size" | "ambiguous";
  readonly spans: readonly TokenSpan[];
  readonly form: string;
  readonly message: string;
}

/** A text on its way to being read for boards of one size: what it holds, and which of it is already taken. */
export interface Page {
  readonly tokens: Tokens;
  readonly cells: Cells;
  readonly packed: PackedWords;
  readonly size: BoardSize;
  /** Cells of a board. */
  readonly n: number;
  readonly interpret: Interpreter;
  /** The caller's own tiles, if they are not the usual ones. */
  readonly ownTiles: string | null;
  /** The highest number is the blank, as the caller or the text says. */
  readonly highestBlank: boolean;
  readonly boards: BoardOnPage[];
  readonly puzzling: PuzzlingPlace[];
  readonly brackets: BracketPairs;
  /** Which lines can follow each other as rows. */
  readonly rowLines: () => RowLines;
  /** For runs of so many equally separated cells, where in them boards began. */
  readonly habits: Map<number, Set<number>>;
  /** 1 for each token that belongs to a board or to a puzzling place. */
  readonly used: Uint8Array;
  /** Room for the cells that are looked at now: most of them are no board. */
  readonly window: number[];
}

/** A page on which nothing is found yet. */
export function pageOf(tokens: Tokens, cells: Cells, size: BoardSize, known: TileKnowledge): Page {
  const n = size.columns * size.rows;
  const ownTiles = ownTilesOf(n, known);
  let rowLines: RowLines | undefined;
  return {
    tokens,
    cells,
    packed: packedWords(tokens, size.columns, n, ownTiles),
    size,
    n,
    interpret: interpreter(n, known),
    ownTiles,
    highestBlank: known.blank === "highest",
    boards: [],
    puzzling: [],
    brackets: bracketPairs(tokens),
    rowLines: () => (rowLines ??= new RowLines(tokens)),
    habits: new Map(),
    used: new Uint8Array(tokens.size),
    window: [],
  };
}

export function isFree(page: Page, token: number): boolean {
  return page.used[token] === 0;
}

export function takeBoard(page: Page, board: BoardOnPage): void {
  page.boards.push(board);
  markUsed(page, board.spans);
}

/** Leaves only the first `count` boards on the page, and what the others held is free again. */
export function giveBack(page: Page, count: number): void {
  for (const { spans } of page.boards.splice(count)) markFree(page, spans);
}

export function takePuzzling(page: Page, place: PuzzlingPlace): void {
  page.puzzling.push(place);
  markUsed(page, place.spans);
}

export function markUsed(page: Page, spans: readonly TokenSpan[]): void {
  mark(page, spans, 1);
}

export function markFree(page: Page, spans: readonly TokenSpan[]): void {
  mark(page, spans, 0);
}

function mark({ used }: Page, spans: readonly TokenSpan[], value: 0 | 1): void {
  for (const { first, last } of spans) {
    for (let token = first; token <= last; token += 1) used[token] = value;
  }
}

/** The codes of the cells from `first`, as many as a board or a row has. */
export function codesFrom(page: Page, first: number, count: number): number[] {
  const codes: number[] = [];
  for (let cell = first; cell < first + count; cell += 1) codes.push(page.cells.code(cell));
  return codes;
}

/** The board whose cells follow each other from `first`; null when they are none. */
export function boardFrom(page: Page, first: number): ReadCells | null {
  const { cells, n, window } = page;
  for (let index = 0; index < n; index += 1) window[index] = cells.code(first + index);
  const reading = page.interpret(window);
  return reading === null ? null : { reading, codes: window.slice() };
}

/** The text of a cell as written, without quotes; "" when it is empty. */
export function writtenCell(page: Page, cell: number): string {
  const token = page.cells.token(cell);
  const text = page.tokens.text.slice(page.tokens.start(token), page.tokens.end(token));
  return /^["'`]?\s*["'`]?$/.test(text) ? "" : text;
}
