import { NONE } from "@jejak/search";
import type { LegalTree } from "../acceptor/legal-tree.ts";
import type { SequenceReading } from "../grade/grade-sequence.ts";
import type { ValueAspect } from "../grade/grade-values.ts";
import type { ReadStep } from "../reading/answer.ts";
import type { DiagnosisLab } from "./diagnosis-lab.ts";
import type { Misreading, Misunderstanding } from "./hypothesis.ts";

/** One value may be wrong by chance in many ways; only the commonest slip is told from it. */
const FEWEST_VALUES = 2;
const COMMONEST: Misunderstanding = "blank-counted";
const TOLERANCE = 1e-6;

/** A wrong way to find the value beside a state; null where it says nothing about it. */
interface ValueTheory {
  readonly misreading: Misreading;
  readonly valueOf: (word: string, node: number | null) => number | null;
}

/** What explains all the values that were written for an aspect, wrong as they are; simplest first. */
export function diagnoseValues(
  lab: DiagnosisLab,
  aspect: ValueAspect,
  steps: readonly ReadStep[],
  reading: SequenceReading | null,
): readonly Misreading[] {
  if (aspect === "parent") return [];
  const values = steps.flatMap(({ state, ...step }, at) => {
    const value = step[aspect];
    if (!state.ok || value === undefined) return [];
    return [{ word: state.word, node: reading?.nodes[at] ?? null, value }];
  });
  if (values.length === 0) return [];
  const isEnough = values.length >= FEWEST_VALUES;
  return theoriesOf(lab, aspect, reading)
    .filter(({ misreading }) => isEnough || misreading.name === COMMONEST)
    .filter(({ valueOf }) =>
      values.every(({ word, node, value }) => {
        const theory = valueOf(word, node);
        return theory !== null && Math.abs(theory - value) <= TOLERANCE;
      }),
    )
    .map(({ misreading }) => misreading)
    .slice(0, 2);
}

function theoriesOf(
  lab: DiagnosisLab,
  aspect: Exclude<ValueAspect, "parent">,
  reading: SequenceReading | null,
): ValueTheory[] {
  if (aspect === "h") return heuristicTheories(lab);
  return reading === null ? [] : nodeTheories(aspect, reading.tree);
}

function heuristicTheories({ key, changes }: DiagnosisLab): ValueTheory[] {
  const named = changes.flatMap(({ heuristic, ...misreading }): ValueTheory[] =>
    heuristic === undefined ? [] : [{ misreading, valueOf: (word) => heuristic(word) }],
  );
  if (named.length > 0) return named;
  // Searches that do not use h may still ask for its values.
  const { domain, rules } = key.question;
  return domain
    .otherHeuristics(rules.heuristic, [])
    .map(({ name, changes: other, shown, heuristic }) => ({
      misreading: { name, changes: other, message: `clause.${name}`, values: { shown } },
      valueOf: (word) => heuristic(word),
    }));
}

function nodeTheories(aspect: "g" | "f" | "level", tree: LegalTree): ValueTheory[] {
  const theory = (
    name: Misunderstanding & ClauseName,
    of: (node: number) => number,
  ): ValueTheory => ({
    misreading: { name, changes: {}, message: `clause.${name}`, values: {} },
    valueOf: (_, node) => (node === null ? null : of(node)),
  });
  const lastCost = (node: number): number => {
    const parent = tree.parent(node);
    return parent === NONE ? 0 : tree.g(node) - tree.g(parent);
  };
  /** g as it becomes when the parent's f is added up: the h of every ancestor comes in. */
  const fAddedUp = (node: number): number =>
    tree
      .path(node)
      .slice(0, -1)
      .reduce((sum, ancestor) => sum + tree.h(ancestor), tree.g(node));
  if (aspect === "level") return [theory("root-is-level-1", (node) => tree.level(node) + 1)];
  if (aspect === "g") {
    return [
      theory("root-is-level-1", (node) => tree.g(node) + 1),
      theory("g-not-added", lastCost),
      theory("f-for-g", fAddedUp),
    ];
  }
  return [
    theory("h-for-f", (node) => tree.h(node)),
    theory("g-not-added", (node) => lastCost(node) + tree.h(node)),
    theory("f-for-g", (node) => fAddedUp(node) + tree.h(node)),
    theory("root-is-level-1", (node) => tree.g(node) + 1 + tree.h(node)),
  ];
}

type ClauseName = "root-is-level-1" | "g-not-added" | "f-for-g" | "h-for-f";
