import { Unreadable } from "../reading/unreadable.ts";

/** A node of a Newick text. */
export interface NewickNode {
  readonly name: string;
  /** The number of its parent, which stands later; null for a root, the last node of its tree. */
  parent: number | null;
  /** Length of the branch to the parent; null where none is written. */
  readonly length: number | null;
  /** What stands in square brackets after the node, without them. */
  readonly comment: string;
  /** Where its name stands. */
  readonly path: string;
}

const SPACE = /\s*/y;
const BARE = /[^\s()[\]{}:;,']*/y;
const LENGTH = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const COMMENT = /\[([^\]]*)\]/y;

/** The nodes of the trees of a Newick text, children before their parents. */
export function parseNewick(text: string): NewickNode[] {
  const cursor = new Cursor(text);
  const nodes: NewickNode[] = [];
  do {
    treeAt(cursor, nodes);
    if (!cursor.takes(";")) throw cursor.wrong("a semicolon");
    cursor.skip();
  } while (!cursor.atEnd);
  return nodes;
}

/** Reads one tree; open brackets are kept on a list, so that depth costs nothing. */
function treeAt(cursor: Cursor, nodes: NewickNode[]): void {
  const open: number[][] = [];
  for (;;) {
    while (cursor.takes("(")) open.push([]);
    nodes.push(nodeAt(cursor, [], nodes));
    open.at(-1)?.push(nodes.length - 1);
    while (open.length > 0 && cursor.takes(")")) {
      const children = open.pop() ?? [];
      nodes.push(nodeAt(cursor, children, nodes));
      open.at(-1)?.push(nodes.length - 1);
    }
    if (open.length === 0) return;
    if (!cursor.takes(",")) throw cursor.wrong("a comma or a closing bracket");
  }
}

function nodeAt(cursor: Cursor, children: readonly number[], nodes: NewickNode[]): NewickNode {
  cursor.skip();
  const path = `character ${cursor.at + 1}`;
  const name = cursor.name();
  let comment = cursor.comment();
  const length = cursor.takes(":") ? cursor.length() : null;
  comment += cursor.comment();
  for (const child of children) (nodes[child] as NewickNode).parent = nodes.length;
  return { name, parent: null, length, comment, path };
}

class Cursor {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    if (text.startsWith("\uFEFF")) this.at = 1;
  }

  get atEnd(): boolean {
    return this.at >= this.#text.length;
  }

  skip(): void {
    this.#match(SPACE);
  }

  takes(mark: string): boolean {
    this.skip();
    if (!this.#text.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  name(): string {
    if (this.#text.charAt(this.at) !== "'") return (this.#match(BARE) ?? "").replaceAll("_", " ");
    let name = "";
    for (let from = this.at + 1; ;) {
      const quote = this.#text.indexOf("'", from);
      if (quote === -1) throw this.wrong("a closing quote");
      name += this.#text.slice(from, quote);
      from = quote + 2;
      if (this.#text.charAt(quote + 1) === "'") {
        name += "'";
      } else {
        this.at = quote + 1;
        return name;
      }
    }
  }

  length(): number {
    this.skip();
    const length = this.#match(LENGTH);
    if (length === null) throw this.wrong("the length of a branch");
    return Number(length);
  }

  comment(): string {
    let text = "";
    for (;;) {
      this.skip();
      const comment = this.#match(COMMENT);
      if (comment === null) return text;
      text += comment.slice(1, -1);
    }
  }

  wrong(due: string): Unreadable {
    const found = this.atEnd
      ? "the text ends"
      : `${JSON.stringify(
          Array.from(this.#text.slice(this.at, this.at + 20))
            .slice(0, 10)
            .join(""),
        )} stands`;
    return new Unreadable(`character ${this.at + 1}`, `${found} where ${due} is due in Newick`);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#text);
    if (match === null) return null;
    this.at = pattern.lastIndex;
    return match[0];
  }
}
