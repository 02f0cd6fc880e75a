import { namePieces, type NamePiece } from "./name-pieces.ts";

interface Branch {
  readonly next: Map<string, Branch>;
  /** The name that ends here. */
  name: string | null;
}

/** The names of a graph's nodes, piece by piece, so that the longest one at a place is found in one walk. */
export class NameTrie {
  readonly #root: Branch = { next: new Map(), name: null };

  constructor(names: readonly string[]) {
    for (const name of names) {
      let branch = this.#root;
      for (const [index, piece] of namePieces(name).entries()) {
        const key = keyOf(piece, index);
        const known = branch.next.get(key) ?? { next: new Map(), name: null };
        branch.next.set(key, known);
        branch = known;
      }
      branch.name ??= name;
    }
  }

  /** The longest name whose pieces stand at `at`, and how many they are; null when none does. */
  longestAt(pieces: readonly NamePiece[], at: number): { name: string; length: number } | null {
    let branch: Branch | undefined = this.#root;
    let longest: { name: string; length: number } | null = null;
    for (let length = 0; ; length++) {
      if (branch.name !== null && length > 0) longest = { name: branch.name, length };
      const piece = pieces[at + length];
      if (piece === undefined || (length > 0 && piece.before === "line")) return longest;
      branch = branch.next.get(keyOf(piece, length));
      if (branch === undefined) return longest;
    }
  }
}

/** `A-B` and `A - B` are different: the one may be a name, the other is two. */
function keyOf({ text, before }: NamePiece, index: number): string {
  return index > 0 && before === "blank" ? ` ${text}` : text;
}
