import { Unreadable } from "../reading/unreadable.ts";

/** A record of a table and the line where it starts. */
export interface TableRecord {
  readonly fields: readonly string[];
  readonly line: number;
}

/**
 * The records of a table as RFC 4180 quotes them, separated by commas, semicolons or tabs, whichever
 * the first line has most of. Empty lines are passed over.
 */
export function* recordsOf(text: string): Generator<TableRecord, undefined> {
  const reader = new RecordReader(text);
  for (let record = reader.next(); record !== null; record = reader.next()) {
    if (record.fields.length > 1 || record.fields[0] !== "") yield record;
  }
  return undefined;
}

class RecordReader {
  readonly #text: string;
  readonly #separator: string;
  #at: number;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith("\uFEFF") ? 1 : 0;
    const end = text.search(/[\r\n]/);
    this.#separator = commonest(end === -1 ? text : text.slice(0, end), [",", ";", "\t"]);
  }

  next(): TableRecord | null {
    if (this.#at >= this.#text.length) return null;
    const line = this.#line;
    const fields: string[] = [];
    for (;;) {
      fields.push(this.#text.charAt(this.#at) === '"' ? this.#quoted() : this.#plain());
      const mark = this.#text.charAt(this.#at);
      this.#at++;
      if (mark === this.#separator) continue;
      if (mark === "\r" && this.#text.charAt(this.#at) === "\n") this.#at++;
      if (mark !== "" && mark !== "\r" && mark !== "\n") {
        throw new Unreadable(`line ${this.#line}`, "goes on after the closing quote of a field");
      }
      this.#line++;
      return { fields, line };
    }
  }

  #plain(): string {
    const from = this.#at;
    while (this.#at < this.#text.length) {
      const char = this.#text.charAt(this.#at);
      if (char === this.#separator || char === "\n" || char === "\r") break;
      this.#at++;
    }
    return this.#text.slice(from, this.#at);
  }

  #quoted(): string {
    const line = this.#line;
    let field = "";
    for (;;) {
      const quote = this.#text.indexOf('"', this.#at + 1);
      if (quote === -1) throw new Unreadable(`line ${line}`, "a quoted field has no end");
      const part = this.#text.slice(this.#at + 1, quote);
      this.#line += part.split("\n").length - 1;
      field += part;
      this.#at = quote + 1;
      if (this.#text.charAt(this.#at) !== '"') return field;
      field += '"';
    }
  }
}

function commonest(line: string, marks: readonly string[]): string {
  const counts = marks.map((mark) => line.split(mark).length);
  return marks[counts.indexOf(Math.max(...counts))] as string;
}
