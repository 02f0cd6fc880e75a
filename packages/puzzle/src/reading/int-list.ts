/** A list of whole numbers that grows, four bytes each: texts of millions of cells must fit. */
export class IntList {
  #values: Int32Array = new Int32Array(64);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(value: number): void {
    if (this.#size === this.#values.length) {
      const larger = new Int32Array(this.#size * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#size] = value;
    this.#size += 1;
  }

  /** The value at `index`; -1 outside the list. */
  at(index: number): number {
    return index >= 0 && index < this.#size ? (this.#values[index] ?? -1) : -1;
  }

  pop(): void {
    this.#size -= 1;
  }
}
