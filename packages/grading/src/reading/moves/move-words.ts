/** One move as written: its direction where one is, its tile where one is. */
export interface WrittenMove {
  readonly direction: Direction | null;
  readonly tile: string | null;
}

/** Where something goes: up, down, left, right. */
export type Direction = "U" | "D" | "L" | "R";

/** Words for directions; each language is tried as a whole, because single letters mean different things. */
const WORDS: readonly (readonly [name: string, words: Readonly<Record<Direction, string>>])[] = [
  ["English", { U: "up u north n", D: "down d south s", L: "left l west w", R: "right r east e" }],
  ["Indonesian", { U: "atas naik a", D: "bawah turun b", L: "kiri ki", R: "kanan ka" }],
  [
    "Russian",
    {
      U: "вверх верх в наверх",
      D: "вниз низ н",
      L: "влево лево налево л",
      R: "вправо право направо п",
    },
  ],
  [
    "Portuguese",
    {
      U: "cima acima c sobe",
      D: "baixo abaixo b desce",
      L: "esquerda esq e",
      R: "direita dir d",
    },
  ],
  ["German", { U: "hoch oben o rauf", D: "runter unten u", L: "links l", R: "rechts r" }],
];

const ARROWS: Readonly<Record<string, Direction>> = {
  "↑": "U",
  "⬆": "U",
  "▲": "U",
  "^": "U",
  "↓": "D",
  "⬇": "D",
  "▼": "D",
  v: "D",
  V: "D",
  "←": "L",
  "⬅": "L",
  "◀": "L",
  "<": "L",
  "→": "R",
  "➡": "R",
  "▶": "R",
  ">": "R",
};

/** What each word of a language means. The letter v is an arrow only where nothing but arrows stands. */
const LANGUAGES: readonly (readonly [name: string, meanings: ReadonlyMap<string, Direction>])[] =
  WORDS.map(([name, words]) => [name, meaningsOf(words)]);

function meaningsOf(words: Readonly<Record<Direction, string>>): ReadonlyMap<string, Direction> {
  const meanings = new Map(Object.entries(ARROWS).filter(([sign]) => sign.toLowerCase() !== "v"));
  for (const direction of ["R", "L", "D", "U"] as const) {
    for (const word of words[direction].split(" ")) meanings.set(word, direction);
  }
  return meanings;
}

const ARROW_SIGNS = /^[↑⬆▲^↓⬇▼vV←⬅◀<→➡▶>]+$/u;
const LETTERS = /^[UDLR]{2,}$/i;

/** A longer run of letters or arrows is no list of moves, but a drawing. */
const LONGEST_RUN = 40;

const MOVE_WORDS = new Set(LANGUAGES.flatMap(([, meanings]) => [...meanings.keys()]));

/** A list of moves and the language that its words are in. */
export interface WrittenMoves {
  readonly moves: readonly WrittenMove[];
  readonly language: string;
}

const JOINERS = new Set(
  "move moves tile tiles step blank empty slide then to the ke geser kotak ubin kosong gerak geserkan langkah lalu kemudian ход двигаем фишка фишку пустая пустую клетка mover move-se peça vazio para a o kachel null none".split(
    " ",
  ),
);

/** Reads a text as nothing but moves, in words, letters, arrows or tile numbers; null where anything else stands there. */
export function writtenMoves(text: string): WrittenMoves | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  if (tokens.every((token) => ARROW_SIGNS.test(token))) {
    const moves = tokens.flatMap((token) =>
      [...token].map((sign) => ({ direction: ARROWS[sign] ?? null, tile: null })),
    );
    return { moves, language: "arrows" };
  }
  if (tokens.every((token) => LETTERS.test(token))) {
    const moves = tokens.flatMap((token) =>
      [...token].map((letter) => ({ direction: letter.toUpperCase() as Direction, tile: null })),
    );
    return { moves, language: "letters" };
  }
  for (const [language, meanings] of LANGUAGES) {
    const moves = inLanguage(tokens, meanings);
    if (moves !== null) return { moves, language };
  }
  return null;
}

const PART = /[\p{L}][\p{L}-]*|\d+|[↑⬆▲^↓⬇▼←⬅◀<→➡▶>]|-+>|=>|\S/gu;
const SIGN = /^(?:[,;:.|()[\]{}'"`*_/–—-]|-+>|=>)$/u;

/** The words, numbers and arrows of a text, without brackets, quotes and words such as "move"; null where one is no move. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  for (const [part] of text.matchAll(PART)) {
    const word = part.toLowerCase();
    if (SIGN.test(part) || JOINERS.has(word)) continue;
    // A long text is mostly no list of moves, and its first words tell.
    if (!MOVE_WORDS.has(word) && !/^\d{1,2}$/.test(part) && !isRunOfMoves(part)) return null;
    tokens.push(part);
  }
  return tokens;
}

function isRunOfMoves(token: string): boolean {
  return token.length <= LONGEST_RUN && (ARROW_SIGNS.test(token) || LETTERS.test(token));
}

/** `7 left`, `left 7`, `7L` or `left` each make one move; tile numbers alone do too. */
function inLanguage(
  tokens: readonly string[],
  meanings: ReadonlyMap<string, Direction>,
): WrittenMove[] | null {
  const kinds: (Direction | "tile")[] = [];
  let tiles = 0;
  for (const token of tokens) {
    const isTile = /^\d{1,2}$/.test(token);
    const kind = isTile ? "tile" : meanings.get(token.toLowerCase());
    if (kind === undefined) return null;
    kinds.push(kind);
    if (isTile) tiles += 1;
  }
  if (tiles === 0 || tiles === tokens.length) {
    return tokens.map((token, index) =>
      one(
        kinds[index] === "tile" ? null : (kinds[index] as Direction),
        kinds[index] === "tile" ? token : null,
      ),
    );
  }
  if (tiles * 2 !== tokens.length) return null;
  const tileFirst = kinds[0] === "tile";
  const moves: WrittenMove[] = [];
  for (let index = 0; index < tokens.length; index += 2) {
    const tileAt = tileFirst ? index : index + 1;
    const wordAt = tileFirst ? index + 1 : index;
    if (kinds[tileAt] !== "tile" || kinds[wordAt] === "tile") return null;
    moves.push(one(kinds[wordAt] as Direction, tokens[tileAt] ?? null));
  }
  return moves;
}

function one(direction: Direction | null, tile: string | null): WrittenMove {
  // A tile is written like a cell of a state: base 36.
  return { direction, tile: tile === null ? null : Number(tile).toString(36) };
}

/** The direction that one word, letter or arrow names in any of the languages; null for none. */
export function directionNamed(written: string): Direction | null {
  const moves = writtenMoves(written)?.moves;
  return moves?.length === 1 ? (moves[0]?.direction ?? null) : null;
}
