import { shown } from "../shown.ts";
import type { EdgeListContext } from "./edge-statement.ts";

/**
 * A name such as `A-B` without quotes beside nodes A and B may be an edge that was meant: that is
 * told, not guessed.
 */
export function checkHyphens<Where extends object>({
  builder,
  hyphenated,
}: EdgeListContext<Where>): void {
  for (const [name, where] of hyphenated) {
    const parts = name.split("-");
    if (!parts.every((part) => builder.has(part))) continue;
    const edge = parts.map(shown).join(" -- ");
    const node = JSON.stringify(name);
    builder.problem(
      where,
      `this can be read in two ways: write ${edge} for an edge, ${node} for a node`,
    );
  }
}
