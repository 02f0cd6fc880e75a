import { IntlMessageFormat } from "intl-messageformat";
import { ASPECTS, type Aspect, type Language } from "../assignment/assignment.ts";
import { CATALOGUES } from "./catalogues.ts";
import type { MessageId, MessageValues } from "./message-id.ts";

/** Parsed messages by language and id: parsing is the costly part. */
const parsed = new Map<string, IntlMessageFormat>();

/**
 * The message in `language`. An aspect among the values is called by its name there; a value that
 * the message does not mention is ignored.
 */
export function formatMessage(language: Language, id: MessageId, values: MessageValues): string {
  const name = `${language} ${id}`;
  const { aspect } = values;
  const named = isAspect(aspect) ? { aspect: CATALOGUES[language][`aspect.${aspect}`] } : {};
  let format = parsed.get(name);
  if (format === undefined) {
    format = new IntlMessageFormat(CATALOGUES[language][id], language, undefined, {
      ignoreTag: true,
    });
    parsed.set(name, format);
  }
  return String(format.format({ ...values, ...named }));
}

function isAspect(value: string | number | undefined): value is Aspect {
  return (ASPECTS as readonly (string | number | undefined)[]).includes(value);
}

/** "a, b or c" in `language`. */
export function anyOf(language: Language, items: readonly string[]): string {
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(items);
}
