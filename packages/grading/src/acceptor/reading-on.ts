import { endsWithGoal } from "./accept.ts";
import type { Budget } from "./budget.ts";
import { isByPriority } from "./configuration.ts";
import type { ErrorKind } from "./error-kind.ts";
import { waysOn, type AskedSequence, type Option, type Position } from "./position.ts";
import type { Slip, WrittenState } from "./slip.ts";
import { whyNot, type WhyNot } from "./why-not.ts";
import { misprinted, waysAgainstTheRules } from "./wrong-ways.ts";

/** A written trace read up to some state, as a legal run with slips. */
export interface Reading {
  readonly position: Position;
  readonly cost: number;
  readonly slips: Chain<Slip> | null;
  readonly nodes: Chain<number | null> | null;
  /** The run is over and the student went on: one slip, whatever follows. */
  readonly wentOn: boolean;
}

/** A reading whose position is made only when it is good enough to be kept. */
export interface Candidate extends Omit<Reading, "position"> {
  position(): Position;
}

export interface Chain<Item> {
  readonly item: Item;
  readonly previous: Chain<Item> | null;
}

/** One slip costs this much; what is added to it only decides between equally many slips. */
export const SLIP = 1000;
const PREFERENCE = { leftOut: 1, exchanged: 2, tiedChoice: 3, oneTooMany: 4, misprint: 5 };
/** States in a row that a student may have left out. */
const MOST_LEFT_OUT = 6;
const MOST_TRIED = 16;

export type Put = (at: number, candidate: Candidate) => void;

/** Adds to the next layers every reading of the state at `at` that continues `entry`. */
export function readOn(
  asked: AskedSequence,
  entry: Reading,
  written: readonly WrittenState[],
  at: number,
  put: Put,
  budget: Budget,
): void {
  const { position } = entry;
  const state = written[at] as WrittenState;
  if (entry.wentOn) return put(at + 1, { ...stay(entry), nodes: chain(null, entry.nodes) });
  const { options, mayEnd } = waysOn(asked, position, budget);
  if (mayEnd && options.length === 0) return readAfterTheEnd(asked, entry, written, at, put);
  const matching = options.filter((option) => writes(option, position, state));
  for (const option of matching) put(at + 1, take(entry, option, 0));
  if (matching.length > 0) return;
  if (mayEnd) readAfterTheEnd(asked, entry, written, at, put);
  const possible = options.map(({ node }) => node);
  const context = { asked, entry, written, at, possible, options, put, budget };
  readAsMisprintOrExtra(context);
  if (typeof state !== "number") return;
  readAsWrongChoice(context, state);
  readAsExchanged(context, state);
  readAsLeftOut(context, state);
}

interface Context {
  readonly asked: AskedSequence;
  readonly entry: Reading;
  readonly written: readonly WrittenState[];
  readonly at: number;
  readonly options: readonly Option[];
  readonly possible: readonly number[];
  readonly put: Put;
  readonly budget: Budget;
}

function readAfterTheEnd(
  asked: AskedSequence,
  entry: Reading,
  written: readonly WrittenState[],
  at: number,
  put: Put,
): void {
  const { position } = entry;
  const state = written[at] as WrittenState;
  const nodes = chain(null, entry.nodes);
  if (
    at === written.length - 1 &&
    typeof state === "number" &&
    endsWithGoal(asked, position, state)
  ) {
    return put(at + 1, { ...stay(entry), nodes });
  }
  const slip: Slip = {
    at,
    reading: "went-on",
    why: typeof state === "number" ? whyNotAfterTheEnd(asked, position, state) : AFTER_GOAL,
    before: position,
    possible: [],
  };
  put(at + 1, { ...stay(withSlip(entry, slip, 0)), nodes, wentOn: true });
}

const AFTER_GOAL: WhyNot = { kind: "after-goal" };

/** Where nothing more is written, only what cannot be at all is told as such. */
function whyNotAfterTheEnd(asked: AskedSequence, position: Position, state: number): WhyNot {
  const why = whyNot(asked, position, state, []);
  return why.kind === "one-too-many" || why.kind === "beyond-depth-limit" ? why : AFTER_GOAL;
}

function readAsWrongChoice(
  { asked, entry, at, options, possible, put, budget }: Context,
  state: number,
): void {
  const { position } = entry;
  const why = whyNot(asked, position, state, options);
  const preference =
    why.kind === "not-best" || !isByPriority(position.configuration.rules)
      ? 0
      : PREFERENCE.tiedChoice;
  const slip: Slip = { at, reading: "wrong-choice", why, before: position, possible };
  for (const option of waysAgainstTheRules(asked, position, state, budget)) {
    put(at + 1, take(withSlip(entry, slip, preference), option, 0));
  }
}

/** B A where A B is legal: the student followed the rules and wrote two states the wrong way round. */
function readAsExchanged(
  { asked, entry, written, at, options, possible, put, budget }: Context,
  state: number,
): void {
  const next = written[at + 1];
  if (typeof next !== "number" || next === state) return;
  const { position } = entry;
  const why = whyNot(asked, position, state, options);
  const slip: Slip = { at, reading: "exchanged", why, before: position, possible };
  for (const first of options.filter((option) => writes(option, position, next))) {
    const between = first.take(false);
    for (const second of waysOn(asked, between, budget).options) {
      if (!writes(second, between, state)) continue;
      const exchanged = withSlip(entry, slip, PREFERENCE.exchanged);
      put(at + 2, {
        ...exchanged,
        position: () => second.take(false),
        nodes: chain(first.node, chain(second.node, entry.nodes)),
      });
    }
  }
}

/** The run goes on unwritten until it may write the state. */
function readAsLeftOut({ asked, entry, at, put, budget }: Context, state: number): void {
  let tried = 0;
  let skipped: Reading[] = [entry];
  for (let length = 1; length <= MOST_LEFT_OUT; length++) {
    const further: Reading[] = [];
    for (const from of skipped) {
      const { options } = waysOn(asked, from.position, budget);
      const possible = options.map(({ node }) => node);
      for (const option of options) {
        if (++tried > MOST_TRIED || budget.isSpent) return;
        const slip: Slip = {
          at,
          reading: "left-out",
          why: { kind: "left-out", node: option.node },
          before: from.position,
          possible,
          leftOut: option.node,
        };
        budget.spend(2 * from.position.configuration.size);
        const position = option.take(false);
        const after = { ...withSlip(from, slip, PREFERENCE.leftOut), position };
        const matching = waysOn(asked, position, budget).options.filter((next) =>
          writes(next, position, state),
        );
        for (const next of matching) put(at + 1, take(after, next, 0));
        if (matching.length === 0) further.push(after);
      }
    }
    if (further.length === 0) return;
    skipped = further;
  }
}

/** Something was written that the run does not know: as one more, or in place of what was legal. */
function readAsMisprintOrExtra({
  asked,
  entry,
  written,
  at,
  options,
  possible,
  put,
}: Context): void {
  const { position } = entry;
  const state = written[at] as WrittenState;
  const why = typeof state === "number" ? whyNot(asked, position, state, options) : state;
  const before = { at, before: position, possible };
  const extra: Slip = { ...before, reading: "one-too-many", why: whyOneTooMany(why) };
  put(at + 1, {
    ...stay(withSlip(entry, extra, PREFERENCE.oneTooMany)),
    nodes: chain(null, entry.nodes),
  });
  const misprint: Slip = { ...before, reading: "misprint", why };
  const preference = typeof state === "number" ? PREFERENCE.misprint : 0;
  const read = withSlip(entry, misprint, preference);
  for (const option of options) {
    put(at + 1, take(read, option, 1));
    const printed = typeof state === "number" ? misprinted(position, option, state) : null;
    if (printed !== null) put(at + 1, take(read, printed, 0));
  }
}

/** A state that could have come later is one too many here; any other is wrong for a reason of its own. */
function whyOneTooMany(why: WhyNot): WhyNot {
  const couldComeLater: readonly ErrorKind[] = ["not-best", "out-of-order", "wrong-level"];
  return couldComeLater.includes(why.kind) ? { ...why, kind: "one-too-many" } : why;
}

function writes({ node }: Option, { configuration }: Position, state: WrittenState): boolean {
  return configuration.tree.stateNumber(node) === state;
}

function take(entry: Reading, option: Option, preference: number): Candidate {
  return {
    ...entry,
    position: () => option.take(false),
    cost: entry.cost + preference,
    nodes: chain(option.node, entry.nodes),
  };
}

function stay(entry: Reading): Candidate {
  return { ...entry, position: () => entry.position };
}

export function withSlip(entry: Reading, slip: Slip, preference: number): Reading {
  return { ...entry, cost: entry.cost + SLIP + preference, slips: chain(slip, entry.slips) };
}

function chain<Item>(item: Item, previous: Chain<Item> | null): Chain<Item> {
  return { item, previous };
}

export function inOrder<Item>(newest: Chain<Item> | null): Item[] {
  const items: Item[] = [];
  for (let at = newest; at !== null; at = at.previous) items.push(at.item);
  return items.reverse();
}
