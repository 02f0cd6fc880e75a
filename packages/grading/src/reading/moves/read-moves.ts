import type { ReadMoves, ReadNote } from "../answer.ts";
import { isNoiseLine } from "../marks/noise-line.ts";
import { writtenMoves, type WrittenMove } from "./move-words.ts";
import type { Place } from "../../place.ts";
import type { TextLine } from "../marks/text-lines.ts";
import { said } from "../reader-text.ts";

/** Moves as read, with what was assumed about them. */
export interface FoundMoves {
  readonly moves: ReadMoves;
  readonly notes: readonly ReadNote[];
}

const BLANK_NAMED = /\b(?:blank|empty|kosong|vazio|vazia|leer)\b|пуст/iu;
const PREFIX =
  /^[\s>*#-]*(?:(?:step|move|langkah|gerakan|ход|шаг|passo|movimento|zug)\s{0,3}\d{1,5}\s{0,3}[:.)=-]|(?:\(\d{1,5}\)|\d{1,5}[.):])(?=\s|\D)|moves?\s*:|actions?\s*:)/iu;

/**
 * Reads lines as moves: every line that says anything must hold moves and nothing else (numbers before
 * them aside). null where a line holds something else, or no line a move.
 */
export function readMoves(lines: readonly TextLine[], file?: string): FoundMoves | null {
  const found: WrittenMove[] = [];
  const languages = new Set<string>();
  let place: Place | null = null;
  let blankNamed = false;
  const whole = writtenMoves(lines.map((line) => stripped(line.text)).join(" "));
  for (const line of lines) {
    const text = stripped(line.text);
    if (text.trim() === "" || isNoiseLine(line.text)) continue;
    const written = whole === null ? writtenMoves(text) : null;
    if (whole === null && written === null) return null;
    for (const move of written?.moves ?? []) found.push(move);
    if (written !== null) languages.add(written.language);
    if (BLANK_NAMED.test(text)) blankNamed = true;
    const column = line.text.length - text.trimStart().length + 1;
    place ??=
      file === undefined ? { line: line.number, column } : { file, line: line.number, column };
  }
  const moves = whole?.moves ?? found;
  const [first] = whole === null ? languages : [whole.language];
  if (place === null || moves.length === 0 || languages.size > 1) return null;
  return { moves: movesOf(place, moves, blankNamed), notes: languageNote(place, first) };
}

function stripped(line: string): string {
  return isNoiseLine(line)
    ? ""
    : line.replace(PREFIX, (prefix) => " ".repeat(prefix.length)).trimEnd();
}

function movesOf(place: Place, moves: readonly WrittenMove[], blankNamed: boolean): ReadMoves {
  const directions = moves.map((move) => move.direction ?? "");
  if (moves.every((move) => move.tile === null)) {
    return { place, moves: directions, names: blankNamed ? "blank" : "unsaid" };
  }
  return { place, moves: directions, names: "tile", tiles: moves.map((move) => move.tile) };
}

function languageNote(place: Place, language: string | undefined): ReadNote[] {
  if (language === undefined || ["English", "letters", "arrows"].includes(language)) return [];
  return [{ place, kind: "assumed", message: said("read.note.move-language", { language }) }];
}
