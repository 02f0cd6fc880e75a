/** What a piece of text can be. Kinds up to `COLON` may stand between the cells of a board. */
export const KIND = {
  /** A separator of table fields: `|`, `│`, `&`, `<td>`. */
  FIELD: 1,
  COMMA: 2,
  SEMICOLON: 3,
  /** `/` or `\`. */
  SLASH: 4,
  OPEN: 5,
  CLOSE: 6,
  /** A single `-`. */
  DASH: 7,
  /** A single `.`. */
  DOT: 8,
  COLON: 9,
  /** Letters, digits and the signs `_ * ~` in one run. */
  WORD: 10,
  /** Nothing between two quotes or two separators of one kind: a cell left empty. */
  EMPTY: 11,
  /** Pieces of a line drawn between rows: `--`, `+`, `═`. */
  RULE: 12,
  /** Anything else; it ends whatever stood before it. */
  OTHER: 13,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

/** The kinds of single characters, besides these kinds: space, line end and quote. */
export const SPACE = -1;
export const LINE_END = -2;
export const QUOTE = -3;

const ASCII: Int8Array = asciiKinds();

function asciiKinds(): Int8Array {
  const kinds = new Int8Array(128).fill(KIND.OTHER);
  const mark = (signs: string, kind: number): void => {
    for (const sign of signs) kinds[sign.charCodeAt(0)] = kind;
  };
  mark("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_*~", KIND.WORD);
  mark(" \t\v\f", SPACE);
  mark("\n\r", LINE_END);
  mark("\"'`", QUOTE);
  mark("|&", KIND.FIELD);
  mark(",", KIND.COMMA);
  mark(";", KIND.SEMICOLON);
  mark("/\\", KIND.SLASH);
  mark("([{", KIND.OPEN);
  mark(")]}", KIND.CLOSE);
  mark("-", KIND.DASH);
  mark(".", KIND.DOT);
  mark(":", KIND.COLON);
  mark("+", KIND.RULE);
  return kinds;
}

const WIDE: ReadonlyMap<number, number> = wideKinds();

function wideKinds(): Map<number, number> {
  const kinds = new Map<number, number>();
  const mark = (signs: string, kind: number): void => {
    for (const sign of signs) kinds.set(sign.charCodeAt(0), kind);
  };
  mark("\u00A0\u1680\u200B\u200C\u200D\u202F\u205F\u3000\uFEFF", SPACE);
  mark("\u0085\u2028\u2029", LINE_END);
  mark("\u2018\u2019\u201A\u201C\u201D\u201E\u00AB\u00BB\u00B4", QUOTE);
  mark("│┃║¦┆┇┊┋╎╏▏", KIND.FIELD);
  mark("、，", KIND.COMMA);
  mark("；", KIND.SEMICOLON);
  mark("‐‑‒–—―−", KIND.DASH);
  mark("·•∙⋅□▢☐⬜◻∅␣ø", KIND.WORD);
  return kinds;
}

/** The kind of a character by its code. Letters of all scripts belong to words. */
export function kindOf(code: number): number {
  if (code < 128) return ASCII[code] ?? KIND.OTHER;
  // Before the first and after the last character.
  if (Number.isNaN(code)) return SPACE;
  const known = WIDE.get(code);
  if (known !== undefined) return known;
  if (code >= 0x2000 && code <= 0x200a) return SPACE;
  if (code >= 0x2500 && code <= 0x25ff) return KIND.RULE;
  // Arrows, mathematical signs, dingbats: not letters.
  if (code < 0xc0 || (code >= 0x2010 && code < 0x2c00)) return KIND.OTHER;
  return KIND.WORD;
}
