const BLANK_WORDS = String.raw`(?:blank|empty|kosong|hole|пуст\p{L}{0,6}|vazi\p{L}{0,3})`;
const LINKS = String.raw`(?:[ \t]{0,3}(?:tile|cell|space|sel|kotak|клетка|is|as|adalah|=|:|-|–|—))`;
const NAMED_FIRST = new RegExp(
  String.raw`\b${BLANK_WORDS}${LINKS}{1,3}[ \t]{0,3}(?<sign>\d{1,2})\b`,
  "iu",
);
const NAMED_LAST = new RegExp(
  String.raw`\b(?<sign>\d{1,2})[ \t]{0,3}(?:=|:|is|adalah|-|–|—)[ \t]{0,3}(?:the |an? )?${BLANK_WORDS}`,
  "iu",
);

const ANY_BLANK_WORD = /blank|empty|kosong|hole|пуст|vazi/iu;

/** Where a hint may stand: nobody explains the blank after the first pages. */
const HINT_LENGTH = 20_000;

/** Does the text say that the highest number of a board of `cells` cells is the blank: `9 = blank`, `kosong: 8`? */
export function saysHighestBlank(text: string, cells: number): boolean {
  const start = text.slice(0, HINT_LENGTH);
  if (!ANY_BLANK_WORD.test(start)) return false;
  const sign =
    NAMED_FIRST.exec(start)?.groups?.["sign"] ?? NAMED_LAST.exec(start)?.groups?.["sign"];
  return sign !== undefined && (Number(sign) === cells || Number(sign) === cells - 1);
}
