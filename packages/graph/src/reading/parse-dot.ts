import { DotCursor, DotSyntaxProblem } from "./dot-cursor.ts";
import { DotMeaning, type DotAttributes } from "./dot-meaning.ts";
import type { DotToken } from "./dot-tokens.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import type { NodeAt } from "./graph-on-paper.ts";
import type { Place } from "./place.ts";
import { isNumberWord } from "./read-number.ts";

/** One end of an edge: a node, or all nodes of a group. */
interface End {
  readonly nodes: ReadonlySet<string>;
  /** null for a group. */
  readonly node: string | null;
  readonly token: DotToken;
}

/** A graph, subgraph or group that is open, with the statement that it stands in. */
interface Frame {
  readonly nodes: Set<string>;
  readonly edgeDefaults: Map<string, DotToken>;
  readonly outerEnds: End[];
  readonly token: DotToken;
}

const DEEPEST_GROUP = 50;
const NO_ATTRIBUTES: DotAttributes = new Map();

/** Reads the graph of a DOT text into `builder`; the ends of a search that it marks. */
export function parseDot(
  text: string,
  builder: GraphBuilder<Place>,
): { start: readonly NodeAt<Place>[]; goals: readonly NodeAt<Place>[] } {
  let meaning: DotMeaning | null = null;
  try {
    const cursor = new DotCursor(text);
    const strict = cursor.skip("strict");
    const directed = cursor.isAt("digraph");
    if (!directed && !cursor.isAt("graph")) cursor.unexpected('"digraph" or "graph"');
    cursor.take();
    if (cursor.token.kind === "id") cursor.id("a name");
    meaning = new DotMeaning(builder, { directed, strict });
    new DotStatements(cursor, builder, meaning, directed ? "->" : "--").read();
  } catch (error) {
    if (!(error instanceof DotSyntaxProblem)) throw error;
    builder.problem(placeOf(error.token), error.message);
  }
  return { start: meaning?.start ?? [], goals: meaning?.goals ?? [] };
}

class DotStatements {
  readonly #cursor: DotCursor;
  readonly #builder: GraphBuilder<Place>;
  readonly #meaning: DotMeaning;
  readonly #arrow: string;
  readonly #frames: Frame[] = [];
  /** The ends of the statement that is being read. */
  #ends: End[] = [];

  constructor(
    cursor: DotCursor,
    builder: GraphBuilder<Place>,
    meaning: DotMeaning,
    arrow: "->" | "--",
  ) {
    this.#cursor = cursor;
    this.#builder = builder;
    this.#meaning = meaning;
    this.#arrow = arrow;
  }

  read(): void {
    const cursor = this.#cursor;
    if (!cursor.isAt("{")) cursor.unexpected("{");
    this.#open();
    while (this.#frames.length > 0 && !this.#builder.full) {
      if (this.#ends.length > 0) this.#afterEnd();
      else if (cursor.isAt("}")) this.#close();
      else if (!cursor.skip(";")) this.#begin();
    }
    if (!this.#builder.full && cursor.token.kind !== "end")
      cursor.unexpected("the end of the text");
  }

  /** The first thing of a statement. */
  #begin(): void {
    const cursor = this.#cursor;
    const { token, next } = cursor;
    const isWord = token.kind === "id" && token.bare;
    if (isWord && next.text === "[" && /^(?:node|edge|graph)$/i.test(token.text)) this.#defaults();
    else if (token.kind === "id" && next.kind === "sign" && next.text === "=") {
      cursor.id("a key");
      cursor.take();
      cursor.id("a value");
    } else this.#end();
  }

  #defaults(): void {
    const isEdge = this.#cursor.isAt("edge");
    this.#cursor.take();
    const attributes = this.#attributes();
    const defaults = this.#frames.at(-1)?.edgeDefaults;
    if (isEdge) for (const [key, value] of attributes) defaults?.set(key, value);
  }

  /** An end of an edge: a node with its port, or the opening of a group. */
  #end(): void {
    const cursor = this.#cursor;
    if (cursor.isAt("subgraph") && !isSign(cursor.next, "=")) {
      cursor.take();
      if (cursor.token.kind === "id") cursor.id("a name");
      if (!cursor.isAt("{")) cursor.unexpected("{");
    }
    if (cursor.isAt("{")) return this.#open();
    const token = cursor.id("a node");
    for (let ports = 0; ports < 2 && cursor.skip(":"); ports++) cursor.id("a port");
    this.#frames.at(-1)?.nodes.add(token.text);
    this.#ends.push({ nodes: new Set([token.text]), node: token.text, token });
  }

  /** What stands behind an end: an arrow and the next end, attributes, or another statement. */
  #afterEnd(): void {
    const cursor = this.#cursor;
    const { token } = cursor;
    if (cursor.isAt("->") || cursor.isAt("--")) {
      if (!cursor.isAt(this.#arrow)) {
        const kind = this.#arrow === "->" ? "digraph" : "graph";
        throw new DotSyntaxProblem(
          token,
          `an edge of a ${kind} is written ${this.#arrow}, not ${token.text}`,
        );
      }
      cursor.take();
      return this.#end();
    }
    if (token.kind === "id" && token.bare && !token.newLine && isNumberWord(token.text)) {
      const message = `a cost stands in brackets: [cost=${token.text}]; a node ${token.text} on a line of its own`;
      throw new DotSyntaxProblem(token, message);
    }
    this.#finish(this.#attributes());
  }

  #open(): void {
    if (this.#frames.length === DEEPEST_GROUP) {
      const message = `groups stand more than ${DEEPEST_GROUP} deep inside one another`;
      throw new DotSyntaxProblem(this.#cursor.token, message);
    }
    const token = this.#cursor.take();
    const edgeDefaults = new Map(this.#frames.at(-1)?.edgeDefaults);
    this.#frames.push({ nodes: new Set(), edgeDefaults, outerEnds: this.#ends, token });
    this.#ends = [];
  }

  #close(): void {
    this.#cursor.take();
    const closed = this.#frames.pop() as Frame;
    const outer = this.#frames.at(-1);
    if (outer === undefined) return;
    for (const node of closed.nodes) outer.nodes.add(node);
    this.#ends = closed.outerEnds;
    this.#ends.push({ nodes: closed.nodes, node: null, token: closed.token });
  }

  /** Adds what the statement says: a node, or the edges between each end and the next. */
  #finish(attributes: DotAttributes): void {
    const ends = this.#ends;
    this.#ends = [];
    const [first, ...others] = ends;
    if (first === undefined) return;
    if (first.node !== null && others.length === 0) {
      this.#meaning.node(first.node, placeOf(first.token), attributes);
      return;
    }
    const all = new Map([...(this.#frames.at(-1)?.edgeDefaults ?? NO_ATTRIBUTES), ...attributes]);
    let from: End = first;
    for (const to of others) {
      for (const a of from.nodes) {
        for (const b of to.nodes) {
          if (this.#builder.full) return;
          this.#meaning.edge(a, b, placeOf(to.token), all);
        }
      }
      from = to;
    }
  }

  /** All the `[...]` that stand here. */
  #attributes(): DotAttributes {
    const cursor = this.#cursor;
    if (!cursor.isAt("[")) return NO_ATTRIBUTES;
    const attributes = new Map<string, DotToken>();
    while (cursor.skip("[")) {
      while (!cursor.skip("]")) {
        const key = cursor.id("an attribute such as cost=4, or ]");
        if (!cursor.skip("=")) cursor.unexpected(`= behind ${key.text}`);
        attributes.set(key.text.toLowerCase(), cursor.id("a value"));
        if (!cursor.skip(",")) cursor.skip(";");
      }
    }
    return attributes;
  }
}

function isSign(token: DotToken, text: string): boolean {
  return token.kind === "sign" && token.text === text;
}

function placeOf({ line, column }: DotToken): Place {
  return { line, column };
}
