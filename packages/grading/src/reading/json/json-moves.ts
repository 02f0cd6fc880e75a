import type { ReadMoves } from "../answer.ts";
import { placeAt } from "../marks/text-lines.ts";
import { writtenMoves } from "../moves/move-words.ts";
import type { JsonSource } from "./json-source.ts";
import type { JsonValue } from "./json-value.ts";

/** The longest list of moves, in characters. */
const LONGEST = 100_000;

/** A text or list as moves; null where it holds anything else. */
export function movesOfJson(items: readonly JsonValue[], source: JsonSource): ReadMoves | null {
  const [first] = items;
  if (first === undefined || source.domain.actions.length === 0) return null;
  const written = items.map((item) =>
    item.kind === "text" ? item.text : source.text.slice(item.start, item.end),
  );
  const text = written.join(" ");
  const moves = text.length > LONGEST ? null : writtenMoves(text);
  if (moves === null || moves.moves.some((move) => move.direction === null)) return null;
  const tiles = moves.moves.map((move) => move.tile);
  const named = tiles.some((tile) => tile !== null);
  return {
    place: placeAt(source.lines, first.start, source.file),
    moves: moves.moves.map((move) => move.direction ?? ""),
    names: named ? "tile" : "unsaid",
    ...(named ? { tiles } : {}),
  };
}
