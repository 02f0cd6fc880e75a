import { accept, type Acceptance } from "../acceptor/accept.ts";
import { align, type Alignment, type ValueMismatch } from "../acceptor/align.ts";
import { Budget } from "../acceptor/budget.ts";
import { Configuration } from "../acceptor/configuration.ts";
import { LegalTree } from "../acceptor/legal-tree.ts";
import { startPosition, waysOn, type AskedSequence, type Position } from "../acceptor/position.ts";
import type { Slip, WrittenState } from "../acceptor/slip.ts";
import type { ReadStep } from "../reading/answer.ts";
import type { AnswerKey } from "./answer-key.ts";

/** What one trace may cost: a few tens of milliseconds on a usual machine, for a whole class seconds. */
const ACCEPTANCE_BUDGET = 20_000_000;
const ALIGNMENT_BUDGET = 8_000_000;

/** A trace read as a run: where it slips, and which node each written state stands for. */
export interface SequenceReading {
  readonly slips: readonly Slip[];
  /** Of each written state the node, or null. */
  readonly nodes: readonly (number | null)[];
  readonly tree: LegalTree;
  /** Where the run stands at the end; several only where the trace leaves that open. */
  readonly ends: readonly Position[];
  /** Steps that are missing where the trace stops early. */
  readonly missing: number;
  /** The reading was given up after the first slip: finding the others would have taken too long. */
  readonly isCutShort: boolean;
}

export type SequenceResult =
  | { readonly ok: true; readonly value: SequenceReading }
  | { readonly ok: false; readonly reason: "too-ambiguous"; readonly step: number };

/**
 * Reads the written states as the asked sequence of a legal run. `mismatchIn` says how badly the
 * values beside a state fit a node of the tree: of several readings with equally few slips the one whose values
 * fit best is taken.
 */
export function gradeSequence(
  key: AnswerKey,
  steps: readonly ReadStep[],
  mismatchIn: (tree: LegalTree) => ValueMismatch | null,
): SequenceResult {
  const { asked, space, question } = key;
  const tree = new LegalTree(space, question.rules);
  const mismatch = mismatchIn(tree);
  const written = steps.map(({ state }): WrittenState =>
    state.ok ? space.number(state.word) : { kind: state.kind },
  );
  const numbers = written.map((state) => (typeof state === "number" ? state : null));
  const start = (): Configuration => Configuration.start(question.rules, tree);
  const acceptance = accept(asked, start(), numbers, new Budget(ACCEPTANCE_BUDGET));
  if (acceptance.verdict === "too-ambiguous") {
    return { ok: false, reason: "too-ambiguous", step: acceptance.at + 1 };
  }
  const only = onlyReading(asked, acceptance, written.length);
  if (only !== null && mismatchFree(only, mismatch)) {
    return { ok: true, value: { ...noSlips(tree, acceptance), nodes: only } };
  }
  const budget = new Budget(ALIGNMENT_BUDGET);
  const alignment = align(
    asked,
    startPosition(asked, start()),
    written,
    budget,
    mismatch ?? undefined,
  );
  if (acceptance.verdict === "accepted") {
    const nodes =
      alignment?.slips.length === 0 ? alignment.nodes : (only ?? written.map(() => null));
    return { ok: true, value: { ...noSlips(tree, acceptance), nodes } };
  }
  if (alignment === null) return { ok: true, value: firstSlipOnly(key, acceptance, tree, written) };
  return { ok: true, value: withSlips(asked, alignment, tree) };
}

function noSlips(tree: LegalTree, acceptance: Acceptance): Omit<SequenceReading, "nodes"> {
  const ends = acceptance.verdict === "accepted" ? acceptance.ends : [];
  return { slips: [], tree, ends, missing: 0, isCutShort: false };
}

/** The nodes of an accepted trace of visits, one for each written state. */
function onlyReading(
  asked: AskedSequence,
  acceptance: Acceptance,
  length: number,
): (number | null)[] | null {
  if (acceptance.verdict !== "accepted" || asked !== "visits") return null;
  const nodes: (number | null)[] = [];
  for (let at = acceptance.ends[0]?.configuration.visits ?? null; at !== null; at = at.previous) {
    nodes.push(at.node);
  }
  nodes.reverse();
  // A goal that was tested at generation may be written without being visited.
  while (nodes.length < length) nodes.push(null);
  return nodes;
}

function mismatchFree(nodes: readonly (number | null)[], mismatch: ValueMismatch | null): boolean {
  if (mismatch === null) return true;
  return nodes.every((node, at) => node === null || mismatch(at, node) === 0);
}

function withSlips(asked: AskedSequence, alignment: Alignment, tree: LegalTree): SequenceReading {
  const { slips, nodes, end } = alignment;
  const hasStopped = slips.at(-1)?.reading === "stopped";
  return {
    slips,
    nodes,
    tree,
    ends: [end],
    missing: hasStopped ? stepsMissing(asked, end) : 0,
    isCutShort: false,
  };
}

/** When reading on would take too long, the first error is told as it stands and the rest is not marked. */
function firstSlipOnly(
  { asked }: AnswerKey,
  acceptance: Acceptance,
  tree: LegalTree,
  written: readonly WrittenState[],
): SequenceReading {
  const { at, before } = acceptance as Extract<Acceptance, { verdict: "rejected" }>;
  const nodes = written.map(() => null);
  const [position] = before;
  if (position === undefined) throw new RangeError("a trace is rejected at some position");
  const state = written[at];
  const alignment = align(
    asked,
    position,
    state === undefined ? [] : [state],
    new Budget(ALIGNMENT_BUDGET),
  );
  const [slip] = alignment?.slips ?? [];
  const slips = slip === undefined ? [] : [{ ...slip, at }];
  return { slips, nodes, tree, ends: [], missing: written.length - at, isCutShort: true };
}

const MOST_MISSING = 10_000;

/** How many more states a legal run would have written. */
function stepsMissing(asked: AskedSequence, end: Position): number {
  let missing = 0;
  let position: Position = { ...end, configuration: end.configuration.fork() };
  const budget = new Budget(ALIGNMENT_BUDGET);
  while (missing < MOST_MISSING && !budget.isSpent) {
    const { options, mayEnd } = waysOn(asked, position, budget);
    const [option] = options;
    if (mayEnd || option === undefined) break;
    position = option.take(true);
    missing++;
  }
  return Math.max(1, missing);
}
