import { columnsOf, isSide, LARGEST_SIDE, SMALLEST_SIDE } from "./board-size.ts";
import { checkChildOrder, SEL_ADJ, type ChildOrder } from "./moves/child-order.ts";
import { failure, success, type Result } from "./result.ts";
import { solvability } from "./solvability.ts";
import { BLANK, describeFaults, standardTiles, tileFaults } from "./tiles.ts";

/** A puzzle as somebody describes it: words of start and goal, and what may be left to its default. */
export interface PuzzleDescription {
  readonly start: string;
  /** One goal, or several of which each will do. */
  readonly goal: string | readonly string[];
  /** The width; a square board needs none. */
  readonly columns?: number | undefined;
  /** Default: the slides' SelAdj, blank down, right, left, up. */
  readonly childOrder?: string | readonly string[] | undefined;
}

/** A puzzle that is known to be sound: the words are boards of one size and one set of tiles. */
export interface Puzzle {
  readonly start: string;
  readonly goals: readonly string[];
  readonly columns: number;
  readonly rows: number;
  readonly childOrder: ChildOrder;
}

/** What is wrong with a puzzle: which part of it, and one sentence that says what would be right. */
export interface PuzzleProblem {
  readonly part: "start" | "goal" | "columns" | "childOrder";
  readonly kind: "not-a-state" | "wrong-size" | "unsolvable" | "columns" | "child-order";
  readonly message: string;
}

/** The puzzle, or the first problem in it. An unsolvable pair of boards is a problem too. */
export function checkPuzzle(description: PuzzleDescription): Result<Puzzle, PuzzleProblem> {
  const shape = checkShape(description);
  if (!shape.ok) return shape;
  const { start, goals, columns } = shape.value;
  const verdicts = goals.map((goal) => solvability(start, goal, columns));
  const [first] = verdicts;
  if (first !== undefined && verdicts.every(({ solvable }) => !solvable)) {
    return failure({ part: "goal", kind: "unsolvable", message: first.reason });
  }
  return shape;
}

/** As `checkPuzzle`, but start and goal may lie in the two halves that no move connects. */
export function checkShape(description: PuzzleDescription): Result<Puzzle, PuzzleProblem> {
  const { start } = description;
  const goals =
    typeof description.goal === "string" ? [description.goal] : [...new Set(description.goal)];
  if (goals.length === 0) {
    return failure({ part: "goal", kind: "not-a-state", message: "there is no goal: name one" });
  }
  const columns = checkColumns(start, description.columns);
  if (!columns.ok) return columns;
  const tiles = tilesOf(start, goals);
  const boards = [["start", start] as const, ...goals.map((goal) => ["goal", goal] as const)];
  for (const [part, word] of boards) {
    const problem = boardProblem(part, word, start, tiles);
    if (problem !== null) return failure(problem);
  }
  const childOrder = checkChildOrder(description.childOrder ?? SEL_ADJ);
  if (!childOrder.ok) {
    return failure({ part: "childOrder", kind: "child-order", message: childOrder.problem });
  }
  const rows = start.length / columns.value;
  return success({ start, goals, columns: columns.value, rows, childOrder: childOrder.value });
}

function checkColumns(start: string, columns: number | undefined): Result<number, PuzzleProblem> {
  const cells = start.length;
  if (columns === undefined) {
    const inferred = columnsOf(cells);
    if (inferred.ok) return inferred;
    return failure({
      part: "start",
      kind: "wrong-size",
      message: `${quoted(start)}: ${inferred.problem}`,
    });
  }
  const range = `from ${SMALLEST_SIDE} to ${LARGEST_SIDE}`;
  if (!isSide(columns)) {
    const message = `a board has ${range} columns, not ${columns}`;
    return failure({ part: "columns", kind: "columns", message });
  }
  if (cells % columns !== 0 || !isSide(cells / columns)) {
    const message = `${quoted(start)} has ${cells} cells, which ${columns} columns do not cut into ${range} rows`;
    return failure({ part: "columns", kind: "columns", message });
  }
  return success(columns);
}

/** The tiles that every board of this puzzle must hold: the usual ones, or else those of the first sound board. */
function tilesOf(start: string, goals: readonly string[]): string {
  const usual = standardTiles(start.length);
  const boards = [start, ...goals];
  if (boards.some((board) => tileFaults(board, usual) === null)) return usual;
  return (
    boards.find((board) => new Set(board).size === board.length && board.includes(BLANK)) ?? usual
  );
}

function boardProblem(
  part: "start" | "goal",
  word: string,
  start: string,
  tiles: string,
): PuzzleProblem | null {
  if (word.length !== start.length) {
    const message = `the goal ${quoted(word)} has ${word.length} cells and the start ${quoted(start)} has ${start.length}: both must be of one size`;
    return { part, kind: "wrong-size", message };
  }
  const faults = tileFaults(word, tiles);
  if (faults === null) return null;
  const message = `the ${part} ${quoted(word)} is no board: ${describeFaults(faults)}`;
  return { part, kind: "not-a-state", message };
}

function quoted(word: string): string {
  return word.length > 40 ? JSON.stringify(`${word.slice(0, 40)}...`) : word === "" ? '""' : word;
}
