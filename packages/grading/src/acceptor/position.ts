import type { Budget } from "./budget.ts";
import { childOrders } from "./child-orders.ts";
import { isSetOfEquals, type Configuration } from "./configuration.ts";
import { dropsVisited } from "./course-rules.ts";
import { firstCopies } from "./courses/tied-choices.ts";
import { nextChoices } from "./next-choices.ts";

/** The sequence of states that a student was asked to write. */
export type AskedSequence = "visits" | "expansions" | "generated";

/**
 * Where a legal run and what is written of it stand together: the run's configuration, and the
 * nodes that its last visit put on paper and that are still to be read (only `generated` writes
 * several at once).
 */
export interface Position {
  readonly configuration: Configuration;
  readonly pending: readonly number[];
}

/** One legal way to go on: the node that is written next, and the position after it. */
export interface Option {
  readonly node: number;
  /** With `inPlace` the position is changed instead of copied; nobody may use the old one then. */
  take(inPlace: boolean): Position;
}

/** The legal ways to go on, and whether the trace may also end here. */
export interface WaysOn {
  readonly options: readonly Option[];
  readonly mayEnd: boolean;
}

/** The position before anything is written; `generated` begins with the root. */
export function startPosition(asked: AskedSequence, start: Configuration): Position {
  if (asked === "generated") start.hasFreeSiblings = false;
  return { configuration: start, pending: asked === "generated" ? [start.tree.root] : [] };
}

export function waysOn(asked: AskedSequence, position: Position, budget: Budget): WaysOn {
  const { configuration, pending } = position;
  budget.spend(configuration.frontier.length + 1);
  if (pending.length > 0) return { options: pendingOptions(position), mayEnd: false };
  if (asked === "visits") {
    return { options: visitOptions(configuration), mayEnd: configuration.hasEnded };
  }
  return waysThroughSilentVisits(asked, configuration, budget);
}

function pendingOptions({ configuration, pending }: Position): Option[] {
  if (configuration.rules.childOrder !== "any" || pending.length === 1) {
    return pending.slice(0, 1).map((node) => ({
      node,
      take: () => ({ configuration, pending: pending.slice(1) }),
    }));
  }
  // The root of the next pass is written when all children are.
  const children = pending.filter((node) => node !== configuration.tree.root);
  return firstCopies(configuration, children).map((node) => ({
    node,
    take: () => writeChild(configuration, pending, node),
  }));
}

/** With a free child order the order on paper is the order of generation, and a goal the last child. */
function writeChild(before: Configuration, pending: readonly number[], child: number): Position {
  const configuration = before.fork();
  configuration.putInOrder(child, pending);
  const isGoal = configuration.goals.includes(child);
  return { configuration, pending: isGoal ? [] : pending.filter((other) => other !== child) };
}

function visitOptions(configuration: Configuration): Option[] {
  return nextChoices(configuration).flatMap((choice) => {
    const node = configuration.frontier[choice] as number;
    return childOrders(configuration, node).map((order) => ({
      node,
      take: (inPlace: boolean) => {
        const next = inPlace ? configuration : configuration.fork();
        next.visit(choice, undefined, order);
        return { configuration: next, pending: [] };
      },
    }));
  });
}

/**
 * Visits that put nothing on paper (of the goal, of nodes at the depth limit when expansions are
 * asked for, of childless nodes when generated nodes are) are made on the way to those that do.
 */
function waysThroughSilentVisits(
  asked: AskedSequence,
  start: Configuration,
  budget: Budget,
): WaysOn {
  const options: Option[] = [];
  const seen = new Set<string>();
  const open: Configuration[] = [start];
  let mayEnd = false;
  for (let at = open.pop(); at !== undefined && !budget.isSpent; at = open.pop()) {
    if (at.hasEnded) {
      mayEnd = true;
      continue;
    }
    const key = open.length > 0 || seen.size > 0 ? at.key() : "";
    if (seen.has(key)) continue;
    seen.add(key);
    for (const choice of choicesWorthTrying(asked, at)) {
      const node = at.frontier[choice] as number;
      for (const order of childOrders(at, node)) {
        budget.spend(at.size + 1);
        const next = at.fork();
        next.visit(choice, undefined, order);
        const written = writtenBy(asked, next, node);
        if (written.length === 0) open.push(next);
        else options.push(...pendingOptions({ configuration: next, pending: written }));
      }
    }
  }
  return { options, mayEnd };
}

/** The nodes that the last visit generated, the root of the next pass last. */
export function generatedBy({
  lastGenerated,
  hasRestarted,
  tree,
}: Configuration): readonly number[] {
  return hasRestarted ? [...lastGenerated, tree.root] : lastGenerated;
}

/** What visiting `node`, which led to `after`, puts on paper. */
function writtenBy(asked: AskedSequence, after: Configuration, node: number): readonly number[] {
  if (asked === "generated") return generatedBy(after);
  return asked === "expansions" && after.visits?.isExpanded === false ? [] : [node];
}

/**
 * Of tied choices those that make a difference. Silent visits can be made in any order and at any
 * time, so one of them is tried, and only when nothing else can be visited; unless a visit changes
 * which copies are dropped, as under the two rules on closed states.
 */
function choicesWorthTrying(asked: AskedSequence, configuration: Configuration): number[] {
  const choices = nextChoices(configuration);
  if (choices.length < 2 || !isSetOfEquals(configuration.rules)) return choices;
  const { frontier, rules } = configuration;
  if (dropsVisited(rules)) return choices;
  const commutes = (choice: number): boolean => {
    const node = frontier[choice] as number;
    return configuration.isAtLimit(node) && !configuration.endsAt(node);
  };
  const others = choices.filter((choice) => !commutes(choice));
  return others.length > 0 ? others : choices.slice(0, 1);
}
