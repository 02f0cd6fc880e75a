import type { Language } from "../assignment/assignment.ts";
import { formatMessage } from "./format-message.ts";
import type { MessageValues } from "./message-id.ts";

/** The words of a student's page that are no remark: headings, labels, verdicts. */
export const PAGE_TEXTS = [
  "page.score",
  "page.verdict.correct",
  "page.verdict.partly",
  "page.verdict.wrong",
  "page.verdict.missing",
  "page.verdict.unreadable",
  "page.yours",
  "page.possible",
  "page.more-nodes",
  "page.more-slips",
  "page.read-as",
  "page.right",
  "page.place",
] as const;
export type PageText = (typeof PAGE_TEXTS)[number];

/** A label of a student's page in `language`. */
export function pageText(language: Language, text: PageText, values: MessageValues = {}): string {
  return formatMessage(language, text, values);
}
