import { unknownNode } from "@jejak/graph";
import type { FoundState, StateOnPaper } from "../domain.ts";
import { namePieces, type NamePiece } from "./name-pieces.ts";
import { looksLike } from "./name-shape.ts";
import { NameTrie } from "./name-trie.ts";

/** A stretch of pieces that is a name, a number beside names, or a word that is neither. */
interface Part {
  readonly kind: "name" | "number" | "word" | "sign";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly before: NamePiece["before"];
}

type NamedPart = Omit<FoundState, "place">;

const LONGEST_SHOWN = 40;

/** Finds the names of a graph's nodes in texts, and the words that stand where a name should. */
export class NameFinder {
  readonly #names: readonly string[];
  readonly #trie: NameTrie;
  readonly #looksLike: (word: string) => boolean;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#trie = new NameTrie(names);
    this.#looksLike = looksLike(names);
  }

  /**
   * Every name in `text`, in order; a word that looks like the names and stands among them, or alone
   * between separators, is a state that the graph does not have. Linear in the length of the text.
   */
  find(text: string): FoundState[] {
    const placeOf = placeFinder(text);
    return runsOf(this.#parts(text)).flatMap(({ parts, isLabel }) =>
      this.#statesOf(parts, isLabel, text).map(({ start, end, state }): FoundState => {
        return { start, end, place: placeOf(start), state };
      }),
    );
  }

  /** The one name that `text` is, quotes aside; what only looks like one is a state that the graph does not have. */
  read(text: string): StateOnPaper | null {
    const written = text
      .trim()
      .replace(/^(["'`])(.*)\1$/su, "$2")
      .trim();
    const [only, ...more] = this.find(written);
    if (only === undefined || more.length > 0) return null;
    return only.start === 0 && only.end === written.length ? only.state : null;
  }

  #statesOf(parts: readonly Part[], isLabel: boolean, text: string): NamedPart[] {
    const known = parts.filter(({ kind }) => kind === "name");
    const words = parts.filter(({ kind }) => kind === "word");
    const states = known.map(({ text: word, start, end }): NamedPart => {
      return { start, end, state: { ok: true, word, form: "a name" } };
    });
    const [first] = words;
    const last = words.at(-1);
    if (first === undefined || last === undefined || isLabel) return states;
    if (words.every((word) => this.#looksLike(word.text)) && known.length + 1 >= words.length) {
      const unknown = words.map(({ start, end }) => this.#unknown(text, start, end));
      return [...states, ...unknown].toSorted((a, b) => a.start - b.start);
    }
    const whole = text.slice(first.start, last.end);
    if (known.length > 0 || !this.#looksLike(whole)) return states;
    return [this.#unknown(text, first.start, last.end)];
  }

  #unknown(text: string, start: number, end: number): NamedPart {
    const word = text.slice(start, end);
    const message = unknownNode(word, this.#names);
    const written = word.slice(0, LONGEST_SHOWN);
    return { start, end, state: { ok: false, kind: "not-a-state", written, message } };
  }

  #parts(text: string): Part[] {
    const pieces = namePieces(text);
    const areNumbers = this.#looksLike("1");
    const parts: Part[] = [];
    for (let at = 0; at < pieces.length;) {
      const piece = pieces[at] as NamePiece;
      const { start, before } = piece;
      const found = this.#trie.longestAt(pieces, at);
      const length = found?.length ?? decimalLength(pieces, at);
      const { end } = pieces[at + length - 1] as NamePiece;
      const isNumber =
        /^\p{N}/u.test(piece.text) && (!areNumbers || length > 1 || isValue(pieces, at));
      const kind = found !== null ? "name" : !piece.isWord ? "sign" : isNumber ? "number" : "word";
      parts.push({ kind, text: found?.name ?? text.slice(start, end), start, end, before });
      at += length;
    }
    return parts;
  }
}

/** `4.5` is one number, and no nodes 4 and 5. */
function decimalLength(pieces: readonly NamePiece[], at: number): number {
  const [whole, point, fraction] = pieces.slice(at, at + 3);
  const isDecimal =
    point?.text === "." &&
    point.before === "none" &&
    fraction?.before === "none" &&
    /^\p{N}+$/u.test(whole?.text ?? "") &&
    /^\p{N}+$/u.test(fraction.text);
  return isDecimal ? 3 : 1;
}

/** A number behind `=` is the value of something. */
function isValue(pieces: readonly NamePiece[], at: number): boolean {
  return pieces[at - 1]?.text === "=";
}

/** Parts with nothing but blanks between them; `isLabel` where a colon or `=` follows words that are no name. */
function runsOf(parts: readonly Part[]): { parts: readonly Part[]; isLabel: boolean }[] {
  const runs: { parts: Part[]; isLabel: boolean }[] = [];
  let run: Part[] = [];
  const end = (sign: string): void => {
    const last = run.at(-1);
    const isWord = last?.kind === "word" && last.text.length > 2;
    if (run.length > 0) runs.push({ parts: run, isLabel: isWord && /[:=]/.test(sign) });
    run = [];
  };
  for (const part of parts) {
    if (part.kind === "sign") end(part.text);
    else {
      if (part.before === "line") end("");
      run.push(part);
    }
  }
  end("");
  return runs;
}

/** Places of offsets that come in ascending order. */
function placeFinder(text: string): (offset: number) => { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  let newline = text.indexOf("\n");
  return (offset) => {
    while (newline !== -1 && newline < offset) {
      line++;
      lineStart = newline + 1;
      newline = text.indexOf("\n", lineStart);
    }
    return { line, column: offset - lineStart + 1 };
  };
}
