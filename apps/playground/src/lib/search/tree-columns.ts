import { NONE, type SearchRun } from "@jejak/search";
import { leafOrderLayout, type TreeData } from "@jejak/ui/tree";

/** A run's tree in columns, as the views draw it and a worker hands it over. */
export function treeColumns(run: SearchRun<string, string>, columns: number): TreeData {
  const { tree, visits, rules } = run;
  const { size } = tree;
  const cells = tree.state(0).length;
  const links = {
    parent: Int32Array.from({ length: size }, (_, node) => tree.parent(node)),
    firstChild: Int32Array.from({ length: size }, (_, node) => tree.firstChild(node)),
    nextSibling: Int32Array.from({ length: size }, (_, node) => tree.nextSibling(node)),
    level: Int32Array.from({ length: size }, (_, node) => tree.level(node)),
  };
  const words = new Uint8Array(size * cells);
  const moves = new Uint8Array(size);
  for (let node = 0; node < size; node++) {
    const word = tree.state(node);
    for (let cell = 0; cell < cells; cell++) words[node * cells + cell] = word.charCodeAt(cell);
    moves[node] = tree.action(node)?.charCodeAt(0) ?? 0;
  }
  const visitOf = new Int32Array(size);
  for (const [index, node] of visits.entries()) visitOf[node] = index + 1;
  return {
    size,
    ...links,
    g: Float64Array.from({ length: size }, (_, node) => tree.g(node)),
    h: Float64Array.from({ length: size }, (_, node) => tree.h(node)),
    words,
    cells,
    columns,
    moves,
    visitOf,
    supersededAt: rules.duplicates === "closed" ? supersededAt(run, visitOf) : new Int32Array(size),
    layout: leafOrderLayout(links),
  };
}

/** Under `duplicates: closed` the queued copies of a visited state will never be visited. */
function supersededAt(run: SearchRun<string, string>, visitOf: Int32Array): Int32Array {
  const { tree, visits } = run;
  const visitOfState = new Map<number, number>();
  for (const [index, node] of visits.entries()) {
    const state = tree.stateNumber(node);
    if (!visitOfState.has(state)) visitOfState.set(state, index + 1);
  }
  return Int32Array.from({ length: tree.size }, (_, node) =>
    visitOf[node] === 0 && node !== NONE ? (visitOfState.get(tree.stateNumber(node)) ?? 0) : 0,
  );
}
