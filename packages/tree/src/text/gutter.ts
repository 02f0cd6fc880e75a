import { NONE, type SearchTree } from "@jejak/search";

/** Levels that indentation shows; of deeper nodes the line says how many levels were left out. */
const LEVELS_SHOWN = 20;

/** The strokes of a tree: four of three characters each. */
export interface Strokes {
  readonly branch: string;
  readonly lastBranch: string;
  readonly line: string;
  readonly space: string;
}

export const UNICODE_STROKES: Strokes = {
  branch: "├─ ",
  lastBranch: "└─ ",
  line: "│  ",
  space: "   ",
};

export const ASCII_STROKES: Strokes = {
  branch: "|- ",
  lastBranch: "`- ",
  line: "|  ",
  space: "   ",
};

/** What stands left of a node: on its first line, and on the further ones of its picture. */
export interface Gutter {
  readonly first: string;
  readonly further: string;
}

/** The strokes that lead to a node: its own branch, and those of its ancestors that go on below it. */
export function gutterOf<State>(
  tree: SearchTree<State, string>,
  node: number,
  strokes: Strokes,
): Gutter {
  if (tree.level(node) === 0) return { first: "", further: "" };
  const isLast = tree.nextSibling(node) === NONE;
  let lines = "";
  let at = tree.parent(node);
  for (let shown = 1; shown < LEVELS_SHOWN && tree.level(at) > 0; shown++) {
    lines = (tree.nextSibling(at) === NONE ? strokes.space : strokes.line) + lines;
    at = tree.parent(at);
  }
  const left = tree.level(at) > 0 ? `(${tree.level(at)} levels) ` : "";
  return {
    first: left + lines + (isLast ? strokes.lastBranch : strokes.branch),
    further: " ".repeat(left.length) + lines + (isLast ? strokes.space : strokes.line),
  };
}
