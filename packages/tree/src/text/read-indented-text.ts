import type { ReadTree } from "../read-result.ts";
import { linesOf } from "../reading/lines-of.ts";
import { costFrom } from "../reading/number-from.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";
import { stateFromBox } from "./board-box.ts";
import { wordAt } from "./word-text.ts";

const NUMBER = /^ *(\d{1,9}|[·.]) {2}/;
const LEVELS_LEFT_OUT = /\((\d{1,9}) levels\) /y;
const STROKE = /[│|] {2}| {3}/y;
const BRANCH = /(?:├─|└─|\|-|`-) /y;

/**
 * Reads a tree from the indented text that this package writes, with words or with boards. What
 * comes back are the nodes, the visits and the values that the text shows, not problem and rules.
 */
export function readIndentedText(text: string): ReadTree {
  return readResult(() => {
    const reader = new TextReader();
    for (const line of linesOf(text)) {
      if (line.text.trim() === "") break;
      reader.follow(line.text, line.number);
    }
    return treeFromLinks(reader.finish(), null);
  });
}

/** A board that has begun: where its frame stands and the lines inside it so far. */
interface OpenBox {
  readonly at: number;
  readonly lines: string[];
  readonly node: (state: string) => LinkedNode;
}

class TextReader {
  readonly #nodes: LinkedNode[] = [];
  /** The number of the last node on each level. */
  readonly #lastOn: number[] = [];
  #box: OpenBox | null = null;

  follow(line: string, lineNumber: number): void {
    const path = `line ${lineNumber}`;
    if (this.#box !== null) this.#followBox(this.#box, line, path);
    else this.#startNode(line, path);
  }

  finish(): LinkedNode[] {
    if (this.#box !== null) throw new Unreadable("", "ends inside a board");
    return this.#nodes;
  }

  #startNode(line: string, path: string): void {
    const number = NUMBER.exec(line);
    if (number === null)
      throw new Unreadable(path, "must begin with the number of a visit, or a dot");
    const { level, at } = levelAt(line, number[0].length);
    const parent = level === 0 ? null : this.#lastOn[level - 1];
    if (parent === undefined)
      throw new Unreadable(path, "is more than one level below the line before");
    const { action, state, end, boxAt } = wordsAt(line, at, path);
    const visit = Number(number[1]);
    const node = (word: string): LinkedNode => ({
      name: String(this.#nodes.length),
      parent: parent === null ? null : String(parent),
      state: word,
      action,
      ...valuesAt(line, end, path),
      visit: Number.isNaN(visit) ? null : visit - 1,
      path,
    });
    this.#lastOn.length = level;
    this.#lastOn.push(this.#nodes.length);
    if (state === null) this.#box = { at: boxAt, lines: [], node };
    else this.#nodes.push(node(state));
  }

  #followBox(box: OpenBox, line: string, path: string): void {
    const side = line.charAt(box.at);
    if (side === "│" || side === "|") {
      if (box.lines.length === 36) throw new Unreadable(path, "a board has at most 36 rows");
      box.lines.push(
        line
          .slice(box.at + 1)
          .trimEnd()
          .slice(0, -1),
      );
      return;
    }
    const state = side === "└" || side === "+" ? stateFromBox(box.lines) : null;
    if (state === null)
      throw new Unreadable(path, "ends a board that does not hold each tile once");
    this.#nodes.push(box.node(state));
    this.#box = null;
  }
}

/** How deep a node stands, by the strokes from `from`, and where they end. */
function levelAt(line: string, from: number): { level: number; at: number } {
  LEVELS_LEFT_OUT.lastIndex = from;
  const leftOut = LEVELS_LEFT_OUT.exec(line);
  let level = leftOut === null ? 0 : Number(leftOut[1]);
  let at = leftOut === null ? from : LEVELS_LEFT_OUT.lastIndex;
  for (;;) {
    STROKE.lastIndex = at;
    if (!STROKE.test(line)) break;
    at = STROKE.lastIndex;
    level++;
  }
  BRANCH.lastIndex = at;
  if (!BRANCH.test(line)) return { level, at };
  return { level: level + 1, at: BRANCH.lastIndex };
}

/**
 * Action and state of a node, the words from `at` to the first double blank; a board in place of the
 * state begins at `boxAt`.
 */
function wordsAt(
  line: string,
  at: number,
  path: string,
): { action: string | null; state: string | null; end: number; boxAt: number } {
  if (isFrame(line, at)) return { action: null, state: null, end: frameEnd(line, at), boxAt: at };
  const first = wordAt(line, at);
  if (first === null) throw new Unreadable(path, "names no state");
  const next = first.end + 1;
  if (isFrame(line, next)) {
    return { action: first.word, state: null, end: frameEnd(line, next), boxAt: next };
  }
  const second = line.charAt(next) === " " ? null : wordAt(line, next);
  if (second === null) return { action: null, state: first.word, end: first.end, boxAt: -1 };
  return { action: first.word, state: second.word, end: second.end, boxAt: -1 };
}

function isFrame(line: string, at: number): boolean {
  return line.charAt(at) === "┌" || line.startsWith("+-", at);
}

function frameEnd(line: string, at: number): number {
  const end = line.indexOf(line.charAt(at) === "┌" ? "┐" : "+", at + 1);
  return end === -1 ? line.length : end + 1;
}

/** The values that stand after a state, two blanks before each. */
function valuesAt(line: string, end: number, path: string): Pick<LinkedNode, "g" | "h"> {
  const values = new Map<string, string>();
  for (const value of line.slice(end).split("  ")) {
    const [name = "", number] = value.trim().split(" ");
    if (number !== undefined) values.set(name, number);
  }
  return { g: costFrom(values.get("g"), `${path}, g`), h: costFrom(values.get("h"), `${path}, h`) };
}
