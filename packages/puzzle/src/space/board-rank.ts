/**
 * The place of an order of tiles, 3 bits each, among all orders of one half: the boards that moves
 * connect. The last two tiles follow from the others. The others are looked up in two parts, which
 * keeps both tables small: the first three, and those after them among what the first three leave.
 */
export interface BoardRank {
  /**
   * By the bits of the first part: in the lower half its place among all of them times the orders of
   * the second part, in the upper half its block of 512 in `later`.
   */
  readonly first: Int32Array;
  /** By block and the bits of the second part: its place. As small as can be, for the sake of caches. */
  readonly later: Uint8Array;
  /** How many bits each part has. */
  readonly firstBits: number;
  readonly laterBits: number;
  /** Orders of the tiles in one half. */
  readonly orders: number;
}

/** Entries of a table for three tiles of 3 bits. */
const BLOCK = 512;
/** Tiles in the first part, and in the second at most. */
const PART = 3;

const known = new Map<number, BoardRank>();

/** The ranks for boards of that many cells, 4 to 9; made once, since they depend on nothing else. */
export function boardRank(cells: number): BoardRank {
  const made = known.get(cells);
  if (made !== undefined) return made;
  const tiles = Array.from({ length: cells - 1 }, (_, tile) => tile);
  const counted = tiles.length - 2;
  const firstTiles = Math.min(PART, counted);
  const laterTiles = counted - firstTiles;
  const firstOrders = orders(tiles, firstTiles);
  const blocks = new Map<string, number>();
  const first = new Int32Array(BLOCK);
  const tables: Uint8Array[] = [];
  let laterOrders = 1;
  for (const [place, order] of firstOrders.entries()) {
    const rest = tiles.filter((tile) => !order.includes(tile));
    const block = blocks.get(rest.join()) ?? tables.length;
    if (block === tables.length) {
      blocks.set(rest.join(), block);
      const restOrders = orders(rest, laterTiles);
      laterOrders = restOrders.length;
      const table = new Uint8Array(BLOCK);
      for (const [laterPlace, laterOrder] of restOrders.entries())
        table[bits(laterOrder)] = laterPlace;
      tables.push(table);
    }
    first[bits(order)] = (block << 16) | (place * laterOrders);
  }
  const later = new Uint8Array(BLOCK * tables.length);
  for (const [block, table] of tables.entries()) later.set(table, BLOCK * block);
  const rank = {
    first,
    later,
    firstBits: 3 * firstTiles,
    laterBits: 3 * laterTiles,
    orders: firstOrders.length * laterOrders,
  };
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
