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
/** Visits in which a changed search has to find its solution path. */
const MOST_VISITS = 1_000;

/** What a search finds whose rules are taken to be otherwise. */
export interface ChangedPath {
  readonly change: Change;
  readonly path: readonly string[];
}

/** The changes of a question's rules and what is needed to try them on traces, made once for a class. */
export class DiagnosisLab {
  readonly key: AnswerKey;
  readonly changes: readonly Change[];
  #paths: readonly ChangedPath[] | null = null;
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

  /** The solution paths under each of the changes that leads to one within bounds; made when first asked for. */
  get paths(): readonly ChangedPath[] {
    this.#paths ??= this.changes
      .filter(({ hasNoGoal }) => hasNoGoal !== true)
      .map((change) => ({
        change,
        path: this.#run(change, this.#start([change]).start).pathWithin(MOST_VISITS),
      }))
      .filter(({ path }) => path.length > 0);
    return this.#paths;
  }

  #fit(
    changes: readonly Change[],
    written: readonly (number | null)[],
    most: number,
    mayAlwaysStop: boolean,
  ): Fit | null {
    const { change, start } = this.#start(changes);
    const mayStop = mayAlwaysStop || change.hasNoGoal === true;
    if (change.choose !== undefined || isDetermined(start)) {
      return fit(written, this.#run(change, start), most, mayStop);
    }
    return fitOfAnyRun(this.key.asked, start, written, most, mayStop);
  }

  #run({ choose = byTheRules }: Partial<Change>, start: Configuration): CourseRun {
    return new CourseRun(this.key.asked, start, choose);
  }

  /** What the changes come to together, and where a run under them starts. */
  #start(changes: readonly Change[]): { change: Partial<Change>; start: Configuration } {
    const change: Partial<Change> = Object.assign({}, ...changes);
    const rules: CourseRules = Object.assign(
      { ...this.key.question.rules },
      ...changes.map((one) => one.rules ?? {}),
    );
    const tree = new LegalTree(this.#space(rules, change), rules, change.costSoFar);
    return { change, start: Configuration.start(rules, tree) };
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
