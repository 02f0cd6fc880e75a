import { APART } from "./cells.ts";
import { ONE_WORD } from "./misspelt.ts";
import {
  isFree,
  takeBoard,
  takePuzzling,
  type Page,
  type ReadCells,
  type TokenSpan,
} from "./page.ts";
import { rowsOnLine } from "./match-rows-on-line.ts";
import { windowsOf } from "./windows.ts";

/** `123405678`: a whole board in one word. */
export function matchWords(page: Page): void {
  const { packed, n } = page;
  for (let word = 0; word < packed.size; word += 1) {
    if (packed.length(word) !== n || !isFree(page, packed.firstToken(word))) continue;
    const codes = packed.codes(word);
    const reading = page.interpret(codes);
    if (reading === null) continue;
    const blank = page.tokens.text.charAt(packed.start(word) + reading.blankCell);
    const spans = [{ first: packed.firstToken(word), last: packed.lastToken(word) }];
    takeBoard(page, { kind: "board", spans, form: ONE_WORD, reading, codes, blank });
  }
}

/** `283/164/7_5`, `BHC AFD G~E`, `["123", "456", "780"]`: rows in words, one after another on a line. */
export function matchPackedRows(page: Page): void {
  const { packed, size } = page;
  let first = 0;
  while (first < packed.size) {
    let last = first;
    if (isRow(page, first)) {
      const out = packed.separator(first + 1);
      while (out !== APART && isRow(page, last + 1) && packed.separator(last + 1) === out)
        last += 1;
      matchRun(page, first, last - first + 1);
    }
    // Two runs with different separators may share the word between them.
    first = last > first && isFree(page, packed.firstToken(last)) ? last : last + 1;
  }

  function matchRun(target: Page, from: number, length: number): void {
    const boardAt = (start: number): ReadCells | null => {
      const codes: number[] = [];
      for (let row = 0; row < size.rows; row += 1) packed.addCodes(from + start + row, codes);
      const reading = target.interpret(codes);
      return reading === null ? null : { reading, codes };
    };
    const span = (start: number): TokenSpan => ({
      first: packed.firstToken(from + start),
      last: packed.lastToken(from + start + size.rows - 1),
    });
    const { found, doubtful } = windowsOf(length, size.rows, boardAt);
    for (const { start, board } of found) {
      const { reading, codes } = board;
      const row = Math.floor(reading.blankCell / size.columns);
      const at = packed.start(from + start + row) + (reading.blankCell % size.columns);
      const blank = target.tokens.text.charAt(at);
      const form = rowsOnLine(target);
      takeBoard(target, { kind: "board", spans: [span(start)], form, reading, codes, blank });
    }
    const [doubt] = doubtful;
    if (doubt === undefined) return;
    takePuzzling(target, {
      kind: "ambiguous",
      spans: [{ first: span(doubt).first, last: span(doubtful.at(-1) ?? doubt).last }],
      form: rowsOnLine(target),
      message: `the rows can be cut into boards in two ways: write each board on a line of its own`,
    });
  }
}

function isRow(page: Page, word: number): boolean {
  const { packed, size } = page;
  return (
    word < packed.size &&
    packed.length(word) === size.columns &&
    isFree(page, packed.firstToken(word)) &&
    isFree(page, packed.lastToken(word))
  );
}
