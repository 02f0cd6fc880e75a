/**
 * The place of an order of tiles, 3 bits each, among all orders of one half: the boards that moves
 * connect. The last two tiles follow from the others. The others are looked up in two parts, which
 * keeps both tables small: the first three, and those after them among what the first three leave.
 */
export interface BoardRank {
  /** By the bits of the first part: in the lower half its place among all of them times the orders of the second part; in the upper half where its table in `later` begins, in blocks of 512. */
  readonly first: Int32Array;
  /** By the bits of the second part, in the block that the first part names. */
  readonly later: Uint8Array;
  /** Orders of the tiles in one half. */
  readonly orders: number;
}

/** Tiles in the first part, and in the second at most. */
const PART = 3;

const known = new Map<number, BoardRank>();

/** The ranks for boards of that many cells, 4 to 9; made once, since they depend on nothing else. */
export function boardRank(cells: number): BoardRank {
  const made = known.get(cells);
  if (made !== undefined) return made;
  const tiles = Array.from({ length: cells - 1 }, (_, tile) => tile);
  const counted = tiles.length - 2;
  const firstOrders = orders(tiles, Math.min(PART, counted));
  const laterTiles = counted - Math.min(PART, counted);
  const blocks = new Map<string, number>();
  const first = new Int32Array(512);
  const tables: Uint8Array[] = [];
  let laterOrders = 1;
  for (const [place, order] of firstOrders.entries()) {
    const rest = tiles.filter((tile) => !order.includes(tile));
    const key = rest.join();
    if (!blocks.has(key)) {
      blocks.set(key, tables.length);
      const later = orders(rest, laterTiles);
      laterOrders = later.length;
      const table = new Uint8Array(512);
      for (const [laterPlace, laterOrder] of later.entries()) table[bits(laterOrder)] = laterPlace;
      tables.push(table);
    }
    first[bits(order)] = ((blocks.get(key) ?? 0) << 16) | (place * laterOrders);
  }
  const later = new Uint8Array(512 * tables.length);
  for (const [block, table] of tables.entries()) later.set(table, 512 * block);
  const rank = { first, later, orders: firstOrders.length * laterOrders };
  known.set(cells, rank);
  return rank;
}

/** All orders of `length` of these tiles. */
function orders(tiles: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return tiles.flatMap((tile) =>
    orders(
      tiles.filter((other) => other !== tile),
      length - 1,
    ).map((order) => [tile, ...order]),
  );
}

function bits(order: readonly number[]): number {
  return order.reduce((sum, tile, place) => sum | (tile << (3 * place)), 0);
}
