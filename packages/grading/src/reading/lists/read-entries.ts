import type { ReadEntry } from "../answer.ts";
import { bindValues } from "../text/bind-values.ts";
import { findMentions } from "../text/find-mentions.ts";
import { nameTest } from "../name-test.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadingContext } from "../reading-context.ts";
import { scanText } from "../marks/scan-text.ts";
import { sectionsOf } from "../text/sections.ts";
import { settleValues } from "../text/settle-values.ts";

/** The entries of one list (a table's cell), in order, with the values beside them. */
export function readEntries(
  text: string,
  domain: PaperDomain,
  asked: ReadonlySet<string>,
  context: ReadingContext,
): readonly ReadEntry[] {
  if (text.trim() === "") return [];
  const isName = nameTest(domain);
  const scan = scanText(text, 1, isName);
  const sections = sectionsOf(scan);
  const mentions = findMentions(scan, sections, domain, isName);
  bindValues(mentions, scan, sections);
  const settled = settleValues(mentions, asked, context.search);
  return mentions.map((mention) => {
    const { h, g, f } = settled.values.get(mention) ?? {};
    return {
      state: mention.found.state,
      ...(h === undefined ? {} : { h }),
      ...(g === undefined ? {} : { g }),
      ...(f === undefined ? {} : { f }),
    };
  });
}
