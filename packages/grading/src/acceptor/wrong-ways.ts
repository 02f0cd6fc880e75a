import type { Budget } from "./budget.ts";
import type { Configuration } from "./configuration.ts";
import { generatedBy, type AskedSequence, type Option, type Position } from "./position.ts";

/** Of equal copies in the frontier no more than these are tried as what a student took by mistake. */
const MOST_COPIES = 3;

/**
 * The ways to write `state` at a position although the rules want another one: taking a queued node
 * that is not next, or writing a sibling before its turn. The run then goes on from there, as the
 * student did.
 */
export function waysAgainstTheRules(
  asked: AskedSequence,
  { configuration, pending }: Position,
  state: number,
  budget: Budget,
): Option[] {
  const { tree, frontier } = configuration;
  if (pending.length > 0) {
    return pending
      .filter((node) => tree.stateNumber(node) === state)
      .map((node) => ({ node, take: () => writeEarly(configuration, pending, node) }));
  }
  if (asked === "generated") return expandEarly(configuration, state, budget);
  return frontier
    .map((node, choice) => ({ node, choice }))
    .filter(({ node }) => tree.stateNumber(node) === state && isWritten(asked, configuration, node))
    .slice(0, MOST_COPIES)
    .map(({ node, choice }) => ({
      node,
      take: () => {
        const next = configuration.fork();
        next.visit(choice);
        return { configuration: next, pending: [] };
      },
    }));
}

/** Takes `instead` for the frontier node that the legal option `option` would take: a misprint. */
export function misprinted(before: Position, option: Option, state: number): Option | null {
  const { configuration } = before;
  const choice = configuration.frontier.indexOf(option.node);
  if (before.pending.length > 0 || choice < 0) return null;
  const node = configuration.tree.misprint(option.node, state);
  return {
    node,
    take: () => {
      const next = configuration.fork();
      next.visit(choice, node);
      return { configuration: next, pending: [] };
    },
  };
}

function isWritten(asked: AskedSequence, configuration: Configuration, node: number): boolean {
  if (asked !== "expansions") return true;
  return !configuration.endsAt(node) && !configuration.isAtLimit(node);
}

function writeEarly(before: Configuration, pending: readonly number[], node: number): Position {
  const configuration = before.fork();
  configuration.putInOrder(node, pending);
  return { configuration, pending: pending.filter((other) => other !== node) };
}

/** Expanding a node before its turn: `state` is then one of its children. */
function expandEarly(configuration: Configuration, state: number, budget: Budget): Option[] {
  const { tree, frontier } = configuration;
  const options: Option[] = [];
  for (const [choice, node] of frontier.entries()) {
    const leadsThere = tree.space
      .successors(tree.stateNumber(node))
      .some((successor) => successor.state === state);
    if (!leadsThere || options.length === MOST_COPIES) continue;
    budget.spend(configuration.size);
    const next = configuration.fork();
    next.visit(choice);
    const child = next.lastGenerated.find((other) => tree.stateNumber(other) === state);
    if (child === undefined) continue;
    options.push({ node: child, take: () => writeEarly(next, generatedBy(next), child) });
  }
  return options;
}
