import type { Course, RunInProgress } from "./course.ts";
import { choicesByPriority } from "./tied-choices.ts";

/**
 * Beam search: of each level the nodes with the least h. A level stands at the beginning of the
 * frontier, what is not among its best too, until the first node of the next level is taken.
 */
export class BeamLevel implements Course {
  readonly #width: number;
  /** How many nodes of the level stand in the frontier, and how many of them are still taken. */
  #size = 0;
  #places = 0;

  constructor(width: number) {
    this.#width = width;
  }

  choices(run: RunInProgress): number[] {
    const positions = run.frontier.map((_, position) => position);
    const isNextLevel = this.#places === 0;
    return choicesByPriority(
      run,
      isNextLevel ? positions.slice(this.#size) : positions.slice(0, this.#size),
    );
  }

  isOver({ frontier }: RunInProgress): boolean {
    return this.#places === 0 && frontier.length === this.#size;
  }

  forget(run: RunInProgress, position: number): number {
    if (position < this.#size) {
      this.#size--;
      this.#places = Math.max(0, this.#places - 1);
      return position;
    }
    const at = position - this.#size;
    run.frontier = run.frontier.slice(this.#size);
    this.#size = run.frontier.length - 1;
    this.#places = Math.min(this.#width, run.frontier.length) - 1;
    return at;
  }

  /** What is left of the level that is visited: its nodes in the frontier, and how many of them are still taken. */
  get rest(): { readonly size: number; readonly places: number } {
    return { size: this.#size, places: this.#places };
  }

  copy(): BeamLevel {
    const copy = new BeamLevel(this.#width);
    copy.#size = this.#size;
    copy.#places = this.#places;
    return copy;
  }

  key(): string {
    return `${this.#size},${this.#places}`;
  }
}
