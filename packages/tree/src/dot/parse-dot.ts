import { shown } from "../reading/shape.ts";
import { Unreadable } from "../reading/unreadable.ts";
import { dotTokens, type DotToken } from "./dot-tokens.ts";

/** Names and values of a node, an edge or the graph; labels in angle brackets are left out. */
export type DotAttributes = Map<string, string>;

export interface DotNode {
  readonly attributes: DotAttributes;
  /** The line where the node first stands. */
  readonly path: string;
}

export interface DotEdge extends DotNode {
  readonly tail: string;
  readonly head: string;
}

export interface DotGraph {
  readonly attributes: DotAttributes;
  readonly nodes: Map<string, DotNode>;
  readonly edges: DotEdge[];
}

/**
 * Parses a graph in the DOT language. Subgraphs are taken apart (their nodes and edges belong to
 * the graph); an edge from or to a whole subgraph, and a second graph in the file, are refused.
 */
export function parseDot(text: string): DotGraph {
  const parser = new DotParser(dotTokens(text));
  parser.parse();
  return parser.graph;
}

class DotParser {
  readonly graph: DotGraph = { attributes: new Map(), nodes: new Map(), edges: [] };
  readonly #tokens: Iterator<DotToken, undefined>;
  #token: DotToken = { kind: "end", text: "", line: 1 };
  #open = 0;

  constructor(tokens: Iterator<DotToken, undefined>) {
    this.#tokens = tokens;
    this.#advance();
  }

  parse(): void {
    if (this.#isKeyword("strict")) this.#advance();
    if (!this.#isKeyword("digraph") && !this.#isKeyword("graph")) throw this.#wrong("digraph");
    this.#advance();
    if (this.#isId()) this.#advance();
    this.#openBrace();
    while (this.#open > 0) this.#statement();
    if (this.#token.kind !== "end") throw this.#wrong("the end of the file");
  }

  #statement(): void {
    if (this.#isMark("}")) {
      this.#open--;
      this.#advance();
    } else if (this.#isMark(";") || this.#isMark(",")) {
      this.#advance();
    } else if (this.#isMark("{") || this.#isKeyword("subgraph")) {
      this.#subgraph();
    } else if (this.#isKeyword("graph") || this.#isKeyword("node") || this.#isKeyword("edge")) {
      const isGraph = this.#isKeyword("graph") && this.#open === 1;
      this.#advance();
      this.#attributesInto(isGraph ? this.graph.attributes : new Map());
    } else {
      this.#nodeOrEdges();
    }
  }

  #subgraph(): void {
    if (this.#isKeyword("subgraph")) this.#advance();
    if (this.#isId()) this.#advance();
    this.#openBrace();
  }

  #nodeOrEdges(): void {
    const path = `line ${this.#token.line}`;
    const names = [this.#id()];
    if (this.#isMark("=")) {
      this.#advance();
      const value = this.#value();
      if (this.#open === 1 && value !== null) this.graph.attributes.set(names[0] as string, value);
      return;
    }
    this.#skipPort();
    while (this.#isMark("->") || this.#isMark("--")) {
      this.#advance();
      names.push(this.#id());
      this.#skipPort();
    }
    for (const name of names) {
      if (!this.graph.nodes.has(name)) this.graph.nodes.set(name, { attributes: new Map(), path });
    }
    const isNode = names.length === 1;
    const own = this.graph.nodes.get(names[0] as string)?.attributes;
    const attributes = isNode && own !== undefined ? own : new Map<string, string>();
    this.#attributesInto(attributes);
    names.slice(1).forEach((head, index) => {
      this.graph.edges.push({ tail: names[index] as string, head, attributes, path });
    });
  }

  #attributesInto(attributes: DotAttributes): void {
    while (this.#isMark("[")) {
      this.#advance();
      while (!this.#isMark("]")) {
        if (this.#isMark(",") || this.#isMark(";")) {
          this.#advance();
          continue;
        }
        const name = this.#id();
        let value: string | null = "true";
        if (this.#isMark("=")) {
          this.#advance();
          value = this.#value();
        }
        if (value !== null) attributes.set(name, value);
      }
      this.#advance();
    }
  }

  /** A value, null for a label in angle brackets. */
  #value(): string | null {
    if (this.#token.kind !== "html") return this.#id();
    this.#advance();
    return null;
  }

  #id(): string {
    if (!this.#isId()) throw this.#wrong("a name");
    let text = this.#token.text;
    this.#advance();
    while (this.#isMark("+")) {
      this.#advance();
      text += this.#token.text;
      this.#advance();
    }
    return text;
  }

  #skipPort(): void {
    while (this.#isMark(":")) {
      this.#advance();
      this.#id();
    }
  }

  #openBrace(): void {
    if (!this.#isMark("{")) throw this.#wrong("{");
    this.#open++;
    this.#advance();
  }

  #isId(): boolean {
    return this.#token.kind === "word" || this.#token.kind === "quoted";
  }

  #isMark(mark: string): boolean {
    return this.#token.kind === "mark" && this.#token.text === mark;
  }

  #isKeyword(word: string): boolean {
    return this.#token.kind === "word" && this.#token.text.toLowerCase() === word;
  }

  #advance(): void {
    this.#token = this.#tokens.next().value ?? this.#token;
  }

  #wrong(due: string): Unreadable {
    const found =
      this.#token.kind === "end" ? "the text ends" : `${shown(this.#token.text)} stands`;
    return new Unreadable(`line ${this.#token.line}`, `${found} where ${due} is due in DOT`);
  }
}
