import { NONE } from "@jejak/search";
import type { BareTree } from "@jejak/tree";
import { SLIDES } from "./search-request.ts";
import type { FileSource, Session } from "./session.ts";
import { LISTED, shownNodes, type StepView } from "./step-view.ts";
import { treeColumns } from "./tree-columns.ts";

/** A tree whose search is unknown, with the order of its visits where the file tells it. */
export function openBareTree(bare: BareTree, source: FileSource): Session {
  const { tree, visits } = bare;
  const hasValues = Array.from({ length: tree.size }, (_, node) => tree.h(node)).some((h) => h > 0);
  // Rules that are only looked at for what stands beside a node: h where there is any.
  const rules = { ...SLIDES.rules, search: hasValues ? "best-first" : "breadth-first" } as const;
  const revealed = revealedAfter(bare);
  const expanded = visits.filter((node) => tree.firstChild(node) !== NONE).length;
  return {
    summary: {
      request: { kind: "tree", rules },
      tree: treeColumns(
        { tree, visits, rules: { ...rules, duplicates: "none" } },
        boardColumns(bare),
      ),
      steps: visits.length,
      outcome: null,
      goal: null,
      counters: {
        visited: visits.length,
        expanded,
        generated: tree.size,
        dropped: 0,
        thrownAway: 0,
        largestFrontier: 0,
      },
      graph: null,
      source,
    },
    written: { kind: "tree", tree: bare },
    at: (step) => bareView(bare, revealed, step),
  };
}

/** After each number of visits, how many nodes there are: the children of what was visited; all at the end. */
function revealedAfter({ tree, visits }: BareTree): number[] {
  const revealed = [visits.length === 0 ? tree.size : 1];
  for (const node of visits) {
    const last = Math.max(node, ...tree.children(node));
    revealed.push(Math.max(revealed.at(-1) ?? 1, last + 1));
  }
  revealed[visits.length] = tree.size;
  return revealed;
}

function bareView(bare: BareTree, revealedAt: readonly number[], step: number): StepView {
  const { tree, visits } = bare;
  const node = step === 0 ? null : (visits[step - 1] ?? null);
  const revealed = revealedAt[step] ?? tree.size;
  const closed = Math.max(0, step - LISTED);
  return {
    step,
    kind: node === null ? "start" : "expanded",
    node,
    revealed,
    generated: node === null ? [] : tree.children(node),
    dropped: [],
    frontier: visits.length === 0 ? shownNodes([]) : shownNodes(waiting(bare, revealed, step)),
    closed: { nodes: visits.slice(closed, step), more: closed },
    candidates: shownNodes([]),
    tied: 0,
    goalGenerated: false,
    pass: null,
  };
}

/** What was generated and not visited, in order of generation: how it is taken is not known. */
function waiting({ visits }: BareTree, revealed: number, step: number): number[] {
  const visited = new Set(visits.slice(0, step));
  return Array.from({ length: revealed }, (_, node) => node).filter((node) => !visited.has(node));
}

/** Cells in a row where all states are boards of one square size; null for names. */
function boardColumns({ tree }: BareTree): number | null {
  const columns = Math.sqrt(tree.state(0).length);
  if (!Number.isInteger(columns) || columns < 2 || columns > 6) return null;
  const tiles = [...tree.state(0)].sort().join("");
  const isBoard = /^0[0-9a-z]+$/u.test(tiles) && new Set(tiles).size === tiles.length;
  if (!isBoard) return null;
  for (let node = 0; node < tree.size; node++) {
    if ([...tree.state(node)].sort().join("") !== tiles) return null;
  }
  return columns;
}
