import { MemoryExhausted } from "../int32s.ts";

type Numbers = Uint8Array | Uint16Array | Int32Array | Float64Array;

type NumbersOf = new (length: number) => Numbers;

/**
 * A column of numbers of at least 0, as narrow as what it holds: one byte a row until a number needs
 * two, then four, and eight for fractions and for what is larger still.
 */
export class NumberColumn {
  values: Numbers;

  constructor(capacity: number) {
    this.values = new Uint8Array(capacity);
  }

  set(row: number, value: number): void {
    this.values[row] = value;
    // A column that is too narrow has kept something else.
    if (this.values[row] !== value) this.widen(row, value);
  }

  grow(capacity: number): void {
    const grown = allocated(this.values.constructor as NumbersOf, capacity);
    grown.set(this.values);
    this.values = grown;
  }

  private widen(row: number, value: number): void {
    const { length } = this.values;
    const kind =
      value === (value & 0xffff) ? Uint16Array : value === (value | 0) ? Int32Array : Float64Array;
    const wider = allocated(kind, length);
    // A column that was wider than this value alone needs cannot have failed to hold it.
    wider.set(this.values);
    wider[row] = value;
    this.values = wider;
  }
}

function allocated(kind: NumbersOf, length: number): Numbers {
  try {
    return new kind(length);
  } catch (cause) {
    throw new MemoryExhausted(`there is no memory for ${length} numbers`, { cause });
  }
}
