/** How much one trace may cost. A trace written to make equal copies explode runs out of it, and is told so. */
export class Budget {
  #left: number;

  /** `units`: roughly one for each frontier node that is copied or looked at. */
  constructor(units: number) {
    this.#left = units;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  spend(units: number): void {
    this.#left -= units;
  }
}
