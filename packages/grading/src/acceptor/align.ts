import { positionKey } from "./accept.ts";
import type { Budget } from "./budget.ts";
import type { Configuration } from "./configuration.ts";
import { startPosition, waysOn, type AskedSequence, type Position } from "./position.ts";
import { inOrder, readOn, SLIP, withSlip, type Reading } from "./reading-on.ts";
import type { Slip, WrittenState } from "./slip.ts";

/** A whole trace read as a legal run with the fewest slips that could be found. */
export interface Alignment {
  readonly slips: readonly Slip[];
  /** For each written state the node of the run that it stands for; null where it stands for none. */
  readonly nodes: readonly (number | null)[];
  readonly end: Position;
}

/** Readings kept at each state, and how many slips behind the best one they may be. */
const WIDTH = 24;
const SLACK = 3 * SLIP;
/**
 * Reads a trace that no legal run writes as one with slips: a wrong choice from the frontier, two
 * states exchanged, a state left out, one too many, a misprint. It keeps the cheapest readings at
 * each state (a beam), each with the configuration that the student's own choices have led to, and
 * prefers the reading with the fewest slips. null when the budget runs out first.
 */
export function align(
  asked: AskedSequence,
  start: Configuration,
  written: readonly WrittenState[],
  budget: Budget,
): Alignment | null {
  const layers: Map<string, Reading>[] = [];
  const put = (at: number, entry: Reading): void => {
    const layer = (layers[at] ??= new Map());
    const key = entry.wentOn ? "went on" : positionKey(entry.position);
    const known = layer.get(key);
    if (known === undefined || entry.cost < known.cost) layer.set(key, entry);
    budget.spend(2 * entry.position.configuration.size + 4);
  };
  const position = startPosition(asked, start);
  put(0, { position, cost: 0, slips: null, nodes: null, wentOn: false });
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
