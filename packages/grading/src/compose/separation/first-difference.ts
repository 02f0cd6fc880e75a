import { accept } from "../../acceptor/accept.ts";
import { Budget } from "../../acceptor/budget.ts";
import { Configuration } from "../../acceptor/configuration.ts";
import { LegalTree } from "../../acceptor/legal-tree.ts";
import { isDetermined } from "../../diagnosis/course-run.ts";
import type { StateSequence } from "../../diagnosis/fit.ts";
import type { AnswerKey } from "../../grade/answer-key.ts";

/** Where a course leaves choices, right traces may be longer than the one that is known, but hardly more. */
const LONGEST_IN_TRACES = 4;
const BUDGET = 100_000;

/** Tells right traces of one question from wrong ones, many times over. */
export class RightTraces {
  readonly #key: AnswerKey;
  readonly #tree: LegalTree;
  readonly #length: number;

  constructor(key: AnswerKey) {
    this.#key = key;
    this.#tree = new LegalTree(key.space, key.question.rules);
    const isOneTrace = isDetermined(this.#start());
    const { length } = key.sequence;
    // With the goal test at generation the goal may stand behind the visits.
    this.#length = isOneTrace ? length + 3 : LONGEST_IN_TRACES * (length + 5);
  }

  #start(): Configuration {
    return Configuration.start(this.#key.question.rules, this.#tree);
  }

  /** The first step, from 1, at which a trace is no right one any more; null: it is a right one. */
  firstDifference(trace: StateSequence): number | null {
    const states: number[] = [];
    for (let index = 0; index < this.#length; index++) {
      const state = trace.at(index);
      if (state === null) break;
      states.push(state);
    }
    const { asked } = this.#key;
    const verdict = accept(asked, this.#start(), states, new Budget(BUDGET));
    // What cannot be decided is not counted as told apart.
    if (verdict.verdict !== "rejected") return null;
    // The goal may stand behind the visits, but nothing after it.
    const withGoal = states.slice(0, verdict.at + 1);
    const isRightSoFar =
      this.#mayEndWithGoal &&
      verdict.at < states.length &&
      accept(asked, this.#start(), withGoal, new Budget(BUDGET)).verdict === "accepted";
    return verdict.at + (isRightSoFar ? 2 : 1);
  }

  get #mayEndWithGoal(): boolean {
    return this.#key.question.rules.goalTest === "generate";
  }
}
