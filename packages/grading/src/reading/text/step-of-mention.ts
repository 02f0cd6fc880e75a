import type { ReadEntry, ReadStep } from "../answer.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./reading.ts";
import { placeAt } from "../marks/text-lines.ts";

/** A state of a text as a step, with the values and the move beside it. */
export function stepOfMention(reading: Reading, mention: Mention): ReadStep {
  const { order: _order, ...values } = reading.values.get(mention) ?? {};
  const direction = mention.move?.tile === null ? mention.move.direction : null;
  return {
    place: placeAt(reading.scan.lines, mention.found.start, reading.context.file),
    state: mention.found.state,
    ...values,
    ...(direction === null || direction === undefined ? {} : { move: direction }),
  };
}

/** A state of a text as an entry of a list. */
export function entryOfMention(reading: Reading, mention: Mention): ReadEntry {
  const { h, g, f } = reading.values.get(mention) ?? {};
  return {
    state: mention.found.state,
    ...(h === undefined ? {} : { h }),
    ...(g === undefined ? {} : { g }),
    ...(f === undefined ? {} : { f }),
  };
}
