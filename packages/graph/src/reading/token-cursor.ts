import type { EdgeToken } from "./edge-tokens.ts";

/** A place in a statement's tokens, of which the last belongs to no statement. */
export class TokenCursor {
  readonly #tokens: readonly EdgeToken[];
  #at = 0;

  constructor(tokens: readonly EdgeToken[]) {
    this.#tokens = tokens;
  }

  get atEnd(): boolean {
    return this.#at >= this.#tokens.length - 1;
  }

  /** The next token; at the end the last one, for ever. */
  get token(): EdgeToken {
    return this.ahead(0);
  }

  get atArrow(): boolean {
    return this.token.kind === "arrow";
  }

  ahead(by: number): EdgeToken {
    return this.#tokens[Math.min(this.#at + by, this.#tokens.length - 1)] as EdgeToken;
  }

  take(): EdgeToken {
    const { token } = this;
    this.#at++;
    return token;
  }

  /** All the words that follow one another here. */
  words(): EdgeToken[] {
    const words: EdgeToken[] = [];
    while (this.token.kind === "word") words.push(this.take());
    return words;
  }
}
