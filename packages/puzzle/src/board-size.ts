import { failure, success, type Result } from "./result.ts";

/** A board's size in cells: its width and its height, each from 2 to 6. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

export const SMALLEST_SIDE = 2;
export const LARGEST_SIDE = 6;

/** Every board from 2x2 to 6x6, squares first: the order in which a size is tried when none is given. */
export const BOARD_SIZES: readonly BoardSize[] = allSizes();

function allSizes(): BoardSize[] {
  const sides = Array.from(
    { length: LARGEST_SIDE - SMALLEST_SIDE + 1 },
    (_, i) => SMALLEST_SIDE + i,
  );
  const sizes = sides.flatMap((rows) => sides.map((columns) => ({ columns, rows })));
  return sizes.sort((a, b) => Number(a.columns !== a.rows) - Number(b.columns !== b.rows));
}

/** Is this a width or a height that a board can have? */
export function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= SMALLEST_SIDE && value <= LARGEST_SIDE;
}

/** The sizes that a board of that many cells can have. Empty when there is none. */
export function sizesOf(cells: number): readonly BoardSize[] {
  return BOARD_SIZES.filter(({ columns, rows }) => columns * rows === cells);
}

/**
 * The width of a board of that many cells: its root for a square board, and a problem in one sentence for any
 * other, which can be cut into rows in several ways.
 */
export function columnsOf(cells: number): Result<number, string> {
  const sizes = sizesOf(cells);
  const square = sizes.find(({ columns, rows }) => columns === rows);
  if (square !== undefined) return success(square.columns);
  if (sizes.length === 0) {
    return failure(
      `${cells} cells make no board: a board has from ${SMALLEST_SIDE}x${SMALLEST_SIDE} to ${LARGEST_SIDE}x${LARGEST_SIDE} cells`,
    );
  }
  const widths = sizes.map(({ columns }) => columns).sort((a, b) => a - b);
  return failure(`${cells} cells can have ${listed(widths)} columns: say which`);
}

function listed(numbers: readonly number[]): string {
  return numbers.length === 1
    ? String(numbers[0])
    : `${numbers.slice(0, -1).join(", ")} or ${numbers.at(-1)}`;
}
