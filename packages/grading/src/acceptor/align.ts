import { positionKey } from "./accept.ts";
import type { Budget } from "./budget.ts";
import { waysOn, type AskedSequence, type Position } from "./position.ts";
import { inOrder, readOn, SLIP, withSlip, type Reading } from "./reading-on.ts";
import type { Slip, WrittenState } from "./slip.ts";

/** A whole trace read as a legal run with the fewest slips that could be found. */
export interface Alignment {
  readonly slips: readonly Slip[];
  /** For each written state the node of the run that it stands for; null where it stands for none. */
  readonly nodes: readonly (number | null)[];
  readonly end: Position;
}

/** How many of the values written beside the state at an index do not fit a node. */
export type ValueMismatch = (at: number, node: number) => number;

/** Readings kept at each state, and how many slips behind the best one they may be. */
const WIDTH = 24;
const SLACK = 3 * SLIP;
const MISFIT = 10;

/**
 * Reads a trace that no legal run writes as one with slips: a wrong choice from the frontier, two
 * states exchanged, a state left out, one too many, a misprint. It keeps the cheapest readings at
 * each state (a beam), each with the configuration that the student's own choices have led to, and
 * prefers the reading with the fewest slips, then the one whose values fit best. null when the
 * budget runs out first.
 */
export function align(
  asked: AskedSequence,
  from: Position,
  written: readonly WrittenState[],
  budget: Budget,
  mismatch: ValueMismatch = () => 0,
): Alignment | null {
  const layers: Map<string, Reading>[] = [];
  const put = (at: number, read: Reading): void => {
    const node = read.nodes?.item;
    // Values decide between readings with equally many slips, and never for one with more.
    const misfit = node === undefined || node === null ? 0 : mismatch(at - 1, node);
    const entry = misfit === 0 ? read : { ...read, cost: read.cost + MISFIT * misfit };
    const layer = (layers[at] ??= new Map());
    const key = entry.wentOn ? "went on" : positionKey(entry.position);
    const known = layer.get(key);
    if (known === undefined || entry.cost < known.cost) layer.set(key, entry);
    budget.spend(2 * entry.position.configuration.size + 4);
  };
  put(0, { position: from, cost: 0, slips: null, nodes: null, wentOn: false });
  for (let at = 0; at < written.length; at++) {
    for (const entry of cheapest(layers[at])) {
      if (budget.isSpent) return null;
      readOn(asked, entry, written, at, put, budget);
    }
    layers[at] = new Map();
  }
  const ends = cheapest(layers[written.length]).map((entry) =>
    finish(asked, entry, written.length, budget),
  );
  const best = ends.reduce<Reading | undefined>(
    (least, entry) => (least === undefined || entry.cost < least.cost ? entry : least),
    undefined,
  );
  if (best === undefined || budget.isSpent) return null;
  return { slips: inOrder(best.slips), nodes: inOrder(best.nodes), end: best.position };
}

function cheapest(layer: Map<string, Reading> | undefined): Reading[] {
  const entries = [...(layer?.values() ?? [])].sort((a, b) => a.cost - b.cost);
  const most = (entries[0]?.cost ?? 0) + SLACK;
  return entries.slice(0, WIDTH).filter((entry) => entry.cost <= most);
}

function finish(asked: AskedSequence, entry: Reading, at: number, budget: Budget): Reading {
  const { position } = entry;
  if (entry.wentOn) return entry;
  const { options, mayEnd } = waysOn(asked, position, budget);
  if (mayEnd) return entry;
  const slip: Slip = {
    at,
    reading: "stopped",
    why: { kind: "stopped-early" },
    before: position,
    possible: options.map(({ node }) => node),
  };
  return withSlip(entry, slip, 0);
}
