import type { BoardSize } from "../board-size.ts";
import { standardGoal } from "../tiles.ts";
import { failure, success, type Result } from "../result.ts";
import { cellsOf, type Cells } from "./cells.ts";
import {
  foundStates,
  possibleSizes,
  readPage,
  type ReadOptions,
  type ReadState,
} from "./find-states.ts";
import { writtenPlace } from "./misspelt.ts";
import type { BoardOnPage, Page } from "./page.ts";
import { placeFinder } from "./place-finder.ts";
import type { ReadProblem } from "./read-problem.ts";
import { KIND } from "./token-kind.ts";
import { tokenize, type Tokens } from "./tokens.ts";

/** No board takes more text than this, in any form. */
const LONGEST_BOARD = 10_000;

/**
 * The one board that a text holds and nothing else, in any form in which people write boards. Without
 * a size the text must tell it: 4, 9, 16, 25 and 36 cells are squares, any other board has to stand in rows.
 */
export function readState(text: string, options: ReadOptions = {}): Result<ReadState, ReadProblem> {
  if (text.length > LONGEST_BOARD) {
    const message = `a text of ${text.length} characters is too long for one board`;
    return failure({ kind: "no-board", message, written: text.slice(0, 60), line: 1, column: 1 });
  }
  const tokens = tokenize(text);
  const cells = cellsOf(tokens, options.tiles);
  const attempts = possibleSizes(options).map((size) => readAs(tokens, cells, size, options));
  const states = attempts.flatMap(({ reading }) => (reading.ok ? [reading.value] : []));
  const usual = states.filter(({ numbering }) => numbering === "usual");
  const [first, second] = usual.length > 0 ? usual : states;
  if (first === undefined) return failure(likeliestProblem(attempts));
  if (second === undefined || first.columns === first.rows) return success(first);
  const widths = states.map(({ columns }) => columns).sort((a, b) => a - b);
  const message = `${first.word.length} cells can have ${widths.join(" or ")} columns: say which, or write the board in rows`;
  const written = text.trim().slice(0, 60);
  return failure({ kind: "ambiguous", message, written, line: 1, column: 1 });
}

/** The text read as a board of one size. */
interface Attempt {
  readonly size: BoardSize;
  /** How many cells the text seems to have. */
  readonly cells: number;
  readonly reading: Result<ReadState, ReadProblem>;
}

const NO_SIZE: ReadProblem = {
  kind: "no-board",
  message: "a board has from 2x2 to 6x6 cells",
  written: "",
  line: 1,
  column: 1,
};

/** The problem of the size that came nearest to a board. */
function likeliestProblem(attempts: readonly Attempt[]): ReadProblem {
  let nearest = NO_SIZE;
  let least = Infinity;
  for (const { size, cells, reading } of attempts) {
    if (reading.ok) continue;
    const { kind } = reading.problem;
    const understood = kind === "extra-text" || kind === "ambiguous";
    // A square is likelier than a rectangle that is nearer by one cell; with no cells at all 3x3 is meant.
    const distance = Math.abs(size.columns * size.rows - (cells || 9));
    const score = understood ? -1 : distance + (size.columns === size.rows ? 0 : 1.5);
    if (score >= least) continue;
    least = score;
    nearest = reading.problem;
  }
  return nearest;
}

function readAs(tokens: Tokens, cells: Cells, size: BoardSize, options: ReadOptions): Attempt {
  const page = readPage(tokens, cells, size, options);
  return { size, cells: cellCount(page), reading: onlyState(page) };
}

function onlyState(page: Page): Result<ReadState, ReadProblem> {
  const { tokens } = page;
  const found = foundStates(page);
  const [first, second] = found;
  if (first === undefined) return failure(noBoard(page));
  const problem = found.find(({ reading }) => !reading.ok);
  if (problem !== undefined && !problem.reading.ok) return failure(problem.reading.problem);
  if (second !== undefined) {
    const message = `a second board begins here, and one was expected`;
    return failure({
      kind: "extra-text",
      message,
      written: tokens.text.slice(second.start, second.end).slice(0, 60),
      line: second.line,
      column: second.column,
    });
  }
  const [board] = page.boards;
  const extra = board === undefined ? null : firstExtra(page, board);
  if (extra !== null) return failure(extra);
  return first.reading;
}

/** The first word beside the board that does not belong to its form. */
function firstExtra(page: Page, board: BoardOnPage): ReadProblem | null {
  const { tokens } = page;
  for (let token = 0; token < tokens.size; token += 1) {
    const kind = tokens.kind(token);
    if (page.used[token] === 1) continue;
    if (kind !== KIND.WORD && kind !== KIND.OTHER) continue;
    if (isSizeLine(page, token, board)) continue;
    const spans = [{ first: token, last: token }];
    const written = writtenPlace(page, spans);
    const message = `${JSON.stringify(written)} stands beside the board and is no part of it`;
    return {
      kind: "extra-text",
      message,
      written,
      ...placeFinder(tokens.text)(tokens.start(token)),
    };
  }
  return null;
}

/** The width of the board alone on the line above it, as Princeton's files have it. */
function isSizeLine(page: Page, token: number, board: BoardOnPage): boolean {
  const { tokens, size } = page;
  const line = tokens.line(token);
  const top = board.spans[0];
  return (
    top !== undefined &&
    tokens.firstOf(line + 1) === token + 1 &&
    tokens.firstOf(line) === token &&
    tokens.line(top.first) === line + 1 &&
    tokens.text.slice(tokens.start(token), tokens.end(token)) === String(size.columns)
  );
}

function noBoard(page: Page): ReadProblem {
  const { tokens, n, size } = page;
  const written =
    tokens.size === 0 ? "" : writtenPlace(page, [{ first: 0, last: tokens.size - 1 }]);
  const place = placeFinder(tokens.text)(Math.max(0, tokens.start(0)));
  const wanted = `a board of ${size.columns}x${size.rows} has ${n} different cells, such as ${page.ownTiles ?? standardGoal(n)}`;
  if (tokens.size === 0) {
    return { kind: "no-board", message: `there is nothing here: ${wanted}`, written, ...place };
  }
  const count = cellCount(page);
  const kind = count === n ? "not-a-state" : count > 1 ? "wrong-size" : "no-board";
  const counted = count > 1 ? `, not ${count}` : "";
  const message = `${JSON.stringify(written)} is no board: ${wanted}${counted}`;
  return { kind, message, written, ...place };
}

/** How many cells the text seems to have: those of its longest word of digits, or its separate cells. */
function cellCount(page: Page): number {
  const { tokens, cells } = page;
  let packed = 0;
  for (let token = 0; token < tokens.size; token += 1) {
    const word = tokens.text.slice(tokens.start(token), tokens.end(token));
    if (tokens.kind(token) === KIND.WORD && /\d/.test(word) && word.length > 2)
      packed += word.length;
  }
  return Math.max(packed, packed === 0 ? cells.size : 0);
}
