import { NONE, priorityOf } from "@jejak/search";
import { isByPriority, type Configuration } from "./configuration.ts";
import type { CourseRules } from "./course-rules.ts";
import type { LegalTree } from "./legal-tree.ts";
import type { ErrorKind } from "./error-kind.ts";
import { nextChoices } from "./next-choices.ts";
import type { AskedSequence, Option, Position } from "./position.ts";
import type { VisitedList } from "./visited-list.ts";

/** Why a state cannot be written at a position, with what a good remark about it mentions. */
export interface WhyNot {
  readonly kind: ErrorKind;
  /** The frontier node that holds the state, where one does. */
  readonly node?: number;
  /** The visit number, from 1, at which the state was visited before. */
  readonly visitedAt?: number;
  /** The node whose child the state is (dropped, beyond the limit, or not expanded yet). */
  readonly parent?: number;
}

/**
 * The reason why `state`, a state of the problem that none of the legal `options` writes, is wrong
 * at `position`.
 */
export function whyNot(
  asked: AskedSequence,
  position: Position,
  state: number,
  options: readonly Option[],
): WhyNot {
  const { configuration, pending } = position;
  const { tree } = configuration;
  if (pending.length === 0 && configuration.hasEnded) return { kind: "after-goal" };
  const unwritten = pending.find((node) => tree.stateNumber(node) === state);
  if (unwritten !== undefined) return { kind: "out-of-order", node: unwritten };
  const sibling = asked === "generated" ? siblingOf(options, state) : undefined;
  if (sibling !== undefined) return { kind: "out-of-order", node: sibling };
  const last = configuration.visits;
  if (last !== null && isDroppedChild(configuration, last, state)) {
    return { kind: "dropped-duplicate", parent: last.node, ...visitBefore(configuration, state) };
  }
  const inPass = notInPass(configuration, state);
  if (inPass !== null) return inPass;
  const queued = queuedNode(configuration, state);
  if (queued !== undefined) {
    const isWritten =
      asked === "visits" || (asked === "expansions" && canExpand(configuration, queued));
    if (!isWritten) return { kind: "one-too-many", node: queued };
    return { kind: kindOfWrongChoice(configuration, queued), node: queued };
  }
  return whyNotQueued(asked, configuration, state);
}

/** What is above the bound of the pass, and what was written instead of the root of the next one. */
function notInPass(configuration: Configuration, state: number): WhyNot | null {
  const { course, tree, visits } = configuration;
  const start = course.pass;
  if (start === undefined || visits === null) return null;
  if (start === visits.length) return insteadOfTheRoot(configuration, state);
  const { bound } = course;
  if (bound === undefined) return null;
  for (let at: VisitedList | null = visits; at !== null && at.length > start; at = at.previous) {
    const child = at.isExpanded ? childWith(tree, at.node, state) : null;
    if (child !== null && tree.g(child) + tree.h(child) > bound) {
      return { kind: "beyond-depth-limit", node: child, parent: at.node };
    }
  }
  return null;
}

/** A state of the pass that has ended, or one that would follow if it went on. */
function insteadOfTheRoot({ tree, visits }: Configuration, state: number): WhyNot | null {
  let parent: number | null = null;
  for (let at = visits; at !== null; at = at.previous) {
    if (tree.stateNumber(at.node) === state) {
      return { kind: "already-visited", visitedAt: at.length };
    }
    if (childWith(tree, at.node, state) !== null) parent = at.node;
    if (at.node === tree.root) break;
  }
  return parent === null ? null : { kind: "never-generated", parent };
}

function childWith(tree: LegalTree, node: number, state: number): number | null {
  const index = tree.space
    .successors(tree.stateNumber(node))
    .findIndex((successor) => successor.state === state);
  return index < 0 ? null : tree.child(node, index);
}

/** The goal and the nodes at the depth limit are visited and not expanded. */
function canExpand(configuration: Configuration, node: number): boolean {
  return !configuration.endsAt(node) && !configuration.isAtLimit(node);
}

/** A child that is generated together with the one that may be written, but not before it. */
function siblingOf(options: readonly Option[], state: number): number | undefined {
  for (const option of options) {
    const { tree, lastGenerated } = option.take(false).configuration;
    const child = lastGenerated.find((node) => tree.stateNumber(node) === state);
    if (child !== undefined) return child;
  }
  return undefined;
}

function whyNotQueued(asked: AskedSequence, configuration: Configuration, state: number): WhyNot {
  const { tree, frontier } = configuration;
  const { space } = tree;
  const visit = findVisit(configuration, state);
  if (visit !== null) {
    const wasExpanded = asked !== "expansions" || visit.isExpanded;
    return wasExpanded
      ? { kind: "already-visited", visitedAt: visit.length }
      : { kind: "one-too-many", node: visit.node };
  }
  const leadsThere = (node: number): boolean =>
    space.successors(tree.stateNumber(node)).some((successor) => successor.state === state);
  const start = configuration.course.pass ?? 0;
  for (let at = configuration.visits; at !== null && at.length > start; at = at.previous) {
    if (!leadsThere(at.node)) continue;
    if (at.isExpanded && forgets(configuration.rules)) {
      const isUnmade = configuration.course.stopsAtBetter === true && at === configuration.visits;
      return { kind: isUnmade ? "never-generated" : "not-best", parent: at.node };
    }
    const kind = at.isExpanded ? "dropped-duplicate" : "beyond-depth-limit";
    return { kind, parent: at.node };
  }
  const parent = frontier.find(leadsThere);
  if (parent !== undefined) return { kind: "never-generated", parent };
  return { kind: "not-one-move-away" };
}

/** Whether nodes that were generated are given up without being dropped as duplicates. */
function forgets({ search }: CourseRules): boolean {
  return (
    search === "beam" || search === "steepest-hill-climbing" || search === "simple-hill-climbing"
  );
}

/** The copy of the state in the frontier that would be taken first. */
function queuedNode({ tree, frontier, rules }: Configuration, state: number): number | undefined {
  const priority = priorityOf(rules.search, tree, rules.weight) ?? (() => 0);
  return frontier
    .filter((node) => tree.stateNumber(node) === state)
    .sort((a, b) => priority(a) - priority(b))[0];
}

/** A queued node was taken although another one was next: by value, by level, or by order alone. */
function kindOfWrongChoice(configuration: Configuration, taken: number): ErrorKind {
  const { rules, tree, frontier } = configuration;
  const [choice] = nextChoices(configuration);
  if (choice === undefined) return "out-of-order";
  const next = frontier[choice] as number;
  if (isByPriority(rules)) {
    const priority = priorityOf(rules.search, tree, rules.weight) ?? (() => 0);
    return priority(taken) === priority(next) ? "out-of-order" : "not-best";
  }
  return tree.level(taken) === tree.level(next) ? "out-of-order" : "wrong-level";
}

function isDroppedChild(
  { tree, lastChildren, course }: Configuration,
  { node, isExpanded }: VisitedList,
  state: number,
): boolean {
  if (!isExpanded) return false;
  const youngest = lastChildren.at(-1);
  const stoppedThere = youngest !== undefined && tree.h(youngest) < tree.h(node);
  if (course.stopsAtBetter === true && stoppedThere) return false;
  const isSuccessor = tree.space
    .successors(tree.stateNumber(node))
    .some((successor) => successor.state === state);
  return isSuccessor && !lastChildren.some((child) => tree.stateNumber(child) === state);
}

function visitBefore(configuration: Configuration, state: number): { visitedAt?: number } {
  const found = findVisit(configuration, state);
  return found === null ? {} : { visitedAt: found.length };
}

/** The visit of the state in this pass; null also where a search comes back to what it has visited. */
function findVisit({ visits, tree, course }: Configuration, state: number): VisitedList | null {
  for (let at = visits; at !== null && at.length > (course.pass ?? 0); at = at.previous) {
    if (at.node !== NONE && tree.stateNumber(at.node) === state) return at;
  }
  return null;
}
