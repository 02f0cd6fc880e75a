import { BOARD_SIZES, type BoardSize } from "../board-size.ts";
import { failure, success, type Result } from "../result.ts";
import { saysHighestBlank } from "./blank-hint.ts";
import { cellsOf, type Cells } from "./cells.ts";
import type { Numbering, TileKnowledge } from "./interpret-cells.ts";
import { matchBarred } from "./match-barred.ts";
import { matchBrackets } from "./match-brackets.ts";
import { matchFlat } from "./match-flat.ts";
import { matchGapped } from "./match-gapped.ts";
import { matchIndexed } from "./match-indexed.ts";
import { matchMisspelt } from "./match-misspelt.ts";
import { matchMisspeltStacks } from "./match-misspelt-stacks.ts";
import { matchPackedRows, matchWords } from "./match-packed.ts";
import { matchRowsOnLine } from "./match-rows-on-line.ts";
import { matchSideBySide } from "./match-side-by-side.ts";
import { matchStacked, matchStackedLoosely } from "./match-stacked.ts";
import { writtenPlace } from "./misspelt.ts";
import { pageOf, type BoardOnPage, type Page, type PuzzlingPlace, type TokenSpan } from "./page.ts";
import { placeFinder, type PlaceFinder } from "./place-finder.ts";
import type { ReadProblem } from "./read-problem.ts";
import { RowSegments } from "./row-segments.ts";
import { settleNumbering } from "./settle-numbering.ts";
import { tokenize, type Tokens } from "./tokens.ts";

/** What is known of the boards before they are read. Without a size the text itself must tell it. */
export interface ReadOptions extends TileKnowledge {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

/** A board as it was understood. */
export interface ReadState {
  /** The canonical word: one base-36 character a cell, row by row, 0 for the blank. */
  readonly word: string;
  readonly columns: number;
  readonly rows: number;
  /** How it is written, in a few words for people: `3 rows on one line`. */
  readonly form: string;
  /** The blank as written; "" where its cell was left empty. */
  readonly blank: string;
  readonly numbering: Numbering;
}

/** Offsets in the text, in UTF-16 units; `end` is the first one after. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A place in a text where a board stands, or something that was meant as one. */
export interface FoundState extends TextSpan {
  /** Line and column of the start, from 1. */
  readonly line: number;
  readonly column: number;
  /** One span a line. The spans of boards side by side lie between each other's start and end. */
  readonly spans: readonly TextSpan[];
  readonly reading: Result<ReadState, ReadProblem>;
}

/**
 * All boards of a text in the order in which they start, with all that was meant as a board and is
 * none. Boards may stand one a line, stacked, side by side, in lists and tables, with anything
 * between. Never a guess: what could be read in two ways is a problem with its place. The work is
 * linear in the length of the text.
 */
export function findStates(text: string, options: ReadOptions = {}): readonly FoundState[] {
  const tokens = tokenize(text);
  const cells = cellsOf(tokens, options.tiles);
  const size = knownSize(options) ?? likeliestSize(text, options);
  const page = readPage(tokens, cells, size, options);
  return foundStates(page);
}

/** The page read for boards of one size. */
export function readPage(
  tokens: Tokens,
  cells: Cells,
  size: BoardSize,
  options: TileKnowledge,
): Page {
  const hinted = saysHighestBlank(tokens.text, size.columns * size.rows);
  const blank = options.blank ?? (hinted ? "highest" : undefined);
  const page = pageOf(tokens, cells, size, { tiles: options.tiles, blank });
  matchWords(page);
  matchIndexed(page);
  matchBrackets(page);
  const canStack = tokens.lines >= size.rows;
  if (canStack) matchBarred(page);
  matchPackedRows(page);
  matchRowsOnLine(page);
  matchFlat(page);
  if (canStack) matchSideBySide(page);
  const segments = canStack ? new RowSegments(page, "strict") : null;
  if (segments !== null) matchStacks(page, segments);
  settleNumbering(page);
  const forms = new Set(page.boards.map(({ form }) => form));
  matchMisspelt(page, forms);
  if (segments !== null) matchMisspeltStacks(page, segments, forms);
  return page;
}

function matchStacks(page: Page, segments: RowSegments): void {
  matchStacked(page, segments, 0);
  matchGapped(page, segments);
  matchStackedLoosely(page, segments);
  matchStacked(page, segments, 1);
}

/** Boards and puzzling places of a page, in the order in which they start. */
export function foundStates(page: Page): FoundState[] {
  const places = placeFinder(page.tokens.text);
  const all: (BoardOnPage | PuzzlingPlace)[] = [...page.boards, ...page.puzzling];
  const found = all.map((item) => foundState(page, places, item));
  return found.sort((a, b) => a.start - b.start);
}

function foundState(
  page: Page,
  places: PlaceFinder,
  item: BoardOnPage | PuzzlingPlace,
): FoundState {
  const spans = item.spans.map((span) => textSpan(page, span));
  let { start = 0, end = 0 } = spans[0] ?? {};
  for (const span of spans) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  const { line, column } = places(start);
  const { columns, rows } = page.size;
  const reading: Result<ReadState, ReadProblem> =
    item.kind === "board"
      ? success({
          word: item.reading.word,
          columns,
          rows,
          form: item.form,
          blank: item.blank,
          numbering: item.reading.numbering,
        })
      : failure({
          kind: item.kind,
          message: item.message,
          written: writtenPlace(page, item.spans),
          line,
          column,
        });
  return { start, end, line, column, spans, reading };
}

function textSpan(page: Page, { first, last }: TokenSpan): TextSpan {
  return { start: page.tokens.start(first), end: page.tokens.end(last) };
}

function knownSize({ columns, rows }: ReadOptions): BoardSize | null {
  return columns !== undefined && rows !== undefined ? { columns, rows } : null;
}

/** The sizes that a board can have when only some of it is known, in the order in which to try them. */
export function possibleSizes({ columns, rows }: ReadOptions): readonly BoardSize[] {
  return BOARD_SIZES.filter(
    (size) =>
      (columns === undefined || size.columns === columns) &&
      (rows === undefined || size.rows === rows),
  );
}

/** A size shows on the first pages. */
const TELLING_LENGTH = 20_000;
const USUAL_SIZE: BoardSize = { columns: 3, rows: 3 };

/** The size whose boards cover most of the text. */
function likeliestSize(text: string, options: ReadOptions): BoardSize {
  const start = text.slice(0, TELLING_LENGTH);
  const tokens = tokenize(start);
  const cells = cellsOf(tokens, options.tiles);
  let best: BoardSize | undefined;
  let most = 0;
  for (const size of possibleSizes(options)) {
    const page = readPage(tokens, cells, size, options);
    const covered = page.boards.length * page.n;
    if (covered > most) {
      most = covered;
      best = size;
    }
  }
  return best ?? possibleSizes(options)[0] ?? USUAL_SIZE;
}
