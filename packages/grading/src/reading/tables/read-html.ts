import type { Place } from "../../place.ts";
import { readHtml } from "./html-tables.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadingContext, ReadResult } from "../reading-context.ts";
import { readFreeText } from "../text/read-free-text.ts";
import { readTable } from "./read-table.ts";
import { relocateAnswer } from "./relocate-answer.ts";
import { linesOf } from "../marks/text-lines.ts";

/** Reads an HTML page: its first table of states, else the text that it shows. */
export function readHtmlAnswer(
  html: string,
  domain: PaperDomain,
  asked: ReadonlySet<string>,
  context: ReadingContext,
): ReadResult {
  const page = readHtml(html, context);
  for (const table of page.tables) {
    const result = readTable(table, domain, asked, context);
    if (result !== null) return result;
  }
  const lines = linesOf(page.text);
  const { firstLine: _first, file: _file, ...rest } = context;
  const result = readFreeText(page.text, domain, asked, rest);
  const move = (place: Place): Place => {
    const start = lines[place.line - 1]?.start ?? 0;
    return page.placeOf(start + place.column - 1);
  };
  if (!result.ok) return { ...result, place: result.place === null ? null : move(result.place) };
  return { ok: true, answer: relocateAnswer(result.answer, move) };
}
