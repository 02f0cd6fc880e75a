/**
 * Numbers from 0 (included) to 1 (excluded) that depend on `seed` alone, so that whatever is drawn
 * can be drawn again. The generator is mulberry32 (Tommy Ettinger, 2017): 32 bits of state, good
 * enough to shuffle boards, not for secrets. Only the lower 32 bits of the seed count.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
