/** The windows of a run in which boards stand; those of which it cannot be told which one is meant. */
export interface Windows {
  /** Where each board starts, in units of the run. */
  readonly starts: readonly number[];
  /** Starts of windows that overlap and could each be the board. */
  readonly doubtful: readonly number[];
}

/**
 * Finds the boards in a run of `length` units (cells, or rows) when a board takes `width` of them:
 * the run cut into boards if it can be, else the boards found from the left, provided that from the right
 * the same are found. `isBoard` is asked once or twice for each start.
 */
export function windowsOf(
  length: number,
  width: number,
  isBoard: (start: number) => boolean,
): Windows {
  if (length < width) return { starts: [], doubtful: [] };
  if (length % width === 0) {
    const starts: number[] = [];
    for (let at = 0; at < length; at += width) if (isBoard(at)) starts.push(at);
    if (starts.length > 0) return { starts, doubtful: [] };
  }
  const left: number[] = [];
  for (let at = 0; at + width <= length; at += 1) {
    if (isBoard(at)) {
      left.push(at);
      at += width - 1;
    }
  }
  if (left.length === 0) return { starts: [], doubtful: [] };
  const right: number[] = [];
  for (let at = length - width; at >= 0; at -= 1) {
    if (isBoard(at)) {
      right.push(at);
      at -= width - 1;
    }
  }
  right.reverse();
  const fromRight = new Set(right);
  const agreed = new Set(left.filter((start) => fromRight.has(start)));
  const doubtful = [...left, ...right].filter((start) => !agreed.has(start));
  return { starts: [...agreed], doubtful: [...new Set(doubtful)].sort((a, b) => a - b) };
}
