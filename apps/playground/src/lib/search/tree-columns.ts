import type { SearchRun, SearchTree } from "@jejak/search";
import { supersededAt } from "./superseded-at.ts";
import { leafOrderLayout, type StateWords, type TreeData } from "@jejak/ui/tree";

type Tree = SearchTree<string, string>;

/** A run's tree in columns, as the views draw it and a worker hands it over; `columns` are a board's, null for names. */
export function treeColumns(
  run: Pick<SearchRun<string, string>, "tree" | "visits" | "rules" | "passes">,
  columns: number | null,
): TreeData {
  const { tree } = run;
  const { size } = tree;
  const visits = Int32Array.from(run.visits);
  const visitOf = firstVisits(visits, size);
  const links = {
    parent: Int32Array.from({ length: size }, (_, node) => tree.parent(node)),
    firstChild: Int32Array.from({ length: size }, (_, node) => tree.firstChild(node)),
    nextSibling: Int32Array.from({ length: size }, (_, node) => tree.nextSibling(node)),
    level: Int32Array.from({ length: size }, (_, node) => tree.level(node)),
  };
  return {
    size,
    ...links,
    g: Float64Array.from({ length: size }, (_, node) => tree.g(node)),
    h: Float64Array.from({ length: size }, (_, node) => tree.h(node)),
    states: columns === null ? nameWords(tree) : boardWords(tree, columns),
    ...actionColumns(tree),
    visits,
    visitOf,
    supersededAt: supersededAt(run, visits, visitOf),
    layout: leafOrderLayout(links),
  };
}

function boardWords(tree: Tree, columns: number): StateWords {
  const cells = tree.state(0).length;
  const words = new Uint8Array(tree.size * cells);
  for (let node = 0; node < tree.size; node++) {
    const word = tree.state(node);
    for (let cell = 0; cell < cells; cell++) words[node * cells + cell] = word.charCodeAt(cell);
  }
  return { kind: "boards", words, cells, columns };
}

function nameWords(tree: Tree): StateWords {
  const numbers = new Map<string, number>();
  const nameOf = Int32Array.from({ length: tree.size }, (_, node) =>
    numberedIn(numbers, tree.state(node)),
  );
  const names = [...numbers.keys()];
  const longest = names.reduce((most, { length }) => Math.max(most, length), 0);
  return { kind: "names", names, nameOf, longest };
}

function actionColumns(tree: Tree): Pick<TreeData, "actions" | "actionOf"> {
  const numbers = new Map<string, number>();
  const actionOf = Int32Array.from({ length: tree.size }, (_, node) => {
    const action = tree.action(node);
    return action === null ? -1 : numberedIn(numbers, action);
  });
  return { actions: [...numbers.keys()], actionOf };
}

function numberedIn(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

function firstVisits(visits: Int32Array, size: number): Int32Array {
  const visitOf = new Int32Array(size);
  for (const [index, node] of visits.entries()) visitOf[node] ||= index + 1;
  return visitOf;
}
