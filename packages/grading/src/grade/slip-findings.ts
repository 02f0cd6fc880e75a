import { NONE } from "@jejak/search";
import type { CourseRules } from "../acceptor/course-rules.ts";
import { isByPriority, type Configuration } from "../acceptor/configuration.ts";
import type { Slip } from "../acceptor/slip.ts";
import type { MessageId } from "../feedback/message-id.ts";
import type { ReadStep } from "../reading/answer.ts";
import type { AnswerKey } from "./answer-key.ts";
import { describeNode, number, priorityName } from "./describe-node.ts";
import type { Finding } from "./finding.ts";
import { frontierSnapshot } from "./frontier-snapshot.ts";
import type { SequenceReading } from "./grade-sequence.ts";

/** The slips of a trace as findings, in order of steps. */
export function slipFindings(
  key: AnswerKey,
  reading: SequenceReading,
  steps: readonly ReadStep[],
): Finding[] {
  return reading.slips.map((slip) => {
    const weight = slip.reading === "stopped" || reading.isCutShort ? reading.missing : 1;
    return { ...slipFinding(key, slip, steps, reading), weight: Math.max(1, weight) };
  });
}

function slipFinding(
  { asked }: AnswerKey,
  slip: Slip,
  steps: readonly ReadStep[],
  reading: SequenceReading,
): Finding {
  const { configuration } = slip.before;
  const { tree, rules } = configuration;
  const written = steps[slip.at];
  const got = writtenWord(written);
  const step = slip.at + 1;
  const possible = slip.leftOut === undefined ? slip.possible : [slip.leftOut];
  const expected = [...new Set(possible.map((node) => tree.key(node)))];
  const describe = (node: number): string => describeNode(tree, rules, node);
  const { node, parent, visitedAt } = slip.why;
  const values = {
    ...ruleValues(configuration, slip),
    step,
    got: node === undefined || slip.leftOut !== undefined ? (got ?? "") : describe(node),
    reason: written === undefined || written.state.ok ? "" : written.state.message,
    ...(parent === undefined ? {} : { parent: tree.key(parent) }),
    ...(visitedAt === undefined ? {} : { visitedAt: stepOf(got, slip.at, reading) ?? visitedAt }),
    ...(slip.leftOut === undefined ? {} : { leftOut: describe(slip.leftOut) }),
  };
  return {
    step,
    aspect: asked,
    kind: slip.why.kind,
    got,
    expected,
    message: messageOf(slip, asked),
    values,
    possible: [...new Set(possible.map(describe))],
    ...(written === undefined ? {} : { place: written.place }),
    frontier: frontierSnapshot(configuration, slip.possible, node),
  };
}

/** The student's own step, before the one at `at`, that stands for a node with this state. */
function stepOf(state: string | null, at: number, { tree, nodes }: SequenceReading): number | null {
  for (let step = at; step > 0; step--) {
    const node = nodes[step - 1];
    if (node !== null && node !== undefined && tree.key(node) === state) return step;
  }
  return null;
}

function writtenWord(step: ReadStep | undefined): string | null {
  if (step === undefined) return null;
  return step.state.ok ? step.state.word : step.state.written;
}

function ruleValues(configuration: Configuration, slip: Slip): Record<string, string | number> {
  const { tree, rules } = configuration;
  const [next] = slip.possible;
  const { node } = slip.why;
  return {
    priority: priorityName(rules) ?? "",
    rule: rules.duplicates,
    ties: decidingTie(configuration, node, next),
    order: typeof rules.childOrder === "string" ? rules.childOrder : rules.childOrder.join(", "),
    limit: configuration.course.depthLimit ?? rules.depthLimit ?? 0,
    bound: number(configuration.course.bound ?? 0),
    width: rules.beamWidth ?? 1,
    // The step before is the last one of the run, whichever sequence it is.
    goalStep: slip.at,
    ...(node === undefined ? {} : { gotLevel: tree.level(node) }),
    ...(next === undefined ? {} : { level: tree.level(next), ...parentOf(configuration, next) }),
  };
}

/** The rule that decides between two equal nodes: where they are equal by it as well, the older comes first. */
function decidingTie(
  { rules, tree }: Configuration,
  taken: number | undefined,
  next: number | undefined,
): CourseRules["ties"] {
  if (taken === undefined || next === undefined) return rules.ties;
  const isEqual =
    rules.ties === "low-h"
      ? tree.h(taken) === tree.h(next)
      : rules.ties === "alphabetical" && tree.key(taken) === tree.key(next);
  return isEqual ? "fifo" : rules.ties;
}

function parentOf({ tree }: Configuration, node: number): { parent?: string } {
  const parent = tree.parent(node);
  return parent === NONE ? {} : { parent: tree.key(parent) };
}

function messageOf({ why, before, possible }: Slip, asked: AnswerKey["asked"]): MessageId {
  const { configuration, pending } = before;
  const { rules } = configuration;
  switch (why.kind) {
    case "not-best":
      return notBest(rules);
    case "never-generated":
      if (isAtPassStart(configuration)) return "never-generated.pass";
      return rules.search === "simple-hill-climbing"
        ? "never-generated.first-better"
        : "never-generated";
    case "beyond-depth-limit":
      return why.node === undefined ? "beyond-depth-limit" : "beyond-depth-limit.bound";
    case "out-of-order":
      if (pending.length > 0 || asked === "generated") return "out-of-order.children";
      if (isByPriority(rules)) return "out-of-order.tie";
      if (!areSiblings(configuration, why.node, possible[0])) return "out-of-order.parents";
      return rules.childOrder === "tile" ? "out-of-order.tile" : "out-of-order.order";
    case "wrong-level":
      return rules.search === "breadth-first"
        ? "wrong-level.breadth-first"
        : "wrong-level.depth-first";
    case "stopped-early":
      if (isAtPassStart(configuration)) return "stopped-early.pass";
      return rules.depthLimit === null ? "stopped-early" : "stopped-early.limit";
    case "after-goal":
      if (configuration.goals.length > 0) return "after-goal";
      return isHill(rules) ? "after-goal.stuck" : "after-goal.exhausted";
    case "already-visited":
      return asked === "generated" ? "one-too-many.generated" : "already-visited";
    case "one-too-many":
      if (asked === "expansions") return notExpanded(configuration, why.node) ?? "one-too-many";
      return asked === "generated" ? "one-too-many.generated" : "one-too-many";
    case "wrong-h":
    case "wrong-g":
    case "wrong-f":
    case "wrong-parent":
    case "wrong-entry":
      throw new TypeError(`${why.kind} is no slip in a sequence`);
    default:
      return why.kind;
  }
}

function notBest({ search }: CourseRules): MessageId {
  switch (search) {
    case "siblings-only":
      return "not-best.siblings";
    case "beam":
      return "not-best.beam";
    case "steepest-hill-climbing":
      return "not-best.hill";
    case "simple-hill-climbing":
      return "not-best.first-better";
    case "recursive-best-first":
      return "not-best.recursive";
    default:
      return "not-best";
  }
}

function isHill({ search }: CourseRules): boolean {
  return search === "steepest-hill-climbing" || search === "simple-hill-climbing";
}

/** Whether a later pass is about to begin. */
function isAtPassStart({ course, visits }: Configuration): boolean {
  return course.pass !== undefined && course.pass > 0 && course.pass === visits?.length;
}

function notExpanded(configuration: Configuration, node: number | undefined): MessageId | null {
  if (node === undefined) return null;
  if (configuration.endsAt(node)) return "one-too-many.goal";
  return configuration.isAtLimit(node) ? "one-too-many.limit" : null;
}

function areSiblings(
  { tree }: Configuration,
  a: number | undefined,
  b: number | undefined,
): boolean {
  return a !== undefined && b !== undefined && tree.parent(a) === tree.parent(b);
}
