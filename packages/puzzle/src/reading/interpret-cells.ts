import { standardTiles } from "../tiles.ts";
import { characterOf, isBlankSign, letterIndex, SIGN } from "./cell-code.ts";

/**
 * How the tiles were numbered: `usual` from 1 with a sign or 0 for the blank, `letters` A, B, ...,
 * `from-zero` 0, 1, ... with a sign for the blank, `highest` with the highest number as the blank,
 * `own` with the tiles that the caller named.
 */
export type Numbering = "usual" | "letters" | "from-zero" | "highest" | "own";

/** Cells understood as a board: its word, which cell is the blank, and how the tiles were numbered. */
export interface Interpretation {
  readonly word: string;
  readonly blankCell: number;
  readonly numbering: Numbering;
}

/** What a caller knows about the tiles. */
export interface TileKnowledge {
  /** The tiles of the board when they are not the usual ones, blank included: `ABC0`. */
  readonly tiles?: string | undefined;
  /** `highest`: the highest number is the blank, be the tiles numbered from 0 or from 1. */
  readonly blank?: "highest" | undefined;
}

/** Turns the codes of `n` cells into a board; null when they are none. Made once, used for every window. */
export type Interpreter = (codes: readonly number[]) => Interpretation | null;

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

export function interpreter(n: number, knowledge: TileKnowledge = {}): Interpreter {
  const own = ownTilesOf(n, knowledge);
  if (own !== null) return (codes) => byOwnTiles(codes, own);
  const highest = knowledge.blank === "highest";
  const made = highest ? MADE_HIGHEST : MADE;
  const known = made.get(n) ?? usualInterpreter(n, highest);
  made.set(n, known);
  return known;
}

/** The caller's tiles, if they are not the usual ones of `n` cells in some order. */
export function ownTilesOf(n: number, { tiles }: TileKnowledge): string | null {
  const usual = standardTiles(n);
  if (tiles === undefined || tiles === usual) return null;
  return [...tiles].sort().join("") === usual ? null : tiles;
}

/** One for each size of board: they keep nothing from one window to the next. */
const MADE: Map<number, Interpreter> = new Map();
const MADE_HIGHEST: Map<number, Interpreter> = new Map();

function usualInterpreter(n: number, highest: boolean): Interpreter {
  // seen[code] === stamp: that code stands in the window that is looked at now.
  const seen = new Int32Array(2 * SIGN);
  let stamp = 0;
  return (codes) => {
    stamp += 1;
    let numbers = 0;
    let least = 100;
    let greatest = -1;
    let signs = 0;
    for (const code of codes) {
      // No board holds a cell twice, or two that are neither a number nor a letter.
      if (code < 0 || seen[code] === stamp) return null;
      seen[code] = stamp;
      if (code >= 100) {
        if (letterIndex(code) < 0 && (signs += 1) > 1) return null;
        continue;
      }
      if (code > n) return null;
      numbers += 1;
      if (code < least) least = code;
      if (code > greatest) greatest = code;
    }
    if (numbers === n) return byNumbers(codes, greatest, least, highest);
    if (numbers === n - 1) {
      const sign = codes.findIndex((code) => code >= 100);
      if (isBlankSign(codes[sign] ?? 0) && greatest - least === n - 2) {
        return withSign(codes, sign, least);
      }
    }
    return n > 10 && numbers > 1 ? base36(codes, n) : byLetters(codes, n);
  };
}

/** All cells are different numbers from 0 to n. */
function byNumbers(
  codes: readonly number[],
  greatest: number,
  least: number,
  highest: boolean,
): Interpretation | null {
  const n = codes.length;
  if (greatest - least !== n - 1) return null;
  if (least === 0 && !highest) return board(codes, codes.indexOf(0), "usual", 0);
  const shift = least === 0 ? 1 : 0;
  return board(codes, codes.indexOf(greatest), "highest", shift);
}

/** One cell is a sign for the blank, the others are different numbers in one run. */
function withSign(codes: readonly number[], sign: number, least: number): Interpretation | null {
  if (least > 1) return null;
  const shift = 1 - least;
  return board(codes, sign, least === 0 ? "from-zero" : "usual", shift);
}

/**
 * Letters above 9 as digits: `1 2 ... 9 a b c 0`. One letter that fits nowhere may be the blank's sign, as
 * may a letter that stands twice, once as a capital, when the other letters are written as its twin is.
 */
function base36(codes: readonly number[], n: number): Interpretation | null {
  // Nobody writes 10 and b on one board: the letter belongs to something beside it.
  if (codes.some((code) => code >= 10 && code < 100)) return null;
  const letters = codes.filter((code) => letterIndex(code) >= 0);
  const capitals = letters.filter((code) => code < SIGN + 97);
  const odd =
    capitals.length === 1
      ? capitals[0]
      : letters.length - capitals.length === 1
        ? letters.find((code) => code >= SIGN + 97)
        : undefined;
  return withDigits(codes, n, undefined) ?? (odd === undefined ? null : withDigits(codes, n, odd));
}

/** `sign` is a letter that is no digit, whatever it looks like. */
function withDigits(
  codes: readonly number[],
  n: number,
  sign: number | undefined,
): Interpretation | null {
  const values = codes.map((code) => {
    const letter = letterIndex(code);
    return letter < 0 || letter + 10 >= n || code === sign ? code : letter + 10;
  });
  const numbers = values.filter((value) => value < 100);
  if (new Set(numbers).size !== numbers.length) return null;
  const greatest = Math.max(...numbers);
  const least = Math.min(...numbers);
  if (numbers.length === n) {
    return least === 0 && greatest === n - 1 ? byNumbers(values, greatest, least, false) : null;
  }
  const blank = values.findIndex((value) => value >= 100);
  const whole = numbers.length === n - 1 && least === 1 && greatest === n - 1;
  return whole && isBlankSign(values[blank] ?? 0) ? withSign(values, blank, least) : null;
}

/** `BHC AFD G~E`: A is tile 1, B is 2; the one cell that is no such letter is the blank. */
function byLetters(codes: readonly number[], n: number): Interpretation | null {
  if (n > 27) return null;
  const places = codes.map((code) => letterIndex(code));
  const isTile = (place: number): boolean => place >= 0 && place < n - 1;
  const tiles = places.filter(isTile);
  if (tiles.length !== n - 1 || new Set(tiles).size !== n - 1) return null;
  const blank = places.findIndex((place) => !isTile(place));
  const sign = codes[blank] ?? 0;
  if (sign !== 0 && !isBlankSign(sign)) return null;
  return board(places, blank, "letters", 1);
}

/** The caller's own tiles, character by character; a sign stands for the blank when 0 does not stand. */
function byOwnTiles(codes: readonly number[], tiles: string): Interpretation | null {
  const characters = codes.map((code) => characterOf(code));
  const isTile = (character: string): boolean =>
    character !== "" && character !== "0" && tiles.includes(character);
  const blank = characters.findIndex((character) => !isTile(character));
  const placed = characters.filter(isTile);
  if (placed.length !== tiles.length - 1 || new Set(placed).size !== placed.length) return null;
  const sign = codes[blank] ?? 0;
  if (sign !== 0 && !isBlankSign(sign)) return null;
  const word = characters.map((character, cell) => (cell === blank ? "0" : character)).join("");
  return { word, blankCell: blank, numbering: "own" };
}

/** Each code is `shift` less than its tile. */
function board(
  codes: readonly number[],
  blankCell: number,
  numbering: Numbering,
  shift: number,
): Interpretation {
  let word = "";
  for (let cell = 0; cell < codes.length; cell += 1) {
    word += cell === blankCell ? "0" : (DIGITS[(codes[cell] ?? 0) + shift] ?? "?");
  }
  return { word, blankCell, numbering };
}
