import { NONE } from "@jejak/search";
import type { ValueMismatch } from "../acceptor/align.ts";
import type { LegalTree } from "../acceptor/legal-tree.ts";
import type { Aspect } from "../assignment/assignment.ts";
import type { ReadStep } from "../reading/answer.ts";
import type { AnswerKey } from "./answer-key.ts";
import { number } from "./describe-node.ts";
import type { AspectResult, Finding } from "./finding.ts";
import type { SequenceReading } from "./grade-sequence.ts";

/** The aspects that are a value beside each state. */
const VALUE_ASPECTS = ["h", "g", "f", "level", "parent"] as const;
export type ValueAspect = (typeof VALUE_ASPECTS)[number];

export function isValueAspect(aspect: Aspect): aspect is ValueAspect {
  return (VALUE_ASPECTS as readonly string[]).includes(aspect);
}

/** Weights and costs are decimals; what differs less than this is the same number. */
const TOLERANCE = 1e-6;

/** The right value of an aspect: h belongs to a state, the others to a node; null for the root's parent. */
function rightValue(tree: LegalTree, aspect: ValueAspect, node: number): number | string | null {
  switch (aspect) {
    case "h":
      return tree.h(node);
    case "g":
      return tree.g(node);
    case "f":
      return tree.f(node);
    case "level":
      return tree.level(node);
    case "parent":
      return tree.parent(node) === NONE ? null : tree.key(tree.parent(node));
  }
}

/** The value that was written; undefined where none was. */
function writtenValue(step: ReadStep, aspect: ValueAspect): number | string | null | undefined {
  if (aspect !== "parent") return step[aspect];
  if (step.parent === undefined || step.parent === null) return step.parent;
  return step.parent.ok ? step.parent.word : step.parent.written;
}

/** Counts the asked values beside a state that a node would make wrong; for the choice between readings. */
export function valueMismatch(
  aspects: readonly ValueAspect[],
  steps: readonly ReadStep[],
  tree: LegalTree,
): ValueMismatch | null {
  const byNode = aspects.filter((aspect) => aspect !== "h");
  if (byNode.length === 0) return null;
  return (at, node) => {
    const step = steps[at];
    if (step === undefined) return 0;
    return byNode.filter((aspect) => {
      const written = writtenValue(step, aspect);
      return written !== undefined && !areEqual(written, rightValue(tree, aspect, node));
    }).length;
  };
}

/** Compares the values of one aspect beside all states. What stands beside no node is not marked. */
export function gradeValues(
  key: AnswerKey,
  aspect: ValueAspect,
  steps: readonly ReadStep[],
  reading: SequenceReading,
): AspectResult {
  const findings: Finding[] = [];
  const missing: number[] = [];
  let total = 0;
  let beforeFirst = 0;
  for (const [at, step] of steps.entries()) {
    const right = rightOf(key, aspect, step, reading, at);
    if (right === undefined) continue;
    total++;
    const written = writtenValue(step, aspect);
    if (written === undefined) missing.push(at + 1);
    else if (!areEqual(written, right))
      findings.push(wrongValue(key, aspect, step, at, right, reading));
    else if (findings.length === 0 && missing.length === 0) beforeFirst++;
  }
  if (missing.length > 0) findings.push(missingValues(aspect, missing, total));
  findings.sort((a, b) => a.step - b.step);
  return { aspect, findings, total: Math.max(total, 1), beforeFirst };
}

function rightOf(
  { space }: AnswerKey,
  aspect: ValueAspect,
  { state }: ReadStep,
  { tree, nodes }: SequenceReading,
  at: number,
): number | string | null | undefined {
  // h depends on the state alone, so it can be marked even where the state should not stand.
  if (aspect === "h") return state.ok ? space.h(space.number(state.word)) : undefined;
  const node = nodes[at];
  if (node === null || node === undefined || !state.ok) return undefined;
  // Beside a state that stands in the place of another there is nothing to compare a value with.
  return tree.key(node) === state.word ? rightValue(tree, aspect, node) : undefined;
}

function areEqual(a: number | string | null, b: number | string | null): boolean {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) <= TOLERANCE;
  return a === b;
}

function missingValues(aspect: ValueAspect, steps: readonly number[], total: number): Finding {
  const isAll = steps.length === total;
  return {
    step: steps[0] ?? 1,
    aspect,
    kind: "left-out",
    got: null,
    expected: [],
    message: isAll ? "left-out.all" : "left-out.values",
    values: { aspect, steps: steps.join(", "), count: steps.length, step: steps[0] ?? 1 },
    weight: steps.length,
  };
}

const KINDS = {
  h: "wrong-h",
  g: "wrong-g",
  f: "wrong-f",
  level: "wrong-g",
  parent: "wrong-parent",
} as const;

function wrongValue(
  key: AnswerKey,
  aspect: ValueAspect,
  step: ReadStep,
  at: number,
  right: number | string | null,
  { tree, nodes }: SequenceReading,
): Finding {
  const got = writtenValue(step, aspect) ?? null;
  const state = step.state.ok ? step.state.word : step.state.written;
  const node = nodes[at];
  return {
    step: at + 1,
    aspect,
    kind: KINDS[aspect],
    got,
    expected: right === null ? [] : [right],
    values: {
      step: at + 1,
      state,
      got: typeof got === "number" ? number(got) : (got ?? "-"),
      right: typeof right === "number" ? number(right) : (right ?? "-"),
      ...(node === null || node === undefined
        ? {}
        : { g: number(tree.g(node)), h: number(tree.h(node)) }),
      weight: number(key.question.rules.weight ?? 1),
    },
    place: step.place,
    message: messageFor(aspect, got, right, key.question.rules.weight !== undefined),
    ...(aspect === "h" ? tileByTile(key, step, at, state) : {}),
  };
}

function messageFor(
  aspect: ValueAspect,
  got: number | string | null,
  right: number | string | null,
  isWeighted: boolean,
): Finding["message"] {
  if (aspect === "f" && isWeighted) return "wrong-f.weighted";
  if (aspect === "level") return "wrong-g.level";
  if (aspect !== "parent") return KINDS[aspect];
  if (right === null) return "wrong-parent.root";
  return got === null ? "wrong-parent.none" : "wrong-parent";
}

/** How the right h comes about: the terms, and the tile whose distance the student got wrong. */
function tileByTile(
  { question }: AnswerKey,
  { hTerms, h }: ReadStep,
  at: number,
  state: string,
): Partial<Pick<Finding, "message" | "values">> {
  const { domain, rules } = question;
  const parts = domain.explainHeuristic(rules.heuristic, state);
  if (parts.length === 0) return {};
  const byPart = new Map<string, number>();
  for (const { part, value } of parts) byPart.set(part, (byPart.get(part) ?? 0) + value);
  const values = [...byPart];
  const right = values.reduce((sum, [, value]) => sum + value, 0);
  const shown = { step: at + 1, state, got: number(h ?? 0), right: number(right) };
  const wrongAt =
    hTerms?.length === values.length
      ? values.findIndex(([, value], at) => hTerms[at] !== value)
      : -1;
  const [tile, part] = values[wrongAt] ?? [];
  if (tile !== undefined && part !== undefined) {
    const gotPart = number(hTerms?.[wrongAt] ?? 0);
    return {
      message: "wrong-h.tile",
      values: { ...shown, tile, part: number(part), gotPart },
    };
  }
  return { message: "wrong-h.parts", values: { ...shown, parts: sumOfTerms(parts) } };
}

/** "misplaced 3 (1, 4, 5) + manhattan 4 (1: 1, 4: 1, 5: 2)" */
function sumOfTerms(
  parts: ReturnType<AnswerKey["question"]["domain"]["explainHeuristic"]>,
): string {
  const terms = new Map<string, { sum: number; tiles: string[] }>();
  for (const { heuristic, part, value } of parts) {
    const term = terms.get(heuristic) ?? { sum: 0, tiles: [] };
    term.sum += value;
    if (value !== 0)
      term.tiles.push(heuristic === "misplaced" ? part : `${part}: ${number(value)}`);
    terms.set(heuristic, term);
  }
  return [...terms]
    .map(([name, { sum, tiles }]) =>
      tiles.length === 0 ? `${name} 0` : `${name} ${number(sum)} (${tiles.join(", ")})`,
    )
    .join(" + ");
}
