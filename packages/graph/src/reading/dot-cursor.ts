import { shown } from "../shown.ts";
import { dotTokens, type DotToken } from "./dot-tokens.ts";

/** A problem of DOT's syntax: nothing behind it can be read. */
export class DotSyntaxProblem extends Error {
  readonly token: DotToken;

  constructor(token: DotToken, message: string) {
    super(message);
    this.token = token;
  }
}

/** A place among the tokens of a DOT file, with one token ahead. */
export class DotCursor {
  readonly #tokens: Iterator<DotToken, void>;
  #token: DotToken;
  #next: DotToken;

  constructor(text: string) {
    this.#tokens = dotTokens(text);
    this.#token = this.#pull({ kind: "end", text: "", line: 1, column: 1, newLine: true });
    this.#next = this.#pull(this.#token);
  }

  get token(): DotToken {
    if (this.#token.kind === "problem") throw new DotSyntaxProblem(this.#token, this.#token.text);
    return this.#token;
  }

  get next(): DotToken {
    return this.#next;
  }

  take(): DotToken {
    const { token } = this;
    this.#token = this.#next;
    this.#next = this.#pull(this.#next);
    return token;
  }

  /** Whether this sign, or this word without quotes, stands here. */
  isAt(text: string): boolean {
    const { token } = this;
    if (token.kind === "id") return token.bare && token.text.toLowerCase() === text;
    return token.kind === "sign" && token.text === text;
  }

  /** Takes the sign or word if it stands here. */
  skip(text: string): boolean {
    const isHere = this.isAt(text);
    if (isHere) this.take();
    return isHere;
  }

  /** An id, its pieces joined by `+`. */
  id(expected: string): DotToken {
    if (this.token.kind !== "id") return this.unexpected(expected);
    const token = this.take();
    const pieces = [token.text];
    while (this.skip("+")) {
      if (this.token.kind !== "id") return this.unexpected("a text behind +");
      pieces.push(this.take().text);
    }
    return pieces.length === 1 ? token : { ...token, text: pieces.join("") };
  }

  unexpected(expected: string): never {
    const found = this.token.kind === "end" ? "the end of the text" : shown(this.token.text);
    throw new DotSyntaxProblem(this.token, `${expected} has to stand here, not ${found}`);
  }

  /** After the last token, that token again. */
  #pull(last: DotToken): DotToken {
    const { value } = this.#tokens.next();
    return value ?? last;
  }
}
