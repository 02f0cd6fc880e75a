/** From this many on, four bytes a number: texts of millions of cells must fit. */
const LONG = 1024;

const NONE = new Int32Array(0);

/** A list of whole numbers that grows: a plain array while it is short, for most texts are one line. */
export class IntList {
  // Two fields, for a place in the code that sees both kinds of array is slow for either.
  readonly #short: number[] = [];
  #long: Int32Array = NONE;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(value: number): void {
    if (this.#size < LONG) this.#short[this.#size] = value;
    else {
      if (this.#size >= this.#long.length) this.#grow();
      this.#long[this.#size] = value;
    }
    this.#size += 1;
  }

  pop(): void {
    this.#size -= 1;
  }

  /** The value at `index`; -1 outside the list. */
  at(index: number): number {
    if (index < 0 || index >= this.#size) return -1;
    return (index < LONG ? this.#short[index] : this.#long[index]) ?? -1;
  }

  /** The first `LONG` places of the long part are left empty, so that both parts count from the same start. */
  #grow(): void {
    const larger = new Int32Array(this.#size * 2);
    larger.set(this.#long);
    this.#long = larger;
  }
}
