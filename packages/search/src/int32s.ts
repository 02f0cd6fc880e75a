/** Thrown where there is no more memory to be had; the search it ends is `stopped`. */
export class MemoryExhausted extends RangeError {
  override readonly name = "MemoryExhausted";
}

/** That many 32-bit integers, all 0. */
export function int32s(length: number): Int32Array {
  try {
    return new Int32Array(length);
  } catch (cause) {
    throw new MemoryExhausted(`there is no memory for ${length} integers`, { cause });
  }
}

const LARGE = 65_536;

/** How many rows a full column of `rows` grows to: half as many more, or a quarter where that saves memory. */
export function rowsAfter(rows: number): number {
  return rows + (rows >> (rows < LARGE ? 1 : 2));
}

/** The same integers with room for `length`. */
export function grownTo(column: Int32Array, length: number): Int32Array {
  const larger = int32s(length);
  larger.set(column);
  return larger;
}
