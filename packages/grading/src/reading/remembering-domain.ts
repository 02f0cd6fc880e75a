import type { PaperDomain } from "./paper-domain.ts";
import { remembering } from "./remembering.ts";

const domains = new WeakMap<PaperDomain, PaperDomain>();

/** The same domain, but a short text that was read before is not read again. */
export function rememberingDomain(domain: PaperDomain): PaperDomain {
  const before = domains.get(domain);
  if (before !== undefined) return before;
  const wrapped: PaperDomain = {
    start: domain.start,
    goals: domain.goals,
    actions: domain.actions,
    findStates: (text) => domain.findStates(text),
    readState: remembering((text) => domain.readState(text)),
  };
  domains.set(domain, wrapped);
  domains.set(wrapped, wrapped);
  return wrapped;
}
