import type { ReadNote } from "../answer.ts";
import type { Aliases } from "./aliases.ts";
import type { Mention } from "./mention.ts";
import type { ReadingContext } from "../reading-context.ts";
import type { ScannedText } from "../marks/scan-text.ts";
import type { Section } from "./sections.ts";
import type { SettledValues } from "./settle-values.ts";
import { placeAt } from "../marks/text-lines.ts";
import type { ReaderText } from "../reader-text.ts";

/** A text on its way to becoming an answer: its states, and everything recognised around them. */
export interface Reading {
  readonly text: string;
  readonly scan: ScannedText;
  readonly sections: readonly Section[];
  readonly mentions: readonly Mention[];
  readonly aliases: Aliases;
  readonly values: ReadonlyMap<Mention, SettledValues>;
  readonly asked: ReadonlySet<string>;
  readonly context: ReadingContext;
}

/** What kind of section a state stands in. */
export function sectionOf(reading: Reading, mention: Mention): Section["kind"] {
  return reading.sections[mention.section]?.kind ?? "main";
}

/** A note at a state, or at the text's beginning. */
export function noteAt(
  reading: Reading,
  mention: Mention | undefined,
  kind: ReadNote["kind"],
  message: ReaderText,
): ReadNote {
  const offset = mention?.found.start ?? 0;
  return { place: placeAt(reading.scan.lines, offset, reading.context.file), kind, message };
}
