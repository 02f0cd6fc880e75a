import type { FeedbackLevel, Language } from "../assignment/assignment.ts";
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
  const id: MessageId = level === "first-error" ? `short.${kind}` : message;
  return formatMessage(language, id, filled);
}

function ruleText(language: Language, rule: "duplicates" | "ties", value: string | number): string {
  return formatMessage(language, `rule.${rule}.${value}` as MessageId, {});
}
