import type { Aspect, FeedbackLevel, Language } from "../assignment/assignment.ts";
import type { Finding } from "../grade/finding.ts";
import { anyOf, formatMessage } from "./format-message.ts";
import type { MessageId } from "./message-id.ts";

/** A finding in words: with the values and what was possible, or at the lower levels only what was broken where. */
export function findingMessage(
  { kind, message, values, possible = [], aspect }: Finding,
  level: FeedbackLevel,
  language: Language,
): string {
  if (level === "score") return "";
  const { rule, ties } = values;
  const filled = {
    aspect,
    ...values,
    possible: possibleStates(possible, language),
    ...(rule === undefined ? {} : { rule: ruleText(language, "duplicates", rule) }),
    ...(ties === undefined ? {} : { ties: ruleText(language, "ties", ties) }),
  };
  if (level !== "first-error" || TELLS_NOTHING.has(message)) {
    const text = formatMessage(language, message, filled);
    if (possible.length === 0 || NAMES_IT.has(message) || !isSequence(aspect)) return text;
    return `${text} ${formatMessage(language, "possible", filled)}`;
  }
  const text = formatMessage(language, `short.${kind}`, filled);
  return OF_ITS_OWN.has(aspect) ? formatMessage(language, "short.of", { aspect, text }) : text;
}

/** Messages that give no answer away, so that they serve at every level. */
const TELLS_NOTHING: ReadonlySet<MessageId> = new Set<MessageId>([
  "left-out.values",
  "left-out.all",
  "left-out.answer",
]);

/** Messages of an order that name what was possible themselves; behind the others it is said. */
const NAMES_IT: ReadonlySet<MessageId> = new Set<MessageId>([
  "not-best",
  "not-best.siblings",
  "not-best.beam",
  "not-best.hill",
  "not-best.first-better",
  "not-best.recursive",
  "never-generated.pass",
  "stopped-early.pass",
  "out-of-order.tie",
  "left-out",
  "one-too-many.goal",
  "one-too-many.limit",
]);

/** Possible states that a remark names before it only counts them. */
const MOST_NAMED = 6;

function possibleStates(described: readonly string[], language: Language): string {
  const count = described.length - MOST_NAMED;
  if (count <= 1) return anyOf(language, described);
  const more = formatMessage(language, "possible.more", { count });
  return anyOf(language, [...described.slice(0, MOST_NAMED), more]);
}

function isSequence(aspect: Aspect): boolean {
  return aspect === "visits" || aspect === "expansions" || aspect === "generated";
}

/** Aspects whose steps are not those of the main sequence: a short remark says which it means. */
const OF_ITS_OWN: ReadonlySet<Aspect> = new Set<Aspect>([
  "path",
  "moves",
  "open",
  "closed",
  "tree",
]);

function ruleText(language: Language, rule: "duplicates" | "ties", value: string | number): string {
  return formatMessage(language, `rule.${rule}.${value}` as MessageId, {});
}
