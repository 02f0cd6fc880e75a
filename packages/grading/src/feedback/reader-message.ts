import type { Language } from "../assignment/assignment.ts";
import type { ReaderText } from "../reading/reader-text.ts";
import { formatMessage } from "./format-message.ts";

/** What was put into words before: answers that were read alike share their texts. */
const inWords = new WeakMap<ReaderText, Map<Language, string>>();

/** What the reader of submissions says, in `language`. */
export function readerMessage(language: Language, text: ReaderText): string {
  let known = inWords.get(text);
  if (known === undefined) inWords.set(text, (known = new Map()));
  const before = known.get(language);
  if (before !== undefined) return before;
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(text.values)) {
    filled[name] =
      typeof value === "object"
        ? value.map((part) => readerMessage(language, part)).join(", ")
        : value;
  }
  const message = formatMessage(language, text.id, filled);
  known.set(language, message);
  return message;
}
