/**
 * Which tiles of a line have to leave it so that the others can go home without passing each other,
 * as few as can be: all but a longest ascending run of places. `places[at]` is where the tile at
 * that place of the line belongs in it, from 1; 0 for a tile of another line and for the blank.
 */
export function tilesToLeave(places: readonly number[]): readonly number[] {
  // longest[at]: how many can stay up to this one, if it stays; before[at]: the one that stays before it.
  const longest: number[] = [];
  const before: number[] = [];
  let last = -1;
  for (const [at, place] of places.entries()) {
    longest[at] = place === 0 ? 0 : 1;
    before[at] = -1;
    if (place === 0) continue;
    for (let earlier = 0; earlier < at; earlier += 1) {
      const stays = (places[earlier] ?? 0) > 0 && (places[earlier] ?? 0) < place;
      const length = (longest[earlier] ?? 0) + 1;
      if (stays && length > (longest[at] ?? 0)) {
        longest[at] = length;
        before[at] = earlier;
      }
    }
    if (last < 0 || (longest[at] ?? 0) > (longest[last] ?? 0)) last = at;
  }
  const staying = new Set<number>();
  for (let at = last; at >= 0; at = before[at] ?? -1) staying.add(at);
  return places.flatMap((place, at) => (place > 0 && !staying.has(at) ? [at] : []));
}

const known = new Map<number, Uint8Array>();

/**
 * How many tiles leave a line of that many cells (at most 6, 117,649 bytes), by the places of its
 * tiles as the digits of a number, the first cell's the highest, in base `length + 1`.
 */
export function toLeaveByLine(length: number): Uint8Array {
  const made = known.get(length);
  if (made !== undefined) return made;
  const base = length + 1;
  const table = new Uint8Array(base ** length);
  const places = Array.from({ length }, () => 0);
  for (let line = 0; line < table.length; line += 1) {
    let rest = line;
    for (let at = length - 1; at >= 0; at -= 1) {
      places[at] = rest % base;
      rest = Math.floor(rest / base);
    }
    table[line] = tilesToLeave(places).length;
  }
  known.set(length, table);
  return table;
}
