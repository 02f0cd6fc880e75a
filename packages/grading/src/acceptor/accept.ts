import type { Budget } from "./budget.ts";
import type { Configuration } from "./configuration.ts";
import { startPosition, waysOn, type AskedSequence, type Position } from "./position.ts";

/** Whether some legal run writes exactly this sequence of states. */
export type Acceptance =
  | { readonly verdict: "accepted"; readonly ends: readonly Position[] }
  | {
      readonly verdict: "rejected";
      /** Index of the first state that no legal run writes there; the length when the trace stops too early. */
      readonly at: number;
      /** All positions in which a legal run may be before that state. */
      readonly before: readonly Position[];
    }
  | { readonly verdict: "too-ambiguous"; readonly at: number };

/**
 * Follows every legal run that agrees with the trace so far, all at once: after each state it knows
 * all positions that such runs can be in. Exact as long as `budget` lasts. A state is its number in
 * the tree's space; null stands for something that is no state.
 */
export function accept(
  asked: AskedSequence,
  start: Configuration,
  states: readonly (number | null)[],
  budget: Budget,
): Acceptance {
  let live: Position[] = [startPosition(asked, start)];
  for (const [at, state] of states.entries()) {
    const next = followAll(asked, live, state, budget);
    if (budget.isSpent) return { verdict: "too-ambiguous", at };
    if (next.length === 0) {
      const ends = live.filter((position) => endsWithGoal(asked, position, state));
      if (at === states.length - 1 && ends.length > 0) return { verdict: "accepted", ends };
      return { verdict: "rejected", at, before: live };
    }
    live = next;
  }
  const ends = live.filter((position) => waysOn(asked, position, budget).mayEnd);
  if (budget.isSpent) return { verdict: "too-ambiguous", at: states.length };
  if (ends.length === 0) return { verdict: "rejected", at: states.length, before: live };
  return { verdict: "accepted", ends };
}

/**
 * With the goal test at generation a trace of visits may end with the goal, which is never visited,
 * or without it.
 */
export function endsWithGoal(
  asked: AskedSequence,
  { configuration: { rules, goals, tree } }: Position,
  state: number | null,
): boolean {
  return (
    asked === "visits" &&
    rules.goalTest === "generate" &&
    goals.some((goal) => tree.stateNumber(goal) === state)
  );
}

function followAll(
  asked: AskedSequence,
  live: readonly Position[],
  state: number | null,
  budget: Budget,
): Position[] {
  const options = live.flatMap((position) => {
    const { tree } = position.configuration;
    return waysOn(asked, position, budget).options.filter(
      ({ node }) => tree.stateNumber(node) === state,
    );
  });
  const [only] = options;
  // The usual case: one run, one way on. Nothing else needs the position, so it is not copied.
  if (only !== undefined && options.length === 1 && live.length === 1) return [only.take(true)];
  const next = new Map<string, Position>();
  for (const option of options) {
    const position = option.take(false);
    // A copy with its key costs several times what a look at the frontier does.
    budget.spend(4 * position.configuration.size);
    if (budget.isSpent) return [];
    next.set(positionKey(position), position);
  }
  return [...next.values()];
}

/** Equal keys: the same may follow on paper. */
export function positionKey({ configuration, pending }: Position): string {
  const classes = pending.map((node) => configuration.tree.classOf(node));
  return `${configuration.key()}|${classes.join()}`;
}
