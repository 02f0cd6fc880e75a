import type { Heuristic } from "@jejak/search";
import { accept } from "../acceptor/accept.ts";
import { Budget } from "../acceptor/budget.ts";
import { Configuration } from "../acceptor/configuration.ts";
import type { CourseRules } from "../acceptor/course-rules.ts";
import { LegalTree } from "../acceptor/legal-tree.ts";
import type { StateSpace } from "../acceptor/state-space.ts";
import type { AnswerKey } from "../grade/answer-key.ts";
import { byTheRules, CourseRun, isDetermined } from "./course-run.ts";
import { fit, type Fit } from "./fit.ts";
import type { Change } from "./hypothesis.ts";
import { nearbyChanges } from "./nearby-changes.ts";

const BUDGET = 400_000;

/** The changes of a question's rules and what is needed to try them on traces, made once for a class. */
export class DiagnosisLab {
  readonly key: AnswerKey;
  readonly changes: readonly Change[];
  readonly #spaces = new Map<string, Map<Heuristic<string> | null, StateSpace>>();

  constructor(key: AnswerKey, otherGoals: readonly string[]) {
    this.key = key;
    this.changes = nearbyChanges(key, otherGoals);
  }

  /** How well a trace fits the rules under these changes; null when it takes more than `most` slips. */
  try(changes: readonly Change[], written: readonly (number | null)[], most: number): Fit | null {
    const found = this.#fit(changes, written, most, false);
    if (found === null || !changes.some(({ hasNoGoal }) => hasNoGoal === true)) return found;
    // Whoever stops before the goal has stopped early, and may well have tested for it.
    const tested = changes.filter(({ hasNoGoal }) => hasNoGoal !== true);
    return this.#fit(tested, written, found.slips, true) === null ? found : null;
  }

  #fit(
    changes: readonly Change[],
    written: readonly (number | null)[],
    most: number,
    mayAlwaysStop: boolean,
  ): Fit | null {
    const { asked, question } = this.key;
    const change: Partial<Change> = Object.assign({}, ...changes);
    const rules: CourseRules = Object.assign(
      { ...question.rules },
      ...changes.map((one) => one.rules ?? {}),
    );
    const tree = new LegalTree(this.#space(rules, change), rules, change.costSoFar);
    const start = Configuration.start(rules, tree);
    const mayStop = mayAlwaysStop || change.hasNoGoal === true;
    const choose = change.choose ?? byTheRules;
    if (change.choose !== undefined || isDetermined(start)) {
      return fit(written, new CourseRun(asked, start, choose), most, mayStop);
    }
    const { verdict } = accept(asked, start, written, new Budget(BUDGET));
    return verdict === "accepted" ? { slips: 0, explains: written.length } : null;
  }

  #space(rules: CourseRules, { heuristic, hasNoGoal }: Partial<Change>): StateSpace {
    const { domain } = this.key.question;
    const order = `${rules.childOrder.toString()}${hasNoGoal === true ? "|no goal" : ""}`;
    const byHeuristic = this.#spaces.get(order) ?? new Map<Heuristic<string> | null, StateSpace>();
    this.#spaces.set(order, byHeuristic);
    const known = byHeuristic.get(heuristic ?? null);
    if (known !== undefined) return known;
    const isOwnOrder = rules.childOrder === this.key.question.rules.childOrder;
    const made = this.key.space.with({
      ...(isOwnOrder ? {} : { problem: domain.problem(rules.childOrder) }),
      ...(heuristic === undefined ? {} : { heuristic }),
      ...(hasNoGoal === undefined ? {} : { hasNoGoal }),
    });
    byHeuristic.set(heuristic ?? null, made);
    return made;
  }
}
