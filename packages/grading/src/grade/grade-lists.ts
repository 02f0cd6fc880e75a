import { Configuration } from "../acceptor/configuration.ts";
import { waitingNodes, type WaitingNodes } from "../acceptor/waiting-nodes.ts";
import type { ReadEntry, ReadStep } from "../reading/answer.ts";
import type { AnswerKey } from "./answer-key.ts";
import type { AspectResult, Finding } from "./finding.ts";
import { frontierSnapshot } from "./frontier-snapshot.ts";
import type { SequenceReading } from "./grade-sequence.ts";

/**
 * How a student writes the lists of a step: whether the node that is visited in it still stands in
 * OPEN, and whether it already stands in CLOSED. Books differ, so the convention that fits most
 * steps is the student's.
 */
interface Convention {
  readonly currentInOpen: boolean;
  readonly currentInClosed: boolean;
  /** OPEN as it is before the children of the step's node come in. */
  readonly beforeExpansion: boolean;
}

interface ListsAtStep {
  readonly current: string;
  /** Frontier before the visit, without the current node; and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Visited before this step, oldest first. */
  readonly closed: readonly string[];
  /** What may be in the lists or not where the run ends with the goal: books differ. */
  readonly optional: readonly string[];
}

/** Compares the OPEN or CLOSED list beside each state, as sets. */
export function gradeLists(
  key: AnswerKey,
  aspect: "open" | "closed",
  steps: readonly ReadStep[],
  reading: SequenceReading,
): AspectResult {
  const lists = listsAlong(reading);
  const conventions = conventionsFor(aspect);
  const results = conventions.map((convention) => compare(aspect, steps, lists, convention));
  const best = results.reduce((a, b) => (b.findings.length < a.findings.length ? b : a));
  return key.question.ask.includes(aspect) ? best : { ...best, findings: [] };
}

function conventionsFor(aspect: "open" | "closed"): Convention[] {
  const usual = { currentInOpen: false, currentInClosed: true, beforeExpansion: false };
  if (aspect === "closed") return [usual, { ...usual, currentInClosed: false }];
  return [
    usual,
    { ...usual, currentInOpen: true },
    { ...usual, currentInOpen: true, beforeExpansion: true },
    { ...usual, beforeExpansion: true },
  ];
}

const NOTHING: WaitingNodes = { certain: [], open: [] };

/** The lists at each written state that stands for a node, along the student's own run. */
function listsAlong({ nodes, tree, ends }: SequenceReading): (ListsAtStep | null)[] {
  const [end] = ends;
  if (end === undefined) return nodes.map(() => null);
  let configuration = Configuration.start(end.configuration.rules, tree);
  let closed: string[] = [];
  return nodes.map((node) => {
    if (node === null) return null;
    if (configuration.hasRestarted) closed = [];
    const choice = positionOf(configuration, node);
    if (choice < 0) return null;
    const waiting = waitingNodes(configuration);
    const isOther = (other: number): boolean => other !== configuration.frontier[choice];
    const before = waiting.certain.filter(isOther).map((other) => tree.key(other));
    const next = configuration.fork();
    next.visit(choice, node);
    configuration = next;
    // Between two passes nothing waits.
    const { certain, open } = next.hasRestarted ? NOTHING : waitingNodes(next);
    const order = frontierSnapshot(next, [], undefined).map(({ state }) => state);
    const after = order.length === certain.length ? order : certain.map((other) => tree.key(other));
    const current = tree.key(node);
    const eitherWay = [...waiting.open, ...open].map((other) => tree.key(other));
    const optional = [...optionalAtTheEnd(next), ...eitherWay];
    const lists = { current, before, after, closed: [...closed], optional };
    closed.push(current);
    return lists;
  });
}

/**
 * A goal need not be put into a list that nobody will look at again, nor need the siblings that a
 * free child order may generate behind it.
 */
function optionalAtTheEnd({ rules, tree, goals, lastGenerated }: Configuration): string[] {
  if (goals.length === 0) return [];
  const behind = rules.childOrder === "any" ? lastGenerated : [];
  return [...goals, ...behind].map((node) => tree.key(node));
}

/** The node's place in the frontier; a misprinted node stands in the place of one with its parent and level. */
function positionOf({ frontier, tree }: Configuration, node: number): number {
  const at = frontier.indexOf(node);
  if (at >= 0) return at;
  return frontier.findIndex(
    (other) => tree.parent(other) === tree.parent(node) && tree.action(other) === tree.action(node),
  );
}

function compare(
  aspect: "open" | "closed",
  steps: readonly ReadStep[],
  lists: readonly (ListsAtStep | null)[],
  convention: Convention,
): AspectResult {
  const findings: Finding[] = [];
  let total = 0;
  let beforeFirst = 0;
  const missing: number[] = [];
  for (const [at, step] of steps.entries()) {
    const list = lists[at];
    if (list === null || list === undefined) continue;
    total++;
    const right = rightList(aspect, list, convention);
    const written = step[aspect];
    if (written === undefined) {
      missing.push(at + 1);
      continue;
    }
    const finding = compareEntries(aspect, step, at, written, right, list.optional);
    if (finding !== null) findings.push(finding);
    else if (findings.length === 0 && missing.length === 0) beforeFirst++;
  }
  if (missing.length > 0) findings.push(noLists(aspect, missing, total));
  findings.sort((a, b) => a.step - b.step);
  return { aspect, findings, total: Math.max(1, total), beforeFirst };
}

function rightList(
  aspect: "open" | "closed",
  { current, before, after, closed }: ListsAtStep,
  { currentInOpen, currentInClosed, beforeExpansion }: Convention,
): string[] {
  if (aspect === "closed") return currentInClosed ? [...closed, current] : [...closed];
  const open = beforeExpansion ? before : after;
  return currentInOpen ? [current, ...open] : [...open];
}

function compareEntries(
  aspect: "open" | "closed",
  step: ReadStep,
  at: number,
  written: readonly ReadEntry[],
  right: readonly string[],
  optional: readonly string[],
): Finding | null {
  const names = written.map(({ state }) => (state.ok ? state.word : state.written));
  const missing = [...new Set(right)].filter(
    (state) => !names.includes(state) && !optional.includes(state),
  );
  const extra = [...new Set(names)].filter(
    (state) => !right.includes(state) && !optional.includes(state),
  );
  if (missing.length === 0 && extra.length === 0) return null;
  return {
    step: at + 1,
    aspect,
    kind: "wrong-entry",
    got: names.join(", "),
    expected: [...right],
    message: aspect === "open" ? "wrong-entry.open" : "wrong-entry.closed",
    values: {
      step: at + 1,
      right: right.length === 0 ? "none" : right.join(", "),
      missing: missing.length === 0 ? "none" : missing.join(", "),
      extra: extra.length === 0 ? "none" : extra.join(", "),
    },
    place: step.place,
  };
}

function noLists(aspect: "open" | "closed", missing: readonly number[], total: number): Finding {
  const step = missing[0] ?? 1;
  return {
    step,
    aspect,
    kind: "left-out",
    got: null,
    expected: [],
    message: missing.length === total ? "left-out.all" : "left-out.values",
    values: { aspect, steps: missing.join(", "), count: missing.length, step },
    weight: missing.length,
  };
}
