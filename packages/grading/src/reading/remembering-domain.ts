import type { StateOnPaper } from "../domain.ts";
import type { PaperDomain } from "./paper-domain.ts";

/** How many short texts are remembered for a domain. */
const MOST = 20_000;

/** The longest text that is remembered, in characters: a state is short. */
const LONGEST = 64;

const remembering = new WeakMap<PaperDomain, PaperDomain>();

/**
 * The same domain, but a short text that was read before is not read again: the submissions of a class
 * hold the same few states thousands of times.
 */
export function rememberingDomain(domain: PaperDomain): PaperDomain {
  const before = remembering.get(domain);
  if (before !== undefined) return before;
  const known = new Map<string, StateOnPaper | null>();
  const wrapped: PaperDomain = {
    start: domain.start,
    goals: domain.goals,
    actions: domain.actions,
    findStates: (text) => domain.findStates(text),
    readState: (text) => {
      if (text.length > LONGEST) return domain.readState(text);
      const remembered = known.get(text);
      if (remembered !== undefined) return remembered;
      const state = domain.readState(text);
      if (known.size < MOST) known.set(text, state);
      return state;
    },
  };
  remembering.set(domain, wrapped);
  remembering.set(wrapped, wrapped);
  return wrapped;
}
