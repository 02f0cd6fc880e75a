import type { Budget } from "./budget.ts";
import { waysOn, type AskedSequence, type Position } from "./position.ts";
import { inOrder, readOn, SLIP, withSlip, type Candidate, type Reading } from "./reading-on.ts";
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
const WIDTH = 16;
const SLACK = 2 * SLIP;
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
  const layers = Array.from({ length: written.length + 1 }, () => new Layer());
  const put = (at: number, candidate: Candidate): void => {
    const node = candidate.nodes?.item;
    // Values decide between readings with equally many slips, and never for one with more.
    const misfit = node === undefined || node === null ? 0 : mismatch(at - 1, node);
    const cost = candidate.cost + MISFIT * misfit;
    const layer = layers[at] as Layer;
    if (!layer.wants(cost)) return;
    const position = candidate.position();
    layer.add({ ...candidate, cost, position });
    budget.spend(2 * position.configuration.size + 4);
  };
  (layers[0] as Layer).add({ position: from, cost: 0, slips: null, nodes: null, wentOn: false });
  for (let at = 0; at < written.length; at++) {
    for (const entry of (layers[at] as Layer).cheapest()) {
      if (budget.isSpent) return null;
      readOn(asked, entry, written, at, put, budget);
    }
    layers[at] = new Layer();
  }
  const ends = (layers[written.length] as Layer)
    .cheapest()
    .map((entry) => finish(asked, entry, written.length, budget));
  const best = ends.reduce<Reading | undefined>(
    (least, entry) => (least === undefined || entry.cost < least.cost ? entry : least),
    undefined,
  );
  if (best === undefined || budget.isSpent) return null;
  return { slips: inOrder(best.slips), nodes: inOrder(best.nodes), end: best.position };
}

/** The readings up to one state, the cheapest for each position. */
class Layer {
  readonly #readings = new Map<number, Reading>();
  #least = Infinity;

  /** Whether a reading at this cost can still be among those that are kept. */
  wants(cost: number): boolean {
    return cost <= this.#least + SLACK;
  }

  add(reading: Reading): void {
    const { position, wentOn, cost } = reading;
    const key = wentOn ? -1 : positionHash(position);
    const known = this.#readings.get(key);
    if (known !== undefined && known.cost <= cost) return;
    this.#readings.set(key, reading);
    this.#least = Math.min(this.#least, cost);
  }

  cheapest(): Reading[] {
    return [...this.#readings.values()]
      .filter(({ cost }) => cost <= this.#least + SLACK)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, WIDTH);
  }
}

/** Positions with equal hashes are taken to be the same: a chance of one in 2^53, in a reading that is a choice anyway. */
function positionHash({ configuration, pending }: Position): number {
  return configuration.hash(pending);
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
