import type { ReadMoves, ReadNote } from "../answer.ts";
import type { Mention } from "../text/mention.ts";
import { readMoves, type FoundMoves } from "./read-moves.ts";
import type { Reading } from "../text/reading.ts";
import { lineIndexAt, linesOf, placeAt, type TextLine } from "../marks/text-lines.ts";
import { said } from "../reader-text.ts";

/**
 * The moves of a text: what stands under "moves" (or under "path", where that holds no state), else a
 * text that is nothing but moves, else the moves beside the states where moves are asked for.
 */
export function movesOfText(reading: Reading, hasSteps: boolean): FoundMoves | null {
  for (const kind of ["moves", "path"] as const) {
    const section = reading.sections.find((one) => one.kind === kind);
    if (section === undefined || holdsStates(reading, section.start, section.end)) continue;
    const label = reading.scan.labels.find((one) => one.start === section.start);
    const found = readMoves(
      linesBetween(reading, label?.end ?? section.start, section.end),
      reading.context.file,
    );
    if (found !== null) return found;
  }
  if (hasSteps) return reading.asked.has("moves") ? besideStates(reading) : null;
  if (reading.mentions.some((one) => one.found.state.ok)) return null;
  const found = readMoves(
    linesOf(reading.text, reading.context.firstLine ?? 1),
    reading.context.file,
  );
  if (found === null || reading.asked.has("moves")) return found;
  const note: ReadNote = {
    place: found.moves.place,
    kind: "ambiguous",
    message: said("read.note.only-moves"),
  };
  return { moves: found.moves, notes: [note, ...found.notes] };
}

function holdsStates(reading: Reading, start: number, end: number): boolean {
  return reading.mentions.some(
    ({ found }) => found.start >= start && found.start < end && found.state.ok,
  );
}

/** The lines between two offsets, the first one with what stands before it blanked. */
function linesBetween(reading: Reading, start: number, end: number): TextLine[] {
  const { lines } = reading.scan;
  const first = lineIndexAt(lines, start);
  const last = lineIndexAt(lines, Math.max(start, end - 1));
  return lines.slice(first, last + 1).map((line, index) => {
    const from = index === 0 ? start - line.start : 0;
    const text = " ".repeat(from) + line.text.slice(from, Math.max(from, end - line.start));
    return { ...line, text };
  });
}

/** `283104765 [U]`: the moves written beside the states, the root's missing one left out. */
function besideStates(reading: Reading): FoundMoves | null {
  const moved = reading.mentions.flatMap((mention: Mention) =>
    mention.move === undefined || mention.move === null ? [] : [{ mention, move: mention.move }],
  );
  const [first] = moved;
  if (first === undefined) return null;
  const tiles = moved.map(({ move }) => move.tile);
  const moves: ReadMoves = {
    place: placeAt(reading.scan.lines, first.mention.found.start, reading.context.file),
    moves: moved.map(({ move }) => move.direction ?? ""),
    names: tiles.some((tile) => tile !== null) ? "tile" : "unsaid",
    ...(tiles.some((tile) => tile !== null) ? { tiles } : {}),
  };
  return { moves, notes: [] };
}
