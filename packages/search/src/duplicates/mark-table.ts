import { grownTo } from "../int32s.ts";
import type { CodeSpace } from "../space/integer-space.ts";

const FIRST_WORDS = 64;

/** One bit for each state, by its mark in the space. */
export class MarkTable {
  /** 32 bits each; public for a loop that reads and sets bits in one go. */
  words: Int32Array = new Int32Array(FIRST_WORDS);
  /** Whether there is room for every mark of the space. */
  isComplete = false;
  private used = false;

  /** Gives the table, without a mark, to a search. */
  start(space: CodeSpace): void {
    this.isComplete = space.marks !== Infinity;
    const words = space.marks === Infinity ? FIRST_WORDS : Math.ceil(space.marks / 32);
    if (words > this.words.length) this.words = new Int32Array(words);
    else if (this.used) this.words.fill(0);
    this.used = true;
  }

  has(mark: number): boolean {
    const word = mark >> 5;
    return word < this.words.length && ((this.words[word] as number) & (1 << (mark & 31))) !== 0;
  }

  /** Marks a state; false when it was marked already. */
  add(mark: number): boolean {
    const word = mark >> 5;
    if (word >= this.words.length) this.grow(word);
    const before = this.words[word] as number;
    this.words[word] = before | (1 << (mark & 31));
    return (before & (1 << (mark & 31))) === 0;
  }

  private grow(word: number): void {
    this.words = grownTo(this.words, Math.max(word + 1, 2 * this.words.length));
  }
}
