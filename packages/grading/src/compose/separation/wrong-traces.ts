import { Configuration } from "../../acceptor/configuration.ts";
import type { CourseRules } from "../../acceptor/course-rules.ts";
import { LegalTree } from "../../acceptor/legal-tree.ts";
import type { StateSpace } from "../../acceptor/state-space.ts";
import { byTheRules, CourseRun } from "../../diagnosis/course-run.ts";
import type { StateSequence } from "../../diagnosis/fit.ts";
import type { Change, Misunderstanding } from "../../diagnosis/hypothesis.ts";
import { nearbyChanges } from "../../diagnosis/nearby-changes.ts";
import { formatMessage } from "../../feedback/format-message.ts";
import type { AnswerKey } from "../../grade/answer-key.ts";

/** One way to misunderstand a search, and the trace that comes of it. */
export interface WrongWay {
  /** Different from all others of the same search: `duplicates: closed`. */
  readonly id: string;
  readonly name: Misunderstanding;
  /** What goes on from "this is what comes out when ...". */
  readonly says: string;
  /** The trace of whoever misunderstands the search so, by the numbers of the key's space. */
  readonly trace: (key: AnswerKey, spaces: WrongSpaces) => StateSequence;
}

/** Spaces that differ from the key's in order, heuristic or goal, made once for a board. */
export class WrongSpaces {
  readonly #key: AnswerKey;
  readonly #orders = new Map<string, StateSpace>();

  constructor(key: AnswerKey) {
    this.#key = key;
  }

  space(rules: CourseRules, { heuristic, hasNoGoal }: Change): StateSpace {
    const { space, question } = this.#key;
    const isOwnOrder = rules.childOrder === question.rules.childOrder;
    const base = isOwnOrder ? space : this.#inOrder(rules.childOrder);
    if (heuristic === undefined && hasNoGoal === undefined) return base;
    return base.with({
      ...(heuristic === undefined ? {} : { heuristic }),
      ...(hasNoGoal === undefined ? {} : { hasNoGoal }),
    });
  }

  #inOrder(childOrder: CourseRules["childOrder"]): StateSpace {
    const name = childOrder.toString();
    const known = this.#orders.get(name);
    if (known !== undefined) return known;
    const { space, question } = this.#key;
    const made = space.with({ problem: question.domain.problem(childOrder) });
    this.#orders.set(name, made);
    return made;
  }
}

/** Every way to misunderstand the search of a question that gives one trace. It does not depend on the start. */
export function wrongWays(key: AnswerKey): WrongWay[] {
  const changed = nearbyChanges(key, []).map(
    (change): Omit<WrongWay, "id"> & { label: string } => ({
      name: change.name,
      label: labelOf(change),
      says: formatMessage("en", change.message, change.values),
      trace: (own, spaces) => runOf(own, spaces, change),
    }),
  );
  return distinct([...changed, ...NOT_THE_RULES]).map(({ label: _label, ...way }) => way);
}

type Labelled = Omit<WrongWay, "id"> & { readonly label: string };

/** The path, or the visits without the goal, for the order of visits: no matter of rules. */
const NOT_THE_RULES: readonly Labelled[] = (
  [
    ["path-for-order", ({ path }) => path],
    ["path-reversed", ({ path }) => path.toReversed()],
    [
      "goal-not-written",
      ({ sequence, path }) => (sequence.at(-1) === path.at(-1) ? sequence.slice(0, -1) : sequence),
    ],
  ] satisfies [Misunderstanding, (key: AnswerKey) => readonly string[]][]
).map(([name, statesOf]) => ({
  name,
  label: "",
  says: formatMessage("en", `clause.${name}`, {}),
  trace: (key) => {
    // Without a solution there is no path to write; nobody does.
    const states = key.path.length === 0 ? key.sequence : statesOf(key);
    const numbers = states.map((state) => key.space.number(state));
    return { at: (index) => numbers[index] ?? null };
  },
}));

function runOf({ question, asked }: AnswerKey, spaces: WrongSpaces, change: Change): CourseRun {
  const rules: CourseRules = { ...question.rules, ...change.rules };
  const tree = new LegalTree(spaces.space(rules, change), rules, change.costSoFar);
  const start = Configuration.start(rules, tree);
  return new CourseRun(asked, start, change.choose ?? byTheRules);
}

/** What the rule was taken to be, short; empty where the name says it all. */
function labelOf({ changes, values }: Change): string {
  const [changed] = Object.values(changes);
  const { shown } = values;
  if (shown !== undefined) return String(shown);
  if (Array.isArray(changed)) return changed.join(",");
  if (changed === undefined) return "";
  return changed === null ? "none" : JSON.stringify(changed).replaceAll('"', "");
}

function distinct(ways: readonly Labelled[]): (Labelled & WrongWay)[] {
  const count = new Map<string, number>();
  return ways.map((way) => {
    const id = way.label === "" ? way.name : `${way.name}: ${way.label}`;
    const before = count.get(id) ?? 0;
    count.set(id, before + 1);
    return { ...way, id: before === 0 ? id : `${id} (${before + 1})` };
  });
}
