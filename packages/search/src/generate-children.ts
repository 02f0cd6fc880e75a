import type { SearchInProgress } from "./search-in-progress.ts";
import { FIRST_CHILD, LEVEL_AND_H, NONE, ONE_LEVEL, PARENT, ROW } from "./tree/node-rows.ts";

/**
 * The slides' procedure GENERATE_ANAK: makes the children of `node` in the problem's order, drops
 * those that the rule on duplicates drops, and links the rest as first child and siblings.
 *
 * The slides drop only the state one level above (`state_1tkt_diatas`); that is `duplicates:
 * parent`. They put each child into the queue at once (`if best then MASUK`); here the search puts
 * them into the frontier when all are made, which comes to the same tree and the same order.
 */
export function generateChildren<State, Action>(
  search: SearchInProgress<State, Action>,
  node: number,
): void {
  const { rows } = search;
  const first = rows.size;
  search.duplicates.startChildren(node);
  const levelAndH = search.hasPlainChildren ? rows.levelAndHBelow(node) : NONE;
  if (levelAndH === NONE) writeChildren(search, node);
  else writePlainChildren(search, node, levelAndH);
  if (rows.size > first) rows.cells[(node << ROW) + FIRST_CHILD] = first;
  else if (search.marksVisits) rows.setVisited(node);
}

/**
 * Writes the children of a node where a child is nothing but its code and every successor is
 * generated. It does nothing that `writeChildren` does not, but calls nothing that few searches
 * need, since this loop is most of their work.
 *
 * A child is written into the tree's next row before the rule is asked, and the next one over it
 * where it is dropped: no processor can foretell the answer, so nothing branches on it.
 */
function writePlainChildren<State, Action>(
  search: SearchInProgress<State, Action>,
  parent: number,
  levelAndH: number,
): void {
  const { rows, space, duplicates } = search;
  const { difference } = search.h;
  const low = rows.low(parent);
  const high = rows.highOf(parent);
  const firstMove = space.firstMove(low, high);
  const endOfMoves = firstMove + space.moveCount(firstMove);
  rows.reserve(endOfMoves - firstMove);
  const { cells, high: highs, size } = rows;
  let child = size;
  for (let move = firstMove; move < endOfMoves; move++) {
    const childLow = space.lowAfter(low, high, move);
    const childHigh = highs === null ? 0 : space.highAfter(low, high, move);
    const at = child << ROW;
    cells[at] = childLow;
    cells[at + PARENT] = parent;
    cells[at + FIRST_CHILD] = 0;
    cells[at + LEVEL_AND_H] =
      difference === null
        ? levelAndH & -ONE_LEVEL
        : levelAndH + (difference[space.change(low, high, move)] as number);
    if (highs !== null) highs[child] = childHigh;
    child += duplicates.admits(childLow, childHigh, child);
  }
  search.dropped += endOfMoves - firstMove - (child - size);
  rows.size = child;
}

/** Writes the children of a node, whatever the space, the heuristic and the search. */
function writeChildren<State, Action>(
  search: SearchInProgress<State, Action>,
  parent: number,
): void {
  const { rows, space, duplicates, actions, h, stopsEarly } = search;
  const { difference } = h;
  const low = rows.low(parent);
  const high = rows.highOf(parent);
  const level = rows.level(parent) + 1;
  const g = rows.g(parent);
  const firstMove = space.firstMove(low, high);
  const endOfMoves = firstMove + space.moveCount(firstMove);
  rows.reserve(endOfMoves - firstMove);
  const { size } = rows;
  for (let move = firstMove; move < endOfMoves; move++) {
    const childLow = space.lowAfter(low, high, move);
    const childHigh = space.wide ? space.highAfter(low, high, move) : 0;
    const cost = space.unitCosts ? 1 : space.cost(move);
    // Where h has to be asked for it is asked for those that are kept.
    const hOfChild =
      difference === null
        ? 0
        : rows.h(parent) + (difference[space.change(low, high, move)] as number);
    const child = rows.add(childLow, childHigh, parent, level, g + cost, hOfChild);
    if (space.keepsActions) actions[child] = space.action(move);
    if (duplicates.admits(childLow, childHigh, child) === 0) {
      rows.size--;
      search.dropped++;
    } else if (stopsEarly && isLast(search, parent, child)) break;
  }
  if (h.isAsked) h.askFor(rows, size);
}

/**
 * Whether no successor is generated after this child of `parent`. With `goalTest: generate` the
 * search ends at the first child that is a goal; simple hill climbing makes none after the first
 * that is better than its parent.
 */
function isLast<State, Action>(
  search: SearchInProgress<State, Action>,
  parent: number,
  child: number,
): boolean {
  const { space, rows, h, method, testsChildren } = search;
  const low = rows.low(child);
  const high = rows.highOf(child);
  if (testsChildren && space.isGoal(low, high) && isWithinPass(search, child)) {
    search.outcome = "found";
    return true;
  }
  return method.stopsAtBetter === true && h.of(low, high) < rows.h(parent);
}

/** Whether the search may find a goal in this child: IDA* does not above the bound of its pass. */
function isWithinPass<State, Action>(
  { rows, h, method, passes }: SearchInProgress<State, Action>,
  child: number,
): boolean {
  const pass = passes.at(-1);
  if (method.passesBy !== "f" || pass === undefined) return true;
  return rows.g(child) + h.of(rows.low(child), rows.highOf(child)) <= pass.limit;
}
