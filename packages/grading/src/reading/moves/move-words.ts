/** One move as written: its direction where one is, its tile where one is. */
export interface WrittenMove {
  readonly direction: Direction | null;
  readonly tile: string | null;
}

/** Where something goes: up, down, left, right. */
export type Direction = "U" | "D" | "L" | "R";

/** Words for directions; each language is tried as a whole, because single letters mean different things. */
const LANGUAGES: readonly (readonly [name: string, words: Readonly<Record<Direction, string>>])[] =
  [
    [
      "English",
      { U: "up u north n", D: "down d south s", L: "left l west w", R: "right r east e" },
    ],
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

const ARROW_SIGNS = /^[↑⬆▲^↓⬇▼vV←⬅◀<→➡▶>]+$/u;
const LETTERS = /^[UDLR]{2,}$/i;

/** A list of moves and the language that its words are in. */
export interface WrittenMoves {
  readonly moves: readonly WrittenMove[];
  readonly language: string;
}

const JOINERS = new Set(
  "move moves tile tiles step blank empty slide then to the ke geser kotak ubin kosong gerak geserkan langkah lalu kemudian ход двигаем фишка фишку пустая пустую клетка mover move-se peça vazio para a o kachel null".split(
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
  for (const [language, words] of LANGUAGES) {
    const moves = inLanguage(tokens, words);
    if (moves !== null) return { moves, language };
  }
  return null;
}

/** The words, numbers and arrows of a text, without brackets, quotes and words such as "move"; null for a sentence. */
function tokensOf(text: string): string[] | null {
  const parts =
    text
      .match(/[\p{L}][\p{L}-]*|\d+|[↑⬆▲^↓⬇▼←⬅◀<→➡▶>]|-+>|=>|\S/gu)
      ?.filter((part) => !/^[\s,;:.|()[\]{}'"`*_/–—-]$|^-+>$|^=>$/u.test(part)) ?? [];
  const tokens = parts.filter(
    (part) => !JOINERS.has(part.toLowerCase()) && part.toLowerCase() !== "none",
  );
  return tokens.some((token) => token.length > 40) ? null : tokens;
}

/** `7 left`, `left 7`, `7L` or `left` each make one move; tile numbers alone do too. */
function inLanguage(
  tokens: readonly string[],
  words: Readonly<Record<Direction, string>>,
): WrittenMove[] | null {
  const kinds = tokens.map((token) =>
    /^\d{1,2}$/.test(token) ? "tile" : directionIn(token, words),
  );
  if (kinds.includes(null)) return null;
  const tiles = kinds.filter((kind) => kind === "tile").length;
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

function directionIn(token: string, words: Readonly<Record<Direction, string>>): Direction | null {
  const arrow = ARROWS[token];
  if (arrow !== undefined && token.toLowerCase() !== "v") return arrow;
  const word = token.toLowerCase();
  for (const direction of ["U", "D", "L", "R"] as const) {
    if (words[direction].split(" ").includes(word)) return direction;
  }
  return null;
}

/** The direction that one word, letter or arrow names in any of the languages; null for none. */
export function directionNamed(written: string): Direction | null {
  const moves = writtenMoves(written)?.moves;
  return moves?.length === 1 ? (moves[0]?.direction ?? null) : null;
}
