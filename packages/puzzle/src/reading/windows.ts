/** The windows of a run in which boards stand; those of which it cannot be told which one is meant. */
export interface Windows<Board> {
  /** Where each board starts, in units of the run, and the board. */
  readonly found: readonly Window<Board>[];
  /** Starts of windows that overlap and could each be the board. */
  readonly doubtful: readonly number[];
}

interface Window<Board> {
  readonly start: number;
  readonly board: Board;
}

/**
 * Finds the boards in a run of `length` units (cells, or rows) when a board takes `width` of them:
 * the run cut into boards if it can be, else the boards found from the left, provided that from the right
 * the same are found. `boardAt` is asked once or twice for each start.
 */
export function windowsOf<Board>(
  length: number,
  width: number,
  boardAt: (start: number) => Board | null,
): Windows<Board> {
  if (length < width) return { found: [], doubtful: [] };
  if (length % width === 0) {
    const found = boardsFrom(0, width, length - width, width, boardAt);
    if (found.length > 0) return { found, doubtful: [] };
  }
  const left = boardsFrom(0, 1, length - width, width, boardAt);
  if (left.length === 0) return { found: [], doubtful: [] };
  const right = boardsFrom(length - width, -1, length - width, width, boardAt).reverse();
  const fromRight = new Set(right.map(({ start }) => start));
  const found = left.filter(({ start }) => fromRight.has(start));
  const agreed = new Set(found.map(({ start }) => start));
  const doubtful = [...left, ...right]
    .map(({ start }) => start)
    .filter((start) => !agreed.has(start));
  return { found, doubtful: [...new Set(doubtful)].sort((a, b) => a - b) };
}

/** The boards from a start on in steps, `width` units further after each board. */
function boardsFrom<Board>(
  first: number,
  step: number,
  last: number,
  width: number,
  boardAt: (start: number) => Board | null,
): Window<Board>[] {
  const found: Window<Board>[] = [];
  for (let start = first; start >= 0 && start <= last;) {
    const board = boardAt(start);
    if (board !== null) found.push({ start, board });
    start += board === null ? step : Math.sign(step) * width;
  }
  return found;
}
