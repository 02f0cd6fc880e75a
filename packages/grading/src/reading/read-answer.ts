import type { PaperDomain } from "./paper-domain.ts";
import { csvTable } from "./tables/csv-table.ts";
import { looksLikeHtml } from "./tables/html-text.ts";
import { readHtmlAnswer } from "./tables/read-html.ts";
import { readJsonAnswer } from "./json/read-json-answer.ts";
import { rememberingDomain } from "./remembering-domain.ts";
import { textTable } from "./tables/text-tables.ts";
import { readFreeText } from "./text/read-free-text.ts";
import { readOneALine } from "./text/read-one-a-line.ts";
import { readTable } from "./tables/read-table.ts";
import type { ReadingContext, ReadResult } from "./reading-context.ts";
import { nameTest } from "./name-test.ts";

/**
 * Reads what a student wrote for one question, in whatever form, and says in `form` and `notes` how it
 * was understood. `ask` names what the question asks for (`visits`, `h`, ...). Where no state is found,
 * the message names the place and what to write instead. Linear in the text's length.
 */
export function readAnswer(
  text: string,
  paper: PaperDomain,
  ask: readonly string[],
  context: ReadingContext = {},
): ReadResult {
  const asked = new Set(ask);
  const domain = rememberingDomain(paper);
  // Indentation means something only where a tree is asked for.
  const simple = asked.has("tree") ? null : readOneALine(text, domain, context);
  if (simple !== null) return simple;
  const json = readJsonAnswer(text, domain, context);
  if (json !== null) return json;
  if (looksLikeHtml(text)) return readHtmlAnswer(text, domain, asked, context);
  const table = csvTable(text, context, nameTest(domain)) ?? textTable(text, context);
  const tabled = table === null ? null : readTable(table, domain, asked, context);
  return tabled ?? readFreeText(text, domain, asked, context);
}
