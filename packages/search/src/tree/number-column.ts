type Numbers = Uint8Array | Uint16Array | Int32Array | Float64Array;

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
    if (this.values[row] !== value) this.#widen(row, value);
  }

  grow(capacity: number): void {
    const grown = new (this.values.constructor as new (length: number) => Numbers)(capacity);
    grown.set(this.values);
    this.values = grown;
  }

  #widen(row: number, value: number): void {
    const { length } = this.values;
    const wider =
      value === (value & 0xffff)
        ? new Uint16Array(length)
        : value === (value | 0)
          ? new Int32Array(length)
          : new Float64Array(length);
    // A column that was wider than this value alone needs cannot have failed to hold it.
    wider.set(this.values);
    wider[row] = value;
    this.values = wider;
  }
}
