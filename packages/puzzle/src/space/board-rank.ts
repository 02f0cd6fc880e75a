/**
 * The place of each board among those of one half (the boards that moves connect), for boards whose
 * cells hold 3 bits each: by the cell of the blank, then by the order of the tiles without it. The
 * last two tiles follow from the others, so a table by the bits of all but two gives the rank.
 */
export interface BoardRank {
  readonly ranks: Uint16Array;
  /** Orders of the tiles in one half. */
  readonly orders: number;
}

const known = new Map<number, BoardRank>();

/** The ranks for boards of that many cells, 4 to 9; made once, since they depend on nothing else. */
export function boardRank(cells: number): BoardRank {
  const made = known.get(cells);
  if (made !== undefined) return made;
  const tiles = cells - 1;
  const counted = tiles - 2;
  const ranks = new Uint16Array(1 << (3 * counted));
  const order: number[] = [];
  let orders = 0;
  const extend = (bits: number): void => {
    if (order.length === counted) {
      ranks[bits] = orders;
      orders += 1;
      return;
    }
    for (let tile = 0; tile < tiles; tile += 1) {
      if (order.includes(tile)) continue;
      order.push(tile);
      extend(bits | (tile << (3 * (order.length - 1))));
      order.pop();
    }
  };
  extend(0);
  const rank = { ranks, orders };
  known.set(cells, rank);
  return rank;
}
