import { failure, success, type Result } from "@jejak/puzzle";
import type { HeuristicTerm } from "@jejak/search";
import { formatHeuristic } from "./format-heuristic.ts";
import { namesOf, type KnownHeuristic } from "./known-heuristic.ts";
import { signsOf, type Sign } from "./signs.ts";

/** What could not be read: the column, from 1, and one sentence. */
export interface HeuristicTextProblem {
  readonly column: number;
  readonly message: string;
}

/** A term with what stands in the parentheses after its name. Its own name has that too, as it is written best. */
export interface ParsedTerm extends HeuristicTerm {
  /** The name alone. */
  readonly base: string;
  readonly sums: readonly (readonly HeuristicTerm[])[];
  readonly groups: readonly string[];
}

type Read<Value> = Result<Value, HeuristicTextProblem>;

/** The terms of a sum, at least one. */
export function parseTerms(
  text: string,
  known: readonly KnownHeuristic[],
): Read<readonly ParsedTerm[]> {
  const reader = new TermReader(text, known);
  const terms = reader.sum();
  if (!terms.ok) return terms;
  const rest = reader.next;
  return rest === undefined ? terms : failure(unexpected(rest, "`+` and another heuristic"));
}

/** Goes through the signs of a text once. */
class TermReader {
  readonly #text: string;
  readonly #known: readonly KnownHeuristic[];
  readonly #signs: readonly Sign[];
  #at = 0;
  /** Whether it is between the parentheses of a name that takes sums: there is no such name within. */
  #isInside = false;

  constructor(text: string, known: readonly KnownHeuristic[]) {
    this.#text = text;
    this.#known = known;
    this.#signs = signsOf(text);
  }

  get next(): Sign | undefined {
    return this.#signs[this.#at];
  }

  sum(): Read<readonly ParsedTerm[]> {
    const terms: ParsedTerm[] = [];
    for (;;) {
      const term = this.#term();
      if (!term.ok) return term;
      terms.push(term.value);
      if (!this.#take("plus")) return success(terms);
    }
  }

  #term(): Read<ParsedTerm> {
    const leading = this.#number();
    if (leading !== null) this.#take("times");
    const written = this.next;
    if (written?.kind !== "name") return failure(this.#missing(`a heuristic (${this.#names()})`));
    const lower = written.text.toLowerCase();
    const entry = this.#known.find(
      ({ name, aliases }) => name === lower || aliases.includes(lower),
    );
    if (entry === undefined) {
      const message = `${JSON.stringify(written.text)} is no heuristic: there are ${this.#names()}`;
      return failure({ column: written.column, message });
    }
    this.#at += 1;
    const within = this.#within(entry, written.column);
    if (!within.ok) return within;
    const { sums, groups } = within.value;
    const inside = [...sums.map(formatHeuristic), ...groups].join(", ");
    const name = inside === "" ? entry.name : `${entry.name}(${inside})`;
    const weight = leading ?? this.#trailingWeight() ?? 1;
    if (!Number.isFinite(weight)) {
      return failure({ column: written.column, message: `the weight of ${name} is too large` });
    }
    return success({ name, weight, base: entry.name, sums, groups });
  }

  #within(
    { name, takes }: KnownHeuristic,
    column: number,
  ): Read<Pick<ParsedTerm, "sums" | "groups">> {
    const sums: (readonly HeuristicTerm[])[] = [];
    if (takes === undefined) return success({ sums, groups: [] });
    if (takes === "tiles") {
      const groups = this.#groups(name);
      return groups.ok ? success({ sums, groups: groups.value }) : groups;
    }
    if (this.#isInside) {
      return failure({ column, message: `${name} within ${name} is not needed: name all in one` });
    }
    if (!this.#take("open")) {
      return failure(this.#missing(`the parenthesis of ${name}(..., ...)`));
    }
    this.#isInside = true;
    do {
      const sum = this.sum();
      if (!sum.ok) return sum;
      sums.push(sum.value.map((term) => ({ name: term.name, weight: term.weight })));
    } while (this.#take("comma"));
    this.#isInside = false;
    if (!this.#take("close")) return failure(this.#missing("`,` or `)`"));
    return success({ sums, groups: [] });
  }

  /** Groups of tiles are not sums: what stands between the parentheses is taken as it is. */
  #groups(name: string): Read<readonly string[]> {
    const open = this.next;
    if (!this.#take("open") || open === undefined) return success([]);
    while (this.next !== undefined && this.next.kind !== "close") this.#at += 1;
    const close = this.next;
    if (!this.#take("close") || close === undefined) return failure(this.#missing("`)`"));
    const inside = this.#text.slice(open.column, close.column - 1).toLowerCase();
    const groups = inside.split(/[\s,]+/).filter((group) => group !== "");
    if (groups.length > 0) return success(groups);
    const message = `${name}() names no groups: leave the parentheses out, or write sizes such as 4-4 or tiles such as 1234, 5678`;
    return failure({ column: open.column, message });
  }

  #trailingWeight(): number | null {
    const number = this.#signs[this.#at + 1];
    if (this.next?.kind !== "times" || number?.kind !== "number") return null;
    this.#at += 2;
    return Number(number.text);
  }

  #number(): number | null {
    const number = this.next;
    return this.#take("number") ? Number(number?.text) : null;
  }

  #take(kind: Sign["kind"]): boolean {
    if (this.next?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  #names(): string {
    const within = this.#known.filter(({ takes }) => takes !== "sums");
    return namesOf(this.#isInside ? within : this.#known);
  }

  #missing(wanted: string): HeuristicTextProblem {
    const sign = this.next;
    if (sign !== undefined) return unexpected(sign, wanted);
    return { column: this.#text.length + 1, message: `${wanted} is missing at the end` };
  }
}

function unexpected(sign: Sign, wanted: string): HeuristicTextProblem {
  const message =
    sign.text === "-" || sign.text === "−"
      ? "a weight cannot be negative, and a heuristic cannot be taken away"
      : `${JSON.stringify(sign.text)} stands where ${wanted} is expected`;
  return { column: sign.column, message };
}
