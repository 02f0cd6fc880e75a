import type { Heuristic } from "@jejak/search";
import { accept } from "../acceptor/accept.ts";
import { align } from "../acceptor/align.ts";
import { Budget } from "../acceptor/budget.ts";
import { Configuration } from "../acceptor/configuration.ts";
import type { CourseRules } from "../acceptor/course-rules.ts";
import { LegalTree } from "../acceptor/legal-tree.ts";
import { startPosition, type AskedSequence } from "../acceptor/position.ts";
import type { WrittenState } from "../acceptor/slip.ts";
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
    return fitOfAnyRun(asked, start, written, most, mayStop);
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

/** A written state must get this far without a slip before slips are looked for: that is dear. */
const SHARE_WITHOUT_SLIP = 0.5;

/** The fit where the rules leave choices open: to whichever legal run serves the trace best. */
function fitOfAnyRun(
  asked: AskedSequence,
  start: Configuration,
  written: readonly (number | null)[],
  most: number,
  mayStop: boolean,
): Fit | null {
  const whole = { slips: 0, explains: written.length };
  const acceptance = accept(asked, start.fork(), written, new Budget(BUDGET));
  if (acceptance.verdict === "accepted") return whole;
  if (acceptance.verdict === "too-ambiguous") return null;
  const { at } = acceptance;
  if (at === written.length && mayStop) return whole;
  if (most === 0 || at < SHARE_WITHOUT_SLIP * written.length) return null;
  if (at === written.length) return { slips: 1, explains: written.length };
  const states = written.map((state): WrittenState => state ?? { kind: "not-a-state" });
  const alignment = align(asked, startPosition(asked, start), states, new Budget(BUDGET));
  if (alignment === null || alignment.slips.length > most) return null;
  return { slips: alignment.slips.length, explains: written.length - alignment.slips.length };
}
