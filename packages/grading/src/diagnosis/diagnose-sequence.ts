import { accept } from "../acceptor/accept.ts";
import { Budget } from "../acceptor/budget.ts";
import { Configuration } from "../acceptor/configuration.ts";
import { goesByChildOrder, type CourseRules } from "../acceptor/course-rules.ts";
import { LegalTree } from "../acceptor/legal-tree.ts";
import { fit } from "./fit.ts";
import type { Change, Misreading } from "./hypothesis.ts";
import type { AnswerKey } from "../grade/answer-key.ts";
import type { DiagnosisLab } from "./diagnosis-lab.ts";

/** Something that explains a trace, wholly or but for a few slips. */
export interface Explanation {
  readonly misreadings: readonly Misreading[];
  readonly slips: number;
  readonly explains: number;
  readonly of: number;
}

/** Slips on top of one misunderstanding that are still looked through. */
const MOST_SLIPS = 2;
/** Explanations that are told. */
const MOST_TOLD = 3;
const BUDGET = 2_000_000;

/**
 * What explains a wrong sequence of states, simplest first: the rules under one change, then two,
 * and what is no matter of rules. `slips` is what the sequence costs under the course's own rules; an
 * explanation must need fewer, unless it explains everything.
 */
export function diagnoseSequence(
  lab: DiagnosisLab,
  words: readonly (string | null)[],
  slips: number,
): readonly Explanation[] {
  const { space } = lab.key;
  const written = words.map((word) => (word === null ? null : space.number(word)));
  const most = Math.min(MOST_SLIPS, slips - 1);
  const single = [
    ...notTheRules(lab, written, most),
    ...lab.changes.flatMap((change): Explanation[] => {
      const found = lab.try([change], written, most);
      return found === null ? [] : [{ ...found, misreadings: [change], of: written.length }];
    }),
  ];
  const exact = single.filter((explanation) => explanation.slips === 0);
  if (exact.length > 0) return told(exact);
  if (slips > 1 && isOrderChangedMidway(lab, written)) {
    const of = written.length;
    return [{ misreadings: [ORDER_CHANGED], slips: 0, explains: of, of }];
  }
  const double =
    slips > 2
      ? pairs(lab.changes).flatMap((pair): Explanation[] => {
          const found = lab.try(pair, written, 0);
          return found === null ? [] : [{ ...found, misreadings: pair, of: words.length }];
        })
      : [];
  if (double.length > 0) return told(double);
  return told(single.filter((explanation) => isClearlyBetter(explanation, slips)));
}

/** With a slip left an explanation must take no more changes than it saves slips, over most of the trace. */
function isClearlyBetter({ misreadings, slips, explains, of }: Explanation, own: number): boolean {
  return slips + misreadings.length <= own && explains >= 0.6 * of;
}

/** The best explanations: equally few slips, each name once. */
function told(explanations: readonly Explanation[]): Explanation[] {
  const fewest = Math.min(...explanations.map(({ slips }) => slips));
  const names = new Set<string>();
  return explanations
    .filter(({ slips }) => slips === fewest)
    .filter(({ misreadings }) => {
      const name = misreadings.map((misreading) => misreading.name).join();
      const isNew = !names.has(name);
      names.add(name);
      return isNew;
    })
    .slice(0, MOST_TOLD);
}

function pairs(changes: readonly Change[]): (readonly [Change, Change])[] {
  const all = changes.flatMap((first, at) =>
    changes
      .slice(at + 1)
      .filter((second) => second.part !== first.part && second.name !== "root-is-level-1")
      .map((second) => [first, second] as const),
  );
  return all.toSorted(([a, b], [c, d]) => a.rank + b.rank - c.rank - d.rank);
}

/** The solution path for the order of visits, or the goal left unwritten: no matter of rules. */
function notTheRules(
  { key }: DiagnosisLab,
  written: readonly (number | null)[],
  most: number,
): Explanation[] {
  const { path, sequence, space, reference } = key;
  const isGoalLast = reference.outcome === "found" && sequence.at(-1) === path.at(-1);
  const wrong = {
    "path-for-order": path,
    "path-reversed": path.toReversed(),
    "goal-not-written": isGoalLast ? sequence.slice(0, -1) : [],
    "root-not-repeated": withoutLaterRoots(key),
  };
  return (
    ["path-for-order", "path-reversed", "goal-not-written", "root-not-repeated"] as const
  ).flatMap((name) => {
    if (wrong[name].length < 2) return [];
    const states = wrong[name].map((word) => space.number(word));
    const found = fit(written, { at: (index) => states[index] ?? null }, most);
    const misreading: Misreading = { name, changes: {}, message: `clause.${name}`, values: {} };
    return found === null ? [] : [{ ...found, misreadings: [misreading], of: written.length }];
  });
}

/** The passes with the root in the first one only; empty where there are none. */
function withoutLaterRoots({ asked, reference, sequence }: AnswerKey): readonly string[] {
  const { passes, visits } = reference;
  if (passes === undefined || asked !== "visits") return [];
  const laterRoots = new Set(passes.slice(1).map(({ root }) => root));
  return sequence.filter((_, at) => !laterRoots.has(visits[at] as number));
}

const ORDER_CHANGED = {
  name: "order-changed-midway",
  changes: { childOrder: "any" },
  message: "clause.order-changed-midway",
  values: {},
} as const;

/** Every expansion is right in itself, but no one order of children serves for all of them. */
function isOrderChangedMidway({ key }: DiagnosisLab, written: readonly (number | null)[]): boolean {
  const { question, space, asked } = key;
  if (question.rules.childOrder === "any" || goesByChildOrder(question.rules)) return false;
  const rules: CourseRules = { ...question.rules, childOrder: "any" };
  const start = Configuration.start(rules, new LegalTree(space, rules));
  return accept(asked, start, written, new Budget(BUDGET)).verdict === "accepted";
}
