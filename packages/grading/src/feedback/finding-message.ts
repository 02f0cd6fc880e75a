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
    possible: anyOf(language, possible),
    ...(rule === undefined ? {} : { rule: ruleText(language, "duplicates", rule) }),
    ...(ties === undefined ? {} : { ties: ruleText(language, "ties", ties) }),
  };
  if (level !== "first-error" || TELLS_NOTHING.has(message)) {
    return formatMessage(language, message, filled);
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
