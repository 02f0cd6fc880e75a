import { IntList } from "./int-list.ts";
import { entityAt, tagAt } from "./markup.ts";
import { KIND, kindOf, LINE_END, QUOTE, SPACE, type Kind } from "./token-kind.ts";

/**
 * A text cut into words, separators and the rest, in columns. Lines are those that hold anything,
 * and rows of HTML tables count as lines. Linear in the text's length; nothing in it recurses.
 */
export interface Tokens {
  readonly text: string;
  readonly size: number;
  kind(token: number): number;
  start(token: number): number;
  end(token: number): number;
  /** The number of lines that hold a token. */
  readonly lines: number;
  line(token: number): number;
  /** The first token of a line; `size` for the line after the last. */
  firstOf(line: number): number;
  /** Empty lines between a line and the one before it. */
  gapBefore(line: number): number;
  /** Where the line that holds `line`'s first token starts in the text. */
  offsetOf(line: number): number;
}

const MINUS = 45;
const GREATER = 62;
const LESS = 60;
const AMPERSAND = 38;
const ONE = 49;

class Tokenizer implements Tokens {
  readonly text: string;
  readonly #kind = new IntList();
  readonly #start = new IntList();
  readonly #end = new IntList();
  readonly #line = new IntList();
  readonly #first = new IntList();
  readonly #gap = new IntList();
  readonly #offset = new IntList();
  #lineOffset = 0;
  #newLines = 0;
  #broken = true;
  /** Inside an HTML table line ends of the file are mere space. */
  #tables = 0;

  constructor(text: string) {
    this.text = text;
    let at = 0;
    while (at < text.length) at = this.#next(at);
  }

  get size(): number {
    return this.#kind.size;
  }
  get lines(): number {
    return this.#first.size;
  }
  kind(token: number): number {
    return this.#kind.at(token);
  }
  start(token: number): number {
    return this.#start.at(token);
  }
  end(token: number): number {
    return this.#end.at(token);
  }
  line(token: number): number {
    return this.#line.at(token);
  }
  firstOf(line: number): number {
    return line < this.lines ? this.#first.at(line) : this.size;
  }
  gapBefore(line: number): number {
    return this.#gap.at(line);
  }
  offsetOf(line: number): number {
    return this.#offset.at(line);
  }

  #push(kind: Kind, start: number, end: number): number {
    if (this.#broken) {
      this.#gap.push(Math.max(0, this.#newLines - 1));
      this.#first.push(this.#kind.size);
      this.#offset.push(this.#lineOffset);
      this.#newLines = 0;
      this.#broken = false;
    }
    this.#kind.push(kind);
    this.#start.push(start);
    this.#end.push(end);
    this.#line.push(this.#first.size - 1);
    return end;
  }

  /** A separator; a second one of its kind with nothing between leaves an empty cell. */
  #separate(kind: Kind, start: number, end: number): number {
    const last = this.#kind.size - 1;
    // A board has one blank: of a longer row of separators only every other gap can be a cell.
    if (!this.#broken && this.#kind.at(last) === kind && this.#kind.at(last - 1) !== KIND.EMPTY) {
      this.#push(KIND.EMPTY, this.#end.at(last), start);
    }
    return this.#push(kind, start, end);
  }

  #breakLine(at: number): void {
    this.#broken = true;
    this.#lineOffset = at;
  }

  #next(at: number): number {
    const code = this.text.charCodeAt(at);
    const kind = kindOf(code);
    switch (kind) {
      case SPACE:
        return at + 1;
      case LINE_END:
        return this.#lineEnd(at, code);
      case QUOTE:
        return this.#quote(at, code);
      case KIND.WORD:
        return this.#push(KIND.WORD, at, this.#endOfRun(at, KIND.WORD));
      case KIND.DASH:
        return this.#dash(at);
      case KIND.FIELD: {
        const entity = code === AMPERSAND ? entityAt(this.text, at) : null;
        if (entity === null) return this.#separate(KIND.FIELD, at, at + 1);
        if (entity.meaning === "space") return entity.end;
        return this.#push(entity.meaning === "dot" ? KIND.DOT : KIND.OTHER, at, entity.end);
      }
      case KIND.COMMA:
      case KIND.SEMICOLON:
        return this.#separate(kind, at, at + 1);
      case KIND.OTHER:
        return code === LESS ? this.#tag(at) : this.#push(KIND.OTHER, at, at + 1);
      default:
        return this.#push(kind as Kind, at, at + 1);
    }
  }

  #endOfRun(start: number, kind: number): number {
    let at = start + 1;
    while (at < this.text.length && kindOf(this.text.charCodeAt(at)) === kind) at += 1;
    return at;
  }

  #lineEnd(at: number, code: number): number {
    const end = code === 13 && this.text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
    if (this.#tables > 0) return end;
    this.#newLines += 1;
    this.#breakLine(end);
    return end;
  }

  /** Quotes are passed over, except two with nothing but spaces between: an empty cell. */
  #quote(at: number, code: number): number {
    let close = at + 1;
    while (close < at + 4 && kindOf(this.text.charCodeAt(close)) === SPACE) close += 1;
    const before = kindOf(this.text.charCodeAt(at - 1));
    const after = kindOf(this.text.charCodeAt(close + 1));
    const empty =
      this.text.charCodeAt(close) === code && before !== KIND.WORD && after !== KIND.WORD;
    return empty ? this.#push(KIND.EMPTY, at, close + 1) : at + 1;
  }

  /** `->` ends what stood before it, `--` draws a line, `-1` as a cell of its own is a blank. */
  #dash(at: number): number {
    const end = this.#endOfRun(at, KIND.DASH);
    if (this.text.charCodeAt(end) === GREATER) return this.#push(KIND.OTHER, at, end + 1);
    if (end > at + 1) return this.#push(KIND.RULE, at, end);
    const before = at === 0 ? SPACE : kindOf(this.text.charCodeAt(at - 1));
    const alone =
      before < 0 || before === KIND.COMMA || before === KIND.OPEN || before === KIND.FIELD;
    const minusOne = this.text.charCodeAt(at) === MINUS && this.text.charCodeAt(end) === ONE;
    if (alone && minusOne && kindOf(this.text.charCodeAt(end + 1)) !== KIND.WORD) {
      return this.#push(KIND.WORD, at, end + 1);
    }
    return this.#push(KIND.DASH, at, end);
  }

  #tag(at: number): number {
    const tag = tagAt(this.text, at);
    if (tag === null) return this.#push(KIND.OTHER, at, at + 1);
    switch (tag.meaning) {
      case "field":
        return this.#separate(KIND.FIELD, at, tag.end);
      case "table":
        this.#tables += 1;
        this.#breakLine(tag.end);
        return tag.end;
      case "table-end":
        this.#tables = Math.max(0, this.#tables - 1);
        this.#breakLine(tag.end);
        return tag.end;
      case "row":
      case "row-end":
        this.#breakLine(tag.end);
        return tag.end;
      default:
        return tag.end;
    }
  }
}

/** The tokens of a text. */
export function tokenize(text: string): Tokens {
  return new Tokenizer(text);
}
