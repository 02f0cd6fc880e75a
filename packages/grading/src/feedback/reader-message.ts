import type { Language } from "../assignment/assignment.ts";
import type { ReaderText } from "../reading/reader-text.ts";
import { formatMessage } from "./format-message.ts";

/** What the reader of submissions says, in `language`. */
export function readerMessage(language: Language, { id, values }: ReaderText): string {
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    filled[name] =
      typeof value === "object"
        ? value.map((text) => readerMessage(language, text)).join(", ")
        : value;
  }
  return formatMessage(language, id, filled);
}
