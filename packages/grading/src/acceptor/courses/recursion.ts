import { RecursiveFrontier } from "@jejak/search";
import type { LegalTree } from "../legal-tree.ts";
import type { Course, RunInProgress } from "./course.ts";

/** Recursive best-first search, which remembers the siblings along its path and comes back to what it left. */
export class Recursion implements Course {
  readonly #calls: RecursiveFrontier;

  private constructor(calls: RecursiveFrontier) {
    this.#calls = calls;
  }

  static start(nodes: LegalTree): Recursion {
    const calls = new RecursiveFrontier(nodes);
    calls.addAll([nodes.root]);
    return new Recursion(calls);
  }

  choices({ frontier, rules }: RunInProgress): number[] {
    const next = this.#calls.copy().candidates();
    const allowed = rules.ties === "any" ? next : next.slice(0, 1);
    return allowed.map((node) => frontier.indexOf(node));
  }

  goOn(run: RunInProgress, taken: number, children: readonly number[] | null): void {
    this.#calls.goTo(taken);
    if (children !== null) this.#calls.addAll(children);
    run.frontier = this.#calls.list();
  }

  copy(): Recursion {
    return new Recursion(this.#calls.copy());
  }

  key(): string {
    return this.#calls.key();
  }
}
