import { shown, type Fields } from "./shape.ts";

/** How many names a note lists. */
const LISTED = 10;

/** Collects the names of fields that a format does not have; they may be those of a later version. */
export class UnknownFields {
  readonly #format: string;
  readonly #names = new Set<string>();

  constructor(format: string) {
    this.#format = format;
  }

  /** Looks for fields that are not among `known`; `where` stands before their names in the note. */
  look(fields: Fields, known: ReadonlySet<string>, where = ""): void {
    for (const name in fields) {
      if (!known.has(name) && this.#names.size <= LISTED) this.#names.add(where + name);
    }
  }

  /** A note where there were any. */
  notes(): string[] {
    if (this.#names.size === 0) return [];
    const names = [...this.#names].slice(0, LISTED).map(shown).join(", ");
    const more = this.#names.size > LISTED ? " and others" : "";
    return [`Left out what is not in ${this.#format}: ${names}${more}.`];
  }
}
