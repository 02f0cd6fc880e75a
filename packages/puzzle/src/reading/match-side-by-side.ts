import { FLAT } from "./match-flat.ts";
import { rowsOnLine } from "./match-rows-on-line.ts";
import { stacksFrom } from "./match-stacked.ts";
import { SMALLEST_TELLING } from "./misspelt.ts";
import { isFree, markFree, markUsed, takeBoard, type BoardOnPage, type Page } from "./page.ts";
import type { PuzzlingPlace } from "./page.ts";
import { RowSegments } from "./row-segments.ts";

type Place = BoardOnPage | PuzzlingPlace;

/**
 * Boards side by side in whose rows stand, on one line, all cells of a board: `1 2 3   4 5 6   7 8 0`. What was read
 * of such a line alone is given up where the lines above and below it make more boards of it.
 */
export function matchSideBySide(page: Page): void {
  // Of smaller boards many pairs of lines make boards by chance.
  if (page.n < SMALLEST_TELLING) return;
  const places = placesByLine(page);
  const lines = [...places.keys()].filter((line) => hasLikeNeighbour(page, places, line));
  if (lines.length === 0) return;
  const suspects = new Map<number, readonly Place[]>();
  for (const line of lines.flatMap((at) => linesAround(page, at))) {
    const on = places.get(line);
    if (on !== undefined) suspects.set(line, on);
  }
  const all = new Set([...suspects.values()].flat());
  for (const { spans } of all) markFree(page, spans);
  const segments = new RowSegments(page, "strict");
  const given = new Set<Place>();
  for (const line of suspects.keys()) {
    const taken = takeStacksAcross(page, segments, suspects, line);
    for (const at of taken) for (const place of suspects.get(at) ?? []) given.add(place);
  }
  for (const place of all) if (!given.has(place)) markUsed(page, place.spans);
  keepOnly(page.boards, given);
  keepOnly(page.puzzling, given);
}

/** What was read of one line alone, row after row or cell after cell, by its line. */
function placesByLine(page: Page): Map<number, Place[]> {
  const forms: readonly string[] = [FLAT, rowsOnLine(page)];
  const places = new Map<number, Place[]>();
  for (const place of [...page.boards, ...page.puzzling]) {
    const [span] = place.spans;
    if (span === undefined || !forms.includes(place.form)) continue;
    const line = page.tokens.line(span.first);
    const known = places.get(line);
    if (known === undefined) places.set(line, [place]);
    else known.push(place);
  }
  return places;
}

/** Does a line beside this one hold as many cells or words, and nothing that was read of it alone? */
function hasLikeNeighbour(
  page: Page,
  places: ReadonlyMap<number, readonly Place[]>,
  line: number,
): boolean {
  return linesAround(page, line, 2).some(
    (at) =>
      !places.has(at) &&
      isFree(page, page.tokens.firstOf(at)) &&
      (cellsOn(page, at) === cellsOn(page, line) || tokensOn(page, at) === tokensOn(page, line)),
  );
}

function cellsOn({ tokens, cells }: Page, line: number): number {
  return cells.firstFrom(tokens.firstOf(line + 1)) - cells.firstFrom(tokens.firstOf(line));
}

function tokensOn({ tokens }: Page, line: number): number {
  return tokens.firstOf(line + 1) - tokens.firstOf(line);
}

/** The lines of all boards of `rows` rows to which this one can belong, but for rules. */
function linesAround(page: Page, line: number, rows: number = page.size.rows): number[] {
  const found = new Set([line]);
  for (const gap of [0, 1]) {
    for (const step of [1, -1] as const) {
      let at = line;
      for (let row = 1; row < rows && at >= 0; row += 1) {
        at = page.rowLines().next(at, step, gap);
        if (at >= 0) found.add(at);
      }
    }
  }
  return [...found];
}

/** Takes the boards that stand across `line` if they are several, and more than their lines alone hold; their lines. */
function takeStacksAcross(
  page: Page,
  segments: RowSegments,
  suspects: ReadonlyMap<number, readonly Place[]>,
  line: number,
): readonly number[] {
  let best: readonly BoardOnPage[] = [];
  let across: readonly number[] = [];
  for (const gap of [0, 1]) {
    for (const top of linesAround(page, line)) {
      const lines = page.rowLines().of(top, page.size.rows, gap);
      if (lines?.includes(line) !== true) continue;
      const stacks = apart([...stacksFrom(page, segments, lines)]);
      const alone = lines.flatMap((at) => suspects.get(at) ?? []);
      const boards = alone.filter(({ kind }) => kind === "board");
      if (stacks.length < 2 || stacks.length <= Math.max(best.length, boards.length)) continue;
      best = stacks;
      across = lines;
    }
  }
  for (const board of best) takeBoard(page, board);
  return across;
}

/** The boards that share no row with one before them. */
function apart(boards: readonly BoardOnPage[]): readonly BoardOnPage[] {
  const taken = new Set<number>();
  return boards.filter(({ spans }) => {
    const isApart = spans.every(({ first }) => !taken.has(first));
    if (isApart) for (const { first } of spans) taken.add(first);
    return isApart;
  });
}

function keepOnly<T extends Place>(places: T[], given: ReadonlySet<Place>): void {
  const kept = places.filter((place) => !given.has(place));
  places.length = 0;
  for (const place of kept) places.push(place);
}
