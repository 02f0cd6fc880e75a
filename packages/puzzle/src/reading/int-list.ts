/** From this many on, four bytes a number: texts of millions of cells must fit. */
const LONG = 1024;

/** A list of whole numbers that grows: a plain array while it is short, for most texts are one line. */
export class IntList {
  #values: number[] | Int32Array = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(value: number): void {
    if (this.#size >= LONG && this.#size >= this.#values.length) {
      const larger = new Int32Array(this.#size * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#size] = value;
    this.#size += 1;
  }

  pop(): void {
    this.#size -= 1;
  }

  /** The value at `index`; -1 outside the list. */
  at(index: number): number {
    return index >= 0 && index < this.#size ? (this.#values[index] ?? -1) : -1;
  }
}
